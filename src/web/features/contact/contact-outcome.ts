import type { FieldError } from '../../../domain/errors.ts'

/** How sending a message ended (product §11.2). */
export type ContactOutcome =
  | { kind: 'sent'; message: string; processingTime: number | null; remaining: number | null }
  | { kind: 'limited'; message: string; resetTime: string | null }
  | { kind: 'invalid'; details: FieldError[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'too-fast' }

/** Reads an answer of `POST /api/contact`; nothing of it is taken on trust. */
export function readOutcome(status: number, answer: unknown): ContactOutcome {
  const message = textOf(answer, 'message') || textOf(answer, 'error')
  const rateLimit = partOf(answer, 'rateLimit')
  if (status === 429) return { kind: 'limited', message, resetTime: textOf(rateLimit, 'resetTime') || null }
  if (status >= 200 && status < 300 && partOf(answer, 'success') === true) {
    return {
      kind: 'sent',
      message,
      processingTime: numberOf(partOf(answer, 'data'), 'processingTime'),
      remaining: numberOf(rateLimit, 'remaining'),
    }
  }
  const details = detailsOf(answer)
  return details.length > 0 ? { kind: 'invalid', details } : { kind: 'refused', message }
}

function detailsOf(answer: unknown): FieldError[] {
  const details = partOf(answer, 'details')
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => {
    const message = textOf(detail, 'message')
    return message ? [{ field: textOf(detail, 'field'), message }] : []
  })
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: unknown, name: string): string {
  const part = partOf(value, name)
  return typeof part === 'string' ? part : ''
}

function numberOf(value: unknown, name: string): number | null {
  const part = partOf(value, name)
  return typeof part === 'number' && Number.isFinite(part) ? part : null
}
