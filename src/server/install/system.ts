import { spawnSync } from 'node:child_process'

/** A command of the system that failed; its message is one line. */
export class SystemError extends Error {
  override name = 'SystemError'
}

/**
 * Runs a command of the system.
 *
 * @returns what it printed
 * @throws SystemError with the last line of what it said
 */
export function runSystem(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return stdout
  const said = (stderr ?? '').trim().split('\n').at(-1) || error?.message || `it ended with ${status}`
  throw new SystemError(`${command} ${args.join(' ')} failed: ${said}`)
}

/** Whether a command of the system says yes. */
export function asksSystem(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
