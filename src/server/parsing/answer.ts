import { Failure, type FailureCode, UnreadableText } from '../../domain/errors.ts'

/** A thread's result: errors lose their class between threads, so a refusal is passed as a value. */
export type Answer<T> = { value: T } | { refused: { code: FailureCode; message: string } }

/** Runs work; a refused text becomes an answer, any other error is rethrown. */
export function answerOf<T>(work: () => T): Answer<T> {
  try {
    return { value: work() }
  } catch (error) {
    return refusalOf(error)
  }
}

/** The same for asynchronous work. */
export async function answerOfAsync<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Answer<never> {
  if (error instanceof UnreadableText) return { refused: { code: 'invalid', message: error.message } }
  if (error instanceof Failure) return { refused: { code: error.code, message: error.message } }
  throw error
}

/** @throws Failure when the text was refused */
export function unwrap<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value
  throw new Failure(answer.refused.code, answer.refused.message)
}
