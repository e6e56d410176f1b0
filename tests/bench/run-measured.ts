import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export interface MeasuredRun {
  seconds: number
  /** Peak memory (VmHWM) in MiB; a lower bound, since the last reading was shortly before its end. */
  memory: number
  /** Its last output. */
  said: string
}

const LOOK_EVERY_MS = 20

/**
 * Runs a script of the project to its end, as `npm run` does, and samples its memory meanwhile.
 *
 * @throws Error when it fails
 */
export async function runMeasured(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<MeasuredRun> {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let memory = 0
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const timer = setInterval(async () => {
    // The file no longer exists once the process has ended, before its exit is noticed.
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    memory = Math.max(memory, Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024))
  }, LOOK_EVERY_MS)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearInterval(timer))
  if (code !== 0) throw new Error(`${script} ended with ${code}\n${output}`)
  const said = output.trim().split('\n').at(-1) ?? ''
  return { seconds: (performance.now() - started) / 1_000, memory, said }
}
