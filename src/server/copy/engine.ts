import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates } from 'node:tls'
import { SECOND } from '../../domain/time/durations.ts'
import { findOnPath } from '../config.ts'
import { codeOf } from '../error-causes.ts'
import { nullWhenMissing } from '../files.ts'
import type { CopyAddress } from './copy-address.ts'
import type { CopyKey } from './copy-key.ts'
import { copyFolder } from './copy-notes.ts'

const NAME = 'litestream'
const PACKAGE = '@flydotio/litestream-linux-x64'
/** Path of the database at the second place. */
const DATABASE_PART = 'database'
/** Litestream checks the database every second and sends changes at this interval (COPY-FOLLOW-1). */
const SEND_EVERY = '4s'
/** Interval of whole databases; data older than the retention is removed. */
const WHOLE_EVERY = '6h'
const KEPT = '24h'
const STOP_LIMIT_MS = 3 * SECOND

/** Finds the engine that copies the database: Litestream, unmodified (decision 23). Null where this machine has none. */
export function findEngine(): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
    return join(folder, NAME)
  } catch (error) {
    // The package exists for one platform only; elsewhere Litestream may be installed manually.
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error
    return findOnPath(NAME)
  }
}

export interface EngineTask {
  dataDir: string
  address: CopyAddress
  key: CopyKey
}

/** How Litestream is called: its settings file, and the environment with what the file omits. */
interface EngineCall {
  config: string
  env: Record<string, string>
}

/**
 * Writes Litestream's settings file. Keys are in no file and on no command line; places are passed in the environment
 * too, since Litestream would read a dollar sign in them as a variable.
 */
async function prepareCall({ dataDir, address, key }: EngineTask): Promise<EngineCall> {
  const s3 = address.kind === 's3' ? address.location : null
  const replica =
    s3 === null
      ? { type: 'file', path: '$COPY_PLACE' }
      : { type: 's3', endpoint: s3.endpoint, bucket: s3.bucket, region: s3.region, path: '$COPY_PLACE' }
  const settings = {
    logging: { level: 'debug', type: 'json', stderr: false },
    dbs: [
      {
        path: '$COPY_DATABASE',
        'meta-path': '$COPY_WAITING',
        replicas: [
          {
            ...replica,
            ...(s3 !== null && { 'force-path-style': true }),
            'sync-interval': SEND_EVERY,
            'snapshot-interval': WHOLE_EVERY,
            retention: KEPT,
            age: { identities: ['$COPY_IDENTITY'], recipients: ['$COPY_RECIPIENT'] },
          },
        ],
      },
    ],
  }
  const config = join(copyFolder(dataDir), 'engine.yml')
  // YAML is a superset of JSON.
  await writeFile(config, JSON.stringify(settings), { mode: 0o600 })
  const place = address.kind === 's3' ? address.location.prefix : `${address.path}/`
  const env = {
    COPY_PLACE: `${place}${DATABASE_PART}`,
    COPY_DATABASE: databaseOf(dataDir),
    COPY_WAITING: engineFolder(dataDir),
    COPY_IDENTITY: key.identity,
    COPY_RECIPIENT: await key.recipient(),
  }
  const quoted = Object.entries(env).map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)])
  return {
    config,
    env: {
      ...Object.fromEntries(quoted),
      ...(s3 !== null && {
        SSL_CERT_FILE: await writeAuthorities(dataDir),
        LITESTREAM_ACCESS_KEY_ID: s3.accessKeyId,
        LITESTREAM_SECRET_ACCESS_KEY: s3.secretAccessKey,
      }),
    },
  }
}

/** A bare machine has no CA certificates; Node bundles them, and adds configured ones. */
async function writeAuthorities(dataDir: string): Promise<string> {
  const file = join(copyFolder(dataDir), 'authorities.pem')
  await writeFile(file, getCACertificates('default').join('\n'), { mode: 0o600 })
  return file
}

const databaseOf = (dataDir: string) => join(dataDir, 'site.db')
/** Folder in which the engine buffers data until it has arrived. */
export const engineFolder = (dataDir: string) => join(dataDir, 'copy/engine')
const pidFile = (dataDir: string) => join(dataDir, 'copy/engine.pid')

/** Runs the engine with no other environment: it must not see this process's secrets. */
function run(program: string, words: readonly string[], { config, env }: EngineCall): ChildProcess {
  const [command = '', ...rest] = words
  return spawn(program, [command, '-config', config, ...rest], { stdio: ['ignore', 'pipe', 'pipe'], env })
}

export interface RunningEngine {
  /** Resolves with its last output when it has ended. */
  ended: Promise<string>
  /** Lets it send its remaining data, within seconds. */
  stop(): Promise<void>
}

/**
 * Starts the engine; `onLine` receives its output.
 *
 * @throws Error when it cannot be started
 */
export async function startEngine(
  program: string,
  task: EngineTask,
  onLine: (line: string) => void,
): Promise<RunningEngine> {
  await mkdir(engineFolder(task.dataDir), { recursive: true, mode: 0o700 })
  const child = run(program, ['replicate'], await prepareCall(task))
  let lastWords = ''
  const listen = (stream: NodeJS.ReadableStream | null) =>
    stream &&
    createInterface({ input: stream }).on('line', (line) => {
      if (line.includes('"msg":"copy-shadow')) return
      lastWords = line
      onLine(line)
    })
  listen(child.stdout)
  listen(child.stderr)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}: ${lastWords}`))
  })
  if (child.pid !== undefined) await writeFile(pidFile(task.dataDir), String(child.pid))
  return {
    ended,
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([ended, pause(STOP_LIMIT_MS)])
      child.kill('SIGKILL')
      await ended
      await rm(pidFile(task.dataDir), { force: true })
    },
  }
}

/** Stops an engine left behind by a killed process: two of them on one database would replace each other's work. */
export async function killOrphanEngine(dataDir: string): Promise<void> {
  const pid = Number((await readFile(pidFile(dataDir), 'utf8').catch(nullWhenMissing)) ?? 0)
  if (!(await isEngine(pid))) return
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; waited < STOP_LIMIT_MS; waited += ASK_EVERY_MS) {
    await pause(ASK_EVERY_MS)
    if (!(await isEngine(pid))) return
  }
  process.kill(pid, 'SIGKILL')
}

const ASK_EVERY_MS = 100

/** Checked by the command line, since process ids are reused. */
async function isEngine(pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false
  const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(nullWhenMissing)) ?? ''
  return commandLine.includes(NAME) && commandLine.includes('replicate')
}

/**
 * Restores the newest database of the copy to a file.
 *
 * @throws Error in the engine's words
 */
export async function fetchDatabase(program: string, task: EngineTask, target: string): Promise<void> {
  const words = ['restore', '-parallelism', '4', '-o', target, databaseOf(task.dataDir)]
  await ask(program, words, await prepareCall(task))
}

/** Finds when the newest data in the copy was written, as an ISO time; null for an empty copy. */
export async function findNewestWrite(program: string, task: EngineTask): Promise<string | null> {
  const said = await ask(program, ['wal', databaseOf(task.dataDir)], await prepareCall(task))
  const times = said.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
  return times.toSorted().at(-1) ?? null
}

async function ask(program: string, words: readonly string[], call: EngineCall): Promise<string> {
  const child = run(program, words, call)
  const [said, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  if (code !== 0) throw new Error(`${NAME} ${words[0]}: ${(errors || said).trim().slice(-500)}`)
  return said
}
