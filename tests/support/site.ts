import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BUNDLED_SERVER } from '../../src/server/project-root.ts'
import { FAST_DISK } from './fast-disk.ts'
import { findFreePort } from './free-port.ts'
import { HANGS_AFTER_MS } from './hangs-after.ts'
import { RUN_FOLDER } from './run-folder.ts'
import { SHARED_SITE } from './shared-site.ts'

/** The real product as a separate process, on loopback, with its own data folder. */
export interface RunningSite {
  url: string
  dataDir: string
  process: ChildProcess
  /** Its whole output so far. */
  output: () => string
  /** Stops it and waits until it has ended. */
  stop: () => Promise<number | null>
}

interface StartOptions {
  /** A command prefix that executes the program, as `unshare` does. */
  through?: string[]
  program?: string
}

/** A site that may not answer yet. */
export interface StartingSite extends RunningSite {
  /** Rejects with its whole output if it is not ready in time, or has ended first. */
  ready: Promise<void>
}

const ROOT = resolve(import.meta.dirname, '../..')
/** As for `npm start`; it halves the startup time, which the tests spend often. */
export const QUICK_START = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') }

/**
 * Starts the built product. In a test run, a site without `SEED` starts with the sample site made once per run
 * (`shared-site.ts`, `prepared-folder.ts`); one with `SEED` fills itself.
 *
 * @param environment what differs from the defaults (`SEED`, `DATABASE_URL`, …)
 * @throws Error with its whole output when it is not ready in time
 */
export async function startSite(
  environment: Record<string, string> = {},
  options: StartOptions = {},
): Promise<RunningSite> {
  const site = await spawnSite(environment, options)
  await site.ready
  return site
}

async function makeDataFolder({ SEED, DATABASE_URL }: Record<string, string>): Promise<string> {
  const dataDir = await mkdtemp(join(FAST_DISK, 'site-'))
  const run = process.env[RUN_FOLDER]
  // Its tables are made once per run (postgres.ts), and so is the sample site.
  if (run && SEED === 'none' && !DATABASE_URL) await cp(join(run, 'site.db'), join(dataDir, 'site.db'))
  const shared = process.env[SHARED_SITE]
  if (run && !shared && !SEED && !DATABASE_URL) {
    const { prepareFolder } = await import('./prepared-folder.ts')
    await cp(await prepareFolder('sample', undefined), dataDir, { recursive: true })
  }
  if (shared) {
    if (!SEED && !DATABASE_URL) await cp(join(shared, 'site'), dataDir, { recursive: true })
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await symlink(join(shared, 'variants'), join(dataDir, 'media/variants'))
  }
  return dataDir
}

/** The same without waiting, for tests that act on it during startup. */
export async function spawnSite(
  environment: Record<string, string> = {},
  { through = [], program = BUNDLED_SERVER }: StartOptions = {},
): Promise<StartingSite> {
  const port = await findFreePort()
  const dataDir = environment.DATA_DIR ?? (await makeDataFolder(environment))
  const [command = process.execPath, ...parts] = [...through, process.execPath, program]
  const child = spawn(command, parts, {
    env: {
      PATH: process.env.PATH,
      ...QUICK_START,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Few tests last until they are made, and making them takes a core from concurrent tests.
      WARM_PICTURES: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The site was not ready in time:\n${output}`))
    }, HANGS_AFTER_MS / 2)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready on ')) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The site ended with ${code}:\n${output}`))
    })
  })
  // The rejection is handled by the waiting test.
  ready.catch(() => undefined)
  return {
    ready,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await ended
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
