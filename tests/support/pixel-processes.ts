import { readFileSync } from 'node:fs'
import { childrenOf } from '../process/processes.ts'

/** Returns the pixel processes of another process. */
export function findPixelProcesses(pid: number): number[] {
  return childrenOf(pid).filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('pixel-process')
    } catch {
      return false
    }
  })
}
