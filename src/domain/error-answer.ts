import type { FieldError } from './errors.ts'

/** What the body of a refusal says. */
export interface ErrorAnswer {
  /** A sentence for the person. */
  error: string
  details: FieldError[]
}

/**
 * Reads the body of a refused API call. Written without a schema library, so that the site's pages can use it.
 *
 * @param body the parsed JSON, whatever it is
 * @returns null when it is no refusal of this API, but the page of some proxy, say
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
