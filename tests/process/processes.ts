import { readdirSync, readFileSync } from 'node:fs'

/** Whether a process still runs; one that has ended but was not waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** The processes a process has started; none once it, or the thread that started them, has ended while we looked. */
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
