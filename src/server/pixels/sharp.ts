import sharp from 'sharp'
import { Failure } from '../../domain/errors.ts'

// Who asks decides how many pictures are made at once; a picture using every core would undo that. Nothing here opens
// the same file twice, so libvips' own cache would only hold memory.
sharp.concurrency(1)
sharp.cache(false)

/** What was too slow once is so again until the machine is less busy. */
const RETRY_AFTER_SECONDS = 60

/** Of a failure of sharp, the one that a time limit made, which it says in words only (`timeout: 12% complete`). */
export function tooSlow(cause: unknown): Failure | null {
  if (!(cause instanceof Error && cause.message.startsWith('timeout: '))) return null
  return new Failure('unavailable', 'This picture takes too long to make. Please try again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  })
}

export { sharp }
