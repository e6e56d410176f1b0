import { readFileSync } from 'node:fs'
import { childrenOf } from '../process/processes.ts'

/** The processes that work on pixels for another one. */
export function findPixelProcesses(pid: number): number[] {
  return childrenOf(pid).filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('pixel-process')
    } catch {
      return false
    }
  })
}
