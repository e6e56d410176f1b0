import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { nodeFileTrace } from '@vercel/nft'
import { create } from 'tar'
import { z } from 'zod'
import { packageFolder, readBundledPackages } from '../bundled-packages.ts'

/** Makes a release's bill of materials in the CycloneDX format (https://cyclonedx.org/docs/1.6/json/). */
export function makeBillOfMaterials(
  product: { name: string; version: string; time: Date; node: string },
  packages: readonly ShippedPackage[],
): string {
  const node = { name: 'node', version: product.node, license: 'MIT' }
  const components = [node, ...packages].map(({ name, version, license }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses: [{ expression: license }],
    ...(name === 'node' ? {} : { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
  }))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: product.time.toISOString(),
      component: { type: 'application', name: product.name, version: product.version },
    },
    components,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** Joins the texts of all licences, each under its package. */
export function joinLicences(packages: readonly ShippedPackage[], nodeLicence: string): string {
  const heading = (name: string) => `${'='.repeat(100)}\n${name}\n${'='.repeat(100)}\n`
  const parts = packages.map(({ name, version, license, texts }) => {
    const text = texts.length > 0 ? texts.map((one) => one.trim()).join('\n\n') : `Licence: ${license}`
    return `${heading(`${name} ${version}`)}\n${text}\n`
  })
  return [`${heading('Node.js')}\n${nodeLicence.trim()}\n`, ...parts].join('\n')
}

/**
 * Packs a folder into a `.tar.gz` whose bytes depend only on names, contents and modes (RUN-RELEASE-1): sorted, with
 * one time, without owners; the compression depends on the Node version.
 *
 * @param folder the packed folder; its name is the root of the archive
 */
export async function packFolder(folder: string, file: string, time: Date): Promise<void> {
  const parent = join(folder, '..')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(parent, join(entry.parentPath, entry.name)))
    .sort()
  const tar = create({ cwd: parent, portable: true, mtime: time, noPax: false }, names)
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(file))
}

/** Returns a file's size in bytes and its SHA-256 in hexadecimal. */
export async function measureFile(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { size: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Parts of the archive that the code reads by path instead of importing them. */
const FOLDERS = ['content', 'deploy', 'dist/app', 'dist/client', 'dist/server', 'dist/worker']
const FILES = ['.env.example', 'CHANGELOG.md', 'docs/operations.md']
/** The fonts of share cards, found by their packages' names. */
const FONTS = ['@fontsource/besley', '@fontsource/hanken-grotesk']
/** Programs found by their packages' names: the engine that keeps the copy at a second place. */
const PROGRAMS = ['@flydotio/litestream-linux-x64']
const FONT_FILE = /-\d+-normal\.woff$/
/** Traced files that no site ever loads: the builder of `npm run dev`, sources of compiled modules. */
const NEVER_LOADED =
  /^node_modules\/(?:(?:vite|rolldown|@rolldown|jiti|lightningcss|typescript)\/|better-sqlite3\/(?:deps|src)\/)/
const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see its licence'),
})

/** A package whose code is in the archive. */
export interface ShippedPackage {
  name: string
  version: string
  license: string
  /** Its licence texts. */
  texts: string[]
}

/** Lists all files of the product and of the packages it loads at runtime, as sorted paths in the project. */
export async function listContents(root: string): Promise<string[]> {
  const entries = filesIn(join(root, 'dist/app')).concat(filesIn(join(root, 'dist/server')))
  const { fileList } = await nodeFileTrace(
    entries.filter((file) => file.endsWith('.js')),
    { base: root, processCwd: root },
  )
  const traced = [...fileList].filter((file) => file.startsWith('node_modules/') && !NEVER_LOADED.test(file))
  const fonts = FONTS.flatMap((name) => [
    `node_modules/${name}/package.json`,
    ...filesIn(join(root, 'node_modules', name, 'files')).filter((file) => FONT_FILE.test(file)),
  ])
  const programs = PROGRAMS.flatMap((name) => filesIn(join(root, 'node_modules', name)))
  const own = FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
  const files = [...traced, ...fonts, ...programs, ...own, ...FILES].map((file) => toProjectPath(root, file))
  return [...new Set(files)]
    .filter((file) => !file.includes('/.'))
    .concat('.env.example')
    .sort()
}

/** Lists the packages these files belong to or are bundled from, by name. */
export function listPackages(root: string, files: readonly string[]): ShippedPackage[] {
  const folders = new Set([
    ...files.map(packageFolder).filter((folder) => folder !== null),
    ...readBundledPackages(root),
  ])
  const packages = [...folders].map((folder) => {
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    )
    const names = readdirSync(join(root, folder)).filter((name) => LICENCE.test(name))
    return { ...manifest, texts: names.sort().map((name) => readFileSync(join(root, folder, name), 'utf8')) }
  })
  const known = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]))
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function toProjectPath(root: string, file: string): string {
  return (file.startsWith(root) ? relative(root, file) : file).split(sep).join('/')
}
