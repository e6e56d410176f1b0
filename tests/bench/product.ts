import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../support/free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MEGABYTE = 1024 * 1024
const LOOK_EVERY_MS = 50
const METRICS_TOKEN = 'figures-for-the-benchmark'

/** The product as run by `npm start`, with its own data folder and the sample site. */
export interface Product {
  url: string
  password: string
  /** Resident memory of the site's main process, current and peak, in MiB. */
  memory: () => Promise<{ now: number; highest: number }>
  /** Current memory of that process and all its descendants together. */
  memoryOfAll: () => Promise<number>
  /** Resolves once the product has printed this text. */
  printed: (text: string) => Promise<void>
  /** Returns one figure of /metrics. */
  figure: (name: string) => Promise<number>
  stop: () => Promise<void>
}

export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await findFreePort()
  const ownDir = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const password = 'a quiet long password'
  const launcher = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: ownDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      MAIL_PER_MINUTE: '1',
      ADMIN_PASSWORD: password,
      METRICS_TOKEN,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // An interrupted benchmark leaves no process running.
  process.once('exit', () => launcher.kill('SIGTERM'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  const ended = new Promise<void>((done) => launcher.once('exit', () => done()))
  let output = ''
  launcher.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const printed = async (text: string) => {
    while (!output.includes(text)) {
      if (launcher.exitCode !== null) throw new Error(`The product ended with ${launcher.exitCode}`)
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  await printed('Ready on ')
  const url = `http://127.0.0.1:${port}`
  const [pid = 0] = await childrenOf(launcher.pid ?? 0)
  return {
    url,
    password,
    memory: async () => ({ now: await readMemory(pid, 'VmRSS'), highest: await readMemory(pid, 'VmHWM') }),
    memoryOfAll: async () => {
      const all = [pid, ...(await childrenOf(pid))]
      const memory = await Promise.all(all.map((one) => readMemory(one, 'VmRSS').catch(() => 0)))
      return memory.reduce((sum, one) => sum + one, 0)
    },
    printed,
    figure: async (name) => {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1])
    },
    stop: async () => {
      launcher.kill('SIGTERM')
      await ended
      await rm(ownDir, { recursive: true, force: true })
    },
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

/** Returns a memory figure of a process in MiB; 0 for a process that has just ended. */
async function readMemory(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0)
  return Math.round((kilobytes * 1024) / MEGABYTE)
}
