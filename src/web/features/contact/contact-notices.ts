import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
} from '../../../domain/contact/contact-rules.ts'
import { CONTACT_RATE } from '../../../domain/contact/limits.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import type { FieldError } from '../../../domain/errors.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import type { ContactOutcome } from './contact-outcome.ts'

/**
 * What is said about an outcome, in a toast and beside the form (product §11.3).
 *
 * @param timeZone for the time of another try; the reader's own unless given
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

/** The notice that follows a success when few messages are left; null when there are plenty. */
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

/** The minute is rounded up: a try in the minute before would still be too early. */
function tryAgainAfter(resetTime: string | null, timeZone: string | undefined): string | null {
  const moment = resetTime === null ? Number.NaN : Date.parse(resetTime)
  if (Number.isNaN(moment)) return null
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return `Try again after ${format.format(Math.ceil(moment / MINUTE) * MINUTE)}.`
}
