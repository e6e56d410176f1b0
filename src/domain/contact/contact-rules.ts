import type { FieldError } from '../errors.ts'
import { hasControlCharacters, hasLineBreaks, isBlank } from '../text/control-characters.ts'
import { EMAIL_MESSAGE, isEmailAddress } from '../text/email-address.ts'
import { CONTACT_LIMITS } from './limits.ts'

/** A visitor's message (CONTACT-API-1). */
export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
}

export type ContactField = keyof ContactMessage

interface FieldRule {
  label: string
  /** Lengths in characters, without leading and trailing whitespace. */
  min: number
  max: number
  lines: 'one' | 'many'
}

export const CONTACT_FIELDS: Record<ContactField, FieldRule> = {
  firstName: { label: 'First name', min: 1, max: CONTACT_LIMITS.firstName, lines: 'one' },
  lastName: { label: 'Last name', min: 1, max: CONTACT_LIMITS.lastName, lines: 'one' },
  email: { label: 'Email', min: 1, max: CONTACT_LIMITS.email, lines: 'one' },
  subject: { label: 'Subject', min: 1, max: CONTACT_LIMITS.subject, lines: 'one' },
  message: {
    label: 'Message',
    min: CONTACT_LIMITS.messageMin,
    max: CONTACT_LIMITS.messageMax,
    lines: 'many',
  },
}

export const CONTACT_FIELD_NAMES: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'subject',
  'message',
]

/** Returns the problem of one field as a sentence, or null (CONTACT-FORM-1). Invisible characters do not count. */
export function contactFieldProblem(field: ContactField, value: string): string | null {
  const { label, min, max, lines } = CONTACT_FIELDS[field]
  const text = value.trim()
  if (isBlank(text)) return `${label} is required`
  if (text.length > max) return `${label} can be at most ${max} characters`
  if (text.length < min) return `${label} must be at least ${min} characters`
  if (hasControlCharacters(text) || (lines === 'one' && hasLineBreaks(text))) {
    return `${label} contains characters that cannot be used`
  }
  return field === 'email' && !isEmailAddress(text) ? EMAIL_MESSAGE : null
}

/** Returns every problem of a message, in the order of the form; empty when it can be sent (CONTACT-FORM-1). */
export function checkContactMessage(values: ContactMessage): FieldError[] {
  return CONTACT_FIELD_NAMES.flatMap((field) => {
    const message = contactFieldProblem(field, values[field])
    return message === null ? [] : [{ field, message }]
  })
}

/** Returns the verdict beside the counter: what is missing, or that the message looks good (CONTACT-FORM-2). */
export function messageVerdict(message: string): { good: boolean; text: string } {
  const missing = CONTACT_LIMITS.messageMin - (isBlank(message) ? 0 : message.trim().length)
  if (missing <= 0) return { good: true, text: 'Message looks good' }
  return { good: false, text: `${missing} more ${missing === 1 ? 'character' : 'characters'} needed` }
}
