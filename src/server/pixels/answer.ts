import { Failure, type FailureCode } from '../../domain/errors.ts'

/** The stored bytes are not a readable image. A retry will not help. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

/** The process's result: errors lose their class and its fields between processes, so these are sent separately. */
export type Answer<T> =
  | { value: T }
  | { error: unknown; failure?: { code: FailureCode; retryAfter: number | undefined }; isUnreadable?: true }

/** Runs work; any error becomes an answer. */
export async function answerOf<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof Failure)
      return { error, failure: { code: error.code, retryAfter: error.retryAfter } }
    return error instanceof UnreadableImage ? { error, isUnreadable: true } : { error }
  }
}

/** @throws the error of the work */
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
