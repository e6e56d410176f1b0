import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { SECOND } from '../domain/time/durations.ts'
import { ConfigError, readProcessConfig } from './config.ts'
import { keepFilesPrivate } from './files.ts'
import { BUNDLED_SERVER } from './project-root.ts'

/** A process with this uptime had no trouble starting. */
const STABLE_UPTIME_MS = 60 * SECOND
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 30 * SECOND

/**
 * Runs the site as several processes that share one port and one data folder or database. The first sets up the store
 * before the rest start; a process that dies is replaced, immediately at first, with a growing delay if it goes on.
 */
async function main(): Promise<void> {
  const workers = readProcessConfig().workers ?? availableParallelism()
  const running = new Set<Worker>()
  let stopping = false
  let failures = 0

  const stop = () => {
    stopping = true
    for (const worker of running) worker.process.kill('SIGTERM')
    if (running.size === 0) process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The launcher holds the other end of this channel: when the launcher is gone, nothing else would stop this process.
  process.on('disconnect', stop)

  /** Resolves with the process's startup message once it answers requests, or with its exit code. */
  function start(): Promise<string | number> {
    const worker = cluster.fork()
    running.add(worker)
    const startedAt = performance.now()
    return new Promise((resolve) => {
      worker.on('message', (message: unknown) => {
        const lines = readStartLines(message)
        if (lines !== null) resolve(lines)
      })
      worker.once('exit', (code) => {
        running.delete(worker)
        resolve(code ?? 1)
        if (stopping) {
          if (running.size === 0) process.exit(process.exitCode ?? 0)
          return
        }
        if (isReady) replace(performance.now() - startedAt)
      })
    })
  }

  function replace(livedMs: number): void {
    failures = livedMs > STABLE_UPTIME_MS ? 1 : failures + 1
    const pause = failures === 1 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    console.error(`One of the site's processes has ended; another one starts in ${pause / SECOND} s.`)
    setTimeout(() => {
      if (!stopping) void start()
    }, pause)
  }

  let isReady = false
  cluster.setupPrimary({ exec: BUNDLED_SERVER })
  const first = await start()
  const others = typeof first === 'string' ? await startAll(workers - 1) : []
  const failed = [first, ...others].find((outcome) => typeof outcome === 'number')
  if (stopping) return
  if (failed !== undefined) {
    // The process has already reported its error.
    stopping = true
    for (const worker of running) worker.process.kill('SIGTERM')
    process.exitCode = failed || 1
    return
  }
  isReady = true
  console.log(`${first}\nProcesses: ${workers}`)
  // A process that was already ready may have died while the rest were starting.
  for (let missing = workers - running.size; missing > 0; missing--) replace(0)

  function startAll(count: number): Promise<(string | number)[]> {
    return Promise.all(Array.from({ length: count }, start))
  }
}

function readStartLines(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('ready' in message)) return null
  return typeof message.ready === 'string' ? message.ready : null
}

keepFilesPrivate()
try {
  await main()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
