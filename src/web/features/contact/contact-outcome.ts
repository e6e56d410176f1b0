import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
} from '../../../domain/contact/contact-rules.ts'
import { CONTACT_RATE } from '../../../domain/contact/limits.ts'
import type { FieldError } from '../../../domain/errors.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { BotSignals } from '../../../domain/newsletter/honeypot.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import type { ToastMessage } from '../../ui/toast.ts'

/** The outcome of sending a message (CONTACT-API-1). */
export type ContactOutcome =
  | { kind: 'sent'; message: string; processingTime: number | null; remaining: number | null }
  | { kind: 'limited'; message: string; resetTime: string | null }
  | { kind: 'invalid'; details: FieldError[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'too-fast' }

/** Parses an answer of `POST /api/contact`, without trusting any part of it. */
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

/**
 * Returns the notice for an outcome, shown in a toast and beside the form (CONTACT-TOAST-1).
 *
 * @param timeZone for the time of the next try; the reader's own by default
 */
export function noticeOf(outcome: ContactOutcome, timeZone?: string): ToastMessage {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: 'Message sent!',
        description: lines(outcome.message, processed(outcome.processingTime)),
        duration: 6 * SECOND,
      }
    case 'limited':
      return {
        kind: 'alert',
        title: 'Rate limit exceeded',
        description: lines(outcome.message, tryAgainAfter(outcome.resetTime, timeZone)),
        duration: 10 * SECOND,
      }
    case 'invalid':
      return {
        kind: 'alert',
        title: 'Please check your input',
        description: lines(...outcome.details.map(fieldAndMessage)),
        duration: 8 * SECOND,
      }
    case 'refused':
      return {
        kind: 'alert',
        title: 'Failed to send message',
        description: outcome.message || 'Please try again later.',
        duration: 6 * SECOND,
      }
    case 'unreachable':
      return {
        kind: 'alert',
        title: 'Connection error',
        description: 'Unable to send message. Please check your connection and try again.',
        duration: 8 * SECOND,
      }
    case 'too-fast':
      return {
        kind: 'alert',
        title: 'Please wait',
        description: 'Please wait a moment before submitting again.',
      }
  }
}

/** Returns the notice that follows a success when few messages are left; null when there are plenty. */
export function rateNoticeOf(outcome: ContactOutcome): ToastMessage | null {
  if (outcome.kind !== 'sent' || outcome.remaining === null) return null
  if (outcome.remaining > CONTACT_RATE.noticeFrom) return null
  const remaining = pluralize(Math.max(0, outcome.remaining), 'message')
  return {
    title: 'Rate limit notice',
    description: `You have ${remaining} remaining in the next ${CONTACT_RATE.windowMs / MINUTE} minutes.`,
    duration: 4 * SECOND,
  }
}

export function isContactField(name: string): name is ContactField {
  return CONTACT_FIELD_NAMES.some((field) => field === name)
}

function lines(...parts: (string | null)[]): string | undefined {
  return parts.filter(Boolean).join('\n') || undefined
}

function processed(milliseconds: number | null): string | null {
  return milliseconds === null ? null : `Processed in ${Math.round(milliseconds)} ms.`
}

function fieldAndMessage({ field, message }: FieldError): string {
  if (!field) return message
  const name = isContactField(field) ? CONTACT_FIELDS[field].label.toLowerCase() : field
  return `${name}: ${message}`
}

/** Rounds up to the full minute: a try in the preceding minute would still be too early. */
function tryAgainAfter(resetTime: string | null, timeZone: string | undefined): string | null {
  const moment = resetTime === null ? Number.NaN : Date.parse(resetTime)
  if (Number.isNaN(moment)) return null
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return `Try again after ${format.format(Math.ceil(moment / MINUTE) * MINUTE)}.`
}

export const CONTACT_PATH = '/api/contact'

const TIMEOUT_MS = 20 * SECOND

/** Sends a message. Never rejects: a missing connection and an unreadable answer are outcomes too. */
export async function sendContactMessage(
  message: ContactMessage,
  signs: BotSignals,
): Promise<ContactOutcome> {
  try {
    const response = await fetch(CONTACT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ ...message, ...signs }),
    })
    const answer: unknown = await response.json()
    return readOutcome(response.status, answer)
  } catch {
    return { kind: 'unreachable' }
  }
}
