import { readFileSync } from 'node:fs'
import { codeOf } from '../error-causes.ts'

/**
 * Returns when a process was started, in kernel ticks since boot; null when it has ended. The boot id is not included:
 * in a container a service with a separate `/proc` reads another one than the updater.
 */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain anything; the state and twenty numbers follow.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return fields[19] ?? null
  } catch {
    // The process does not exist, or is hidden.
    return null
  }
}

/** Whether a recorded process is still the same one and runs. */
export function isSameProcess({ pid, started }: { pid: number; started: string }): boolean {
  return startOf(pid) === started
}

/** Returns the record of this process. */
export function thisProcess(): { pid: number; started: string; uid: number } {
  return { pid: process.pid, started: startOf(process.pid) ?? '', uid: process.getuid?.() ?? -1 }
}

/** Sends a signal; does nothing when the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
