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
/** Where the database lies at the second place. */
const DATABASE_PART = 'database'
/** Litestream looks at the database every second and sends what is new this often (COPY-FOLLOW-1). */
const SEND_EVERY = '4s'
/** A whole database so often, and what is older than the second of them goes. */
const WHOLE_EVERY = '6h'
const KEPT = '24h'
const STOP_LIMIT_MS = 3 * SECOND

/** The engine that copies the database: Litestream, run as it is (decision 23). Null where this machine has none. */
export function findEngine(): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
    return join(folder, NAME)
  } catch (error) {
    // Its package is for one kind of machine; on others it may have been installed by hand.
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error
    return findOnPath(NAME)
  }
}

export interface EngineTask {
  dataDir: string
  address: CopyAddress
  key: CopyKey
}

/** How Litestream is called: its settings, and the environment in which it finds what they leave out. */
interface EngineCall {
  config: string
  env: Record<string, string>
}

/**
 * Writes what Litestream is told into a file. Keys are in no file and on no command line; places are left out as well,
 * since it would take a dollar sign in them for the name of a variable.
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
  // YAML holds JSON.
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

/** A bare machine knows no authorities; Node brings them, and adds those it was told of. */
async function writeAuthorities(dataDir: string): Promise<string> {
  const file = join(copyFolder(dataDir), 'authorities.pem')
  await writeFile(file, getCACertificates('default').join('\n'), { mode: 0o600 })
  return file
}

const databaseOf = (dataDir: string) => join(dataDir, 'site.db')
/** What the engine keeps beside the database until it has arrived. */
export const engineFolder = (dataDir: string) => join(dataDir, 'copy/engine')
const pidFile = (dataDir: string) => join(dataDir, 'copy/engine.pid')

/** A secret that this process was started with is none of the engine's business: it gets no other environment. */
function run(program: string, words: readonly string[], { config, env }: EngineCall): ChildProcess {
  const [command = '', ...rest] = words
  return spawn(program, [command, '-config', config, ...rest], { stdio: ['ignore', 'pipe', 'pipe'], env })
}

export interface RunningEngine {
  /** Resolves when it has ended, with its last words. */
  ended: Promise<string>
  /** Lets it send what it has, within seconds. */
  stop(): Promise<void>
}

/**
 * Starts the engine; `onLine` is told what it says.
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

/**
 * Ends the engine of a process that was killed and could not end it itself: two of them over one database would each take
 * the other's place.
 */
export async function endOrphan(dataDir: string): Promise<void> {
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

/** By its command line, since numbers are given out again. */
async function isEngine(pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false
  const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(nullWhenMissing)) ?? ''
  return commandLine.includes(NAME) && commandLine.includes('replicate')
}

/**
 * Brings the newest database of the copy back as a file.
 *
 * @throws Error in the engine's words
 */
export async function fetchDatabase(program: string, task: EngineTask, target: string): Promise<void> {
  const words = ['restore', '-parallelism', '4', '-o', target, databaseOf(task.dataDir)]
  await ask(program, words, await prepareCall(task))
}

/** When what is newest in the copy was written, as an ISO time; null where nothing is there. */
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
