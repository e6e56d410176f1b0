import { readdirSync, readFileSync } from 'node:fs'

/** Whether a process is running; false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Returns the child processes of a process; none if it, or the thread that started them, has ended meanwhile. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) => childrenOfThread(pid, task))
  } catch {
    return []
  }
}

function childrenOfThread(pid: number, task: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
