import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** More than all workers of a run keep at a time; a container may have a few megabytes only. */
const ENOUGH_BYTES = 1024 ** 3

/** Memory where the machine offers it: the stores wait for the disk at every change, and the tests need not. */
export const FAST_DISK = hasRoom() ? MEMORY : tmpdir()

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}
