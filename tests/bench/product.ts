import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from '../support/free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MEGABYTE = 1024 * 1024
const METRICS_TOKEN = 'figures-for-the-benchmark'

/** The product as `npm start` runs it, over a data folder of its own with the sample site. */
export interface Product {
  url: string
  password: string
  /** Resident memory now and at its highest so far, in MiB. */
  memory: () => Promise<{ now: number; highest: number }>
  /** One figure of /metrics. */
  figure: (name: string) => Promise<number>
  stop: () => Promise<void>
}

export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const password = 'a quiet long password'
  const launcher = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      MAIL_PER_MINUTE: '1',
      ADMIN_PASSWORD: password,
      METRICS_TOKEN,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A benchmark that is broken off leaves nothing running.
  process.once('exit', () => launcher.kill('SIGTERM'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  const ended = new Promise<void>((done) => launcher.once('exit', () => done()))
  await new Promise<void>((done, fail) => {
    launcher.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on ') && done())
    launcher.once('exit', (code) => fail(new Error(`The product ended with ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  const children = await readFile(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8')
  const pid = Number(children.trim().split(' ')[0])
  const readMemory = async (name: string) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Math.round((Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / MEGABYTE)
  }
  return {
    url,
    password,
    memory: async () => ({ now: await readMemory('VmRSS'), highest: await readMemory('VmHWM') }),
    figure: async (name) => {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1])
    },
    stop: async () => {
      launcher.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
