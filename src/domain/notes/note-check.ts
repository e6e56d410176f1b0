import { isBlank } from '../text/control-characters.ts'
import { NOTE_IMAGE_BYTES, NOTE_LIMITS } from './note-rules.ts'

/** The messages of the form before a note is sent, and of the server afterwards. */
export const NOTE_MESSAGES = {
  kind: 'Is it a question, a tip, or did you cook it?',
  text: 'Write at least a word or two.',
  name: 'What shall we call you?',
  emailLacksEnd: 'This address seems to lack its end, like .com',
} as const

/** Whether an address lacks its top-level domain, `bea@mail`, which a reader easily overlooks. */
export function lacksEnd(email: string): boolean {
  return /^[^@\s]+@[^@\s.]+$/.test(email)
}

/** Returns every field's problem at once, as far as it can be found without the server (NOTE-FORM-1). */
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

/** Returns the heading over a form's problems: `Three things before it can go:` */
export function sayMissing(count: number): string {
  return `${COUNTS[count - 1] ?? `${count} things`} before it can go:`
}

const MEGABYTE = 1024 * 1024

/** The message about a file that is not a picture a note can have. */
export const NOTE_IMAGE_TYPE_MESSAGE = 'That file is no picture we can show. JPG, PNG, WebP or GIF works.'

/** Returns the message about a picture that is too large, in bytes. */
export function noteImageSizeMessage(bytes: number): string {
  return `That file has ${Math.ceil(bytes / MEGABYTE)} MB. Up to ${NOTE_IMAGE_BYTES / MEGABYTE} MB works, as JPG, PNG, WebP or GIF.`
}
