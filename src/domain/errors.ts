/** The expected ways a request can fail. Anything else that is thrown is a defect and is never shown. */
export type FailureCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many'
  | 'unavailable'

export interface FieldError {
  field: string
  message: string
}

/**
 * An expected failure: a sentence for the person, the fields at fault (or the one the sentence is about), and for
 * `too_many` and `unavailable` when to try again.
 */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: FieldError[] | undefined
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: FailureCode,
    message: string,
    more: { details?: FieldError[]; field?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : {})
    this.name = 'Failure'
    this.code = code
    this.details = more.field === undefined ? more.details : [{ field: more.field, message }]
    this.retryAfter = more.retryAfter
  }
}

/** A text or file of foreign origin that cannot be read; the message is a sentence for the person. */
export class UnreadableText extends Error {
  override name = 'UnreadableText'
}

export const TOO_DEEP = 'This text is too deeply nested to be read.'
export const TOO_SLOW = 'This text took too long to read. Please make it simpler, or split it into parts.'
