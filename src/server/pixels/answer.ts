import { Failure, type FailureCode } from '../../domain/errors.ts'

/** The stored bytes are no picture we can read. Asking again will not help. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

/** What comes back from the process: errors lose their class and its fields on the way, so these go beside them. */
export type Answer<T> =
  | { value: T }
  | { error: unknown; failure?: { code: FailureCode; retryAfter: number | undefined }; isUnreadable?: true }

/** Does the work; whatever it throws becomes an answer. */
export async function answerOf<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof Failure)
      return { error, failure: { code: error.code, retryAfter: error.retryAfter } }
    return error instanceof UnreadableImage ? { error, isUnreadable: true } : { error }
  }
}

/** @throws what the work threw */
export function unwrap<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value
  const { error, failure, isUnreadable } = answer
  if (!(error instanceof Error)) throw error
  const more = { cause: error.cause }
  if (failure) {
    const { code, retryAfter } = failure
    throw new Failure(code, error.message, retryAfter === undefined ? more : { ...more, retryAfter })
  }
  throw isUnreadable ? new UnreadableImage(error.message, more) : error
}
