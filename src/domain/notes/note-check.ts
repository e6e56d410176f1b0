import { isBlank } from '../text/control-characters.ts'
import { NOTE_IMAGE_BYTES, NOTE_LIMITS } from './note-rules.ts'

/** What the form says before a note is sent, and the server after. */
export const NOTE_MESSAGES = {
  kind: 'Is it a question, a tip, or did you cook it?',
  text: 'Write at least a word or two.',
  name: 'What shall we call you?',
  emailLacksEnd: 'This address seems to lack its end, like .com',
} as const

/** True for an address that stops before its end, `bea@mail`, which a reader easily overlooks. */
export function lacksEnd(email: string): boolean {
  return /^[^@\s]+@[^@\s.]+$/.test(email)
}

/** Every field's problem at once, as far as it can be seen without asking the server (NOTE-FORM-1). */
export function checkNote(
  note: { kind: string; text: string; name: string; email: string },
  hasKinds: boolean,
): { field: 'kind' | 'text' | 'name' | 'email'; message: string }[] {
  return [
    ...(hasKinds && note.kind === '' ? [{ field: 'kind' as const, message: NOTE_MESSAGES.kind }] : []),
    ...(isBlank(note.text) || note.text.trim().length < NOTE_LIMITS.textMin
      ? [{ field: 'text' as const, message: NOTE_MESSAGES.text }]
      : []),
    ...(isBlank(note.name) ? [{ field: 'name' as const, message: NOTE_MESSAGES.name }] : []),
    ...(lacksEnd(note.email.trim())
      ? [{ field: 'email' as const, message: NOTE_MESSAGES.emailLacksEnd }]
      : []),
  ]
}

const COUNTS = ['One thing', 'Two things', 'Three things', 'Four things', 'Five things']

/** What stands over the problems of a form: `Three things before it can go:` */
export function sayMissing(count: number): string {
  return `${COUNTS[count - 1] ?? `${count} things`} before it can go:`
}

const MEGABYTE = 1024 * 1024

/** What is said of a file that is no picture a note can have. */
export const NOTE_IMAGE_TYPE_MESSAGE = 'That file is no picture we can show. JPG, PNG, WebP or GIF works.'

/** What is said of a picture that is too large, in bytes. */
export function noteImageSizeMessage(bytes: number): string {
  return `That file has ${Math.ceil(bytes / MEGABYTE)} MB. Up to ${NOTE_IMAGE_BYTES / MEGABYTE} MB works, as JPG, PNG, WebP or GIF.`
}
