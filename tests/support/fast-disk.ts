import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** More than all workers of a run store at a time; a container may have only a few megabytes. */
const ENOUGH_BYTES = 1024 ** 3

/** In memory if the machine permits it: stores flush to disk at every change, which the tests do not need. */
export const FAST_DISK = hasRoom() ? MEMORY : tmpdir()

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}
