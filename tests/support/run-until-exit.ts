import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { BUNDLED_SERVER, PROJECT_ROOT } from '../../src/server/project-root.ts'
import { QUICK_START } from './site.ts'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** The program as in a release. */
export const PROGRAM = join(PROJECT_ROOT, 'dist/app/happiness-first.js')

/** The same from its sources, as npm runs commands that need no running site: loading takes twice as long. */
export const PROGRAM_SOURCES = join(PROJECT_ROOT, 'src/command/happiness-first.ts')

/**
 * Starts the product where it is expected to refuse, or one of its commands, and waits until it has ended on its own.
 *
 * @param through a command prefix that executes it · @param args arguments of the program
 */
export async function runUntilExit(
  environment: Record<string, string>,
  program = BUNDLED_SERVER,
  through: string[] = [],
  args: readonly string[] = [],
): Promise<Ended> {
  const [command = process.execPath, ...parts] = [...through, process.execPath, program, ...args]
  const child = spawn(command, parts, {
    env: {
      ...QUICK_START,
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    // It accepted what it should have refused: its output shows that, and the test need not wait any longer.
    if (stdout.includes('Ready on ')) child.kill('SIGKILL')
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, stdout, stderr }
}
