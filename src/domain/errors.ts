/** The expected ways a request can fail. Any other error is a defect, whose message is never shown. */
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
 * An expected failure: a sentence for the user, the fields at fault (or the one the sentence is about), and for
 * `too_many` and `unavailable` when to try again.
 */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: FieldError[] | undefined
  /** Seconds after which a retry makes sense. */
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

/** A text or file from elsewhere that cannot be read; the message is a sentence for the user. */
export class UnreadableText extends Error {
  override name = 'UnreadableText'
}

export const TOO_DEEP = 'This text is too deeply nested to be read.'
export const TOO_SLOW = 'This text took too long to read. Please make it simpler, or split it into parts.'

/** The body of a refusal. */
export interface ErrorAnswer {
  /** A sentence for the user. */
  error: string
  details: FieldError[]
}

/**
 * Reads the body of a refused API call. Written without a schema library, so that the site's pages can use it.
 *
 * @param body the parsed JSON, whatever its type
 * @returns null when it is not a refusal of this API, but for example a proxy's page
 */
export function readErrorAnswer(body: unknown): ErrorAnswer | null {
  const error = textOf(body, 'error')
  return error === null ? null : { error, details: readDetails(body) }
}

function readDetails(body: unknown): FieldError[] {
  const details = partOf(body, 'details')
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => {
    const [field, message] = [textOf(detail, 'field'), textOf(detail, 'message')]
    return field === null || message === null ? [] : [{ field, message }]
  })
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: unknown, name: string): string | null {
  const part = partOf(value, name)
  return typeof part === 'string' ? part : null
}
