import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { create } from 'tar'
import { addRelease, archiveName, type ReleaseList } from '../../src/domain/updates/releases.ts'
import { makeKeyPair, signReleases } from '../../src/server/updates/signature.ts'
import { ROOT } from './app.ts'
import { FAST_DISK } from './fast-disk.ts'
import { findFreePort } from './free-port.ts'
import type { Ended } from './run-until-exit.ts'
import { QUICK_START } from './site.ts'
import { waitUntil } from './wait-until.ts'

/** What a published version does when started, before it becomes the product; `$live` is empty on a copy. */
const STARTS = {
  good: '',
  /** Adds a table. */
  migrates: `"$node" "$here/change.mjs" "$DATA_DIR/site.db" good`,
  /** Changes the data, then fails. */
  'fails to migrate': `"$node" "$here/change.mjs" "$DATA_DIR/site.db" bad || exit 1`,
  'does not start': 'echo "There is no light in this kitchen" >&2; exit 1',
  /** Works on a copy; with the site itself it changes the data and ends. */
  'ends live': '[ -z "$live" ] || { "$node" "$here/change.mjs" "$DATA_DIR/site.db" gone; exit 1; }',
  'is slow live': '[ -z "$live" ] || sleep 2',
  'never ready live': '[ -z "$live" ] || exec sleep 60',
} as const
export type Behaviour = keyof typeof STARTS

const CHANGE = `
import { createRequire } from 'node:module'
const Sqlite = createRequire('${ROOT}/package.json')('better-sqlite3')
const [file, how] = process.argv.slice(2)
const db = new Sqlite(file)
if (how === 'good') {
  db.exec('create table if not exists from_the_future (id integer)')
} else {
  db.exec('delete from messages')
  if (how === 'bad') {
    console.error('Step 999-future of the database\\'s set-up failed: no such table: the_future')
    process.exit(1)
  }
}
`

const LAUNCHER = (behaviour: Behaviour) => `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
node='${process.execPath}'
for part in dist content node_modules; do [ -e "$here/$part" ] || ln -s "${ROOT}/$part" "$here/$part"; done
export NODE_OPTIONS='--preserve-symlinks --preserve-symlinks-main'
live=yes
case "$DATA_DIR" in */rehearsal) live='' ;; esac
if [ "$1" = start ]; then :; ${STARTS[behaviour]}
fi
exec "$node" "$here/dist/app/happiness-first.js" "$@"
`

/** Writes an unpacked release: the built product of this checkout, with its own version. */
async function writeRelease(folder: string, version: string, behaviour: Behaviour): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'happiness-first', version, private: true, type: 'module' }),
  )
  await writeFile(join(folder, 'change.mjs'), CHANGE)
  await writeFile(join(folder, 'happiness-first'), LAUNCHER(behaviour))
  await chmod(join(folder, 'happiness-first'), 0o755)
}

export interface UpdatableSite {
  /** The folder of the versions, once there is more than one. */
  root: string
  dataDir: string
  url: string
  /** The place where releases are published. */
  source: string
  environment: Record<string, string>
  process: () => ChildProcess | null
  /** The site's output since it was started here. */
  output: () => string
  start: () => Promise<void>
  publish: (version: string, behaviour?: Behaviour, lowest?: string) => Promise<void>
  /** Rewrites the list and signs it, optionally with another key. */
  sign: (key?: string) => Promise<void>
  /** Runs the program of the initial version. */
  run: (args: readonly string[], input?: string) => Promise<Ended>
  /** Updates to the newest version, killed at a given point (update-and-die.ts); returns the output. */
  updateAndDie: (where: string, freeBytes?: number) => Promise<Ended>
  /** Returns the version being served; null if there is none. */
  serving: () => Promise<string | null>
  query: (sql: string) => unknown[]
  journal: () => Promise<{
    state: string
    phase: string
    steps: { name: string; state: string; sentence: string }[]
  }>
  close: () => Promise<void>
}

/** Opens a site of version 1.0.0 in its own folder, unpacked manually, with a subscriber and a source of updates. */
export async function openUpdatableSite(template: string): Promise<UpdatableSite> {
  const root = await mkdtemp(join(FAST_DISK, 'update-test-'))
  const dataDir = join(root, 'data')
  const source = join(root, 'published')
  const unpacked = join(root, 'versions', 'happiness-first-1.0.0')
  const keys = makeKeyPair()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...QUICK_START,
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    WARM_PICTURES: 'off',
    UPDATES: source,
    UPDATES_KEY: keys.publicKey,
  }
  await mkdir(dataDir, { mode: 0o700 })
  await mkdir(source)
  await writeFile(join(dataDir, 'site.db'), await readFile(template))
  await writeRelease(unpacked, '1.0.0', 'good')
  const query = (text: string) => {
    const db = new BetterSqlite(join(dataDir, 'site.db'))
    try {
      const statement = db.prepare(text)
      return statement.reader ? statement.all() : [statement.run()]
    } finally {
      db.close()
    }
  }
  let list: ReleaseList = { releases: [] }
  let child: ChildProcess | null = null
  let output = ''

  const sign = async (key = keys.privateKey) => {
    const bytes = Buffer.from(JSON.stringify(list))
    await writeFile(join(source, 'releases.json'), bytes)
    await writeFile(join(source, 'releases.json.sig'), signReleases(bytes, key))
  }
  const findServing = async () => {
    try {
      const site: unknown = JSON.parse(await readFile(join(dataDir, 'updates/site.json'), 'utf8'))
      const { ok } = await fetch(`${url}/healthz`)
      return ok && typeof site === 'object' && site !== null && 'version' in site
        ? String(site.version)
        : null
    } catch {
      // No version has been served yet, or none is being served now.
      return null
    }
  }
  const runProgram = (command: string, args: readonly string[], input?: string): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const program = spawn(command, args, { env: environment, stdio: 'pipe' })
      let stdout = ''
      let stderr = ''
      program.stdout.on('data', (chunk: Buffer) => {
        stdout += chunk.toString()
      })
      program.stderr.on('data', (chunk: Buffer) => {
        stderr += chunk.toString()
      })
      program.stdin.end(input ?? '')
      program.once('error', reject)
      // Not when its pipes are closed: a site started by it outlives it.
      program.once('exit', (code) => setImmediate(() => resolve({ code, stdout, stderr })))
    })

  return {
    root: join(root, 'versions'),
    dataDir,
    url,
    source,
    environment,
    query,
    sign,
    run: (args, input) => runProgram(join(unpacked, 'happiness-first'), args, input),
    updateAndDie: (where, freeBytes) =>
      runProgram(process.execPath, [
        join(ROOT, 'tests/support/update-and-die.ts'),
        unpacked,
        where,
        ...(freeBytes === undefined ? [] : [String(freeBytes)]),
      ]),
    process: () => child,
    output: () => output,
    async start() {
      const started = spawn(join(unpacked, 'happiness-first'), ['start'], { env: environment, stdio: 'pipe' })
      child = started
      output = ''
      const listen = (chunk: Buffer) => {
        output += chunk.toString()
      }
      started.stdout.on('data', listen)
      started.stderr.on('data', listen)
      await waitUntil('the site serves', async () => {
        if (started.exitCode !== null) throw new Error(`The site ended with ${started.exitCode}:\n${output}`)
        return (await findServing()) !== null
      })
    },
    async publish(version, behaviour = 'good', lowest = '1.0.0') {
      const staged = join(root, 'staged')
      await writeRelease(join(staged, `happiness-first-${version}`), version, behaviour)
      const archive = join(source, archiveName(version))
      await create({ cwd: staged, file: archive, gzip: { level: 1 } }, [`happiness-first-${version}`])
      const bytes = await readFile(archive)
      list = addRelease(list, {
        version,
        date: '2027-01-02',
        notes: `- New in ${version}.`,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        lowest,
      })
      await sign()
    },
    serving: findServing,
    journal: async () => JSON.parse(await readFile(join(dataDir, 'updates/journal.json'), 'utf8')),
    async close() {
      const site = await readFile(join(dataDir, 'updates/site.json'), 'utf8').catch(() => null)
      const pid = site === null ? null : Number(JSON.parse(site).pid)
      for (const one of [pid, child?.exitCode === null ? child.pid : null])
        if (typeof one === 'number') endNow(one)
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // The site has ended on its own.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
