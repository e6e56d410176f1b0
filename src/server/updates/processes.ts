import { readFileSync } from 'node:fs'
import { codeOf } from '../error-causes.ts'

/**
 * When a process was started, in the kernel's own count since it booted; null when it is gone. The name of the boot is not
 * added: in a container a service with a `/proc` of its own reads another one than the updater.
 */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Its name stands in brackets and may hold anything; the state and twenty numbers follow.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return fields[19] ?? null
  } catch {
    // No such process, or one that is hidden.
    return null
  }
}

/** Whether a process that was noted is still the same one and runs. */
export function isSameProcess({ pid, started }: { pid: number; started: string }): boolean {
  return startOf(pid) === started
}

/** This process, to be noted. */
export function thisProcess(): { pid: number; started: string; uid: number } {
  return { pid: process.pid, started: startOf(process.pid) ?? '', uid: process.getuid?.() ?? -1 }
}

/** Sends a signal; one that has ended gets none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
