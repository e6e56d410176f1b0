import sharp from 'sharp'
import { Failure } from '../../domain/errors.ts'

// The caller decides how many images are made at once; an image that uses every core would defeat that. Nothing here
// opens the same file twice, so libvips' own cache would only take memory.
sharp.concurrency(1)
sharp.cache(false)

/** An image that was too slow stays so until the machine is less busy. */
const RETRY_AFTER_SECONDS = 60

/** Returns a failure for sharp's time limit error, recognizable only by its message (`timeout: 12% complete`). */
export function tooSlow(cause: unknown): Failure | null {
  if (!(cause instanceof Error && cause.message.startsWith('timeout: '))) return null
  return new Failure('unavailable', 'This picture takes too long to make. Please try again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  })
}

export { sharp }
