import { type ChildProcess, spawn } from 'node:child_process'

export interface BenchChild {
  process: ChildProcess
  /** Resident memory now, in MiB; only for children that answer messages. */
  memory: () => Promise<number>
  /** CPU time of all its threads so far, in milliseconds; only for children that answer messages. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a benchmark script with the product's flags, and waits until it reports that it is ready. */
export async function startChild(file: string, ...args: string[]): Promise<BenchChild> {
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on ') && resolve())
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  const ask = () =>
    new Promise<{ rss: number; cpu: number }>((resolve) => {
      child.once('message', (message) => {
        const { rss = Number.NaN, cpu = Number.NaN } = { ...(typeof message === 'object' ? message : {}) }
        resolve({ rss: Number(rss), cpu: Number(cpu) })
      })
      child.send('figures')
    })
  return {
    process: child,
    memory: async () => Math.round((await ask()).rss / 1024 / 1024),
    cpu: async () => (await ask()).cpu / 1_000,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
