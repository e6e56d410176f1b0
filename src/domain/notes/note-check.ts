import { isBlank } from '../text/control-characters.ts'
import { EMAIL_MESSAGE, isEmailAddress, normalizeEmail } from '../text/email-address.ts'
import { NOTE_LIMITS } from './note-rules.ts'

/** What the form says before a note is sent, and the server after. */
export const NOTE_MESSAGES = {
  kind: 'Is it a question, a tip, or did you cook it?',
  text: 'Write at least a word or two.',
  name: 'What shall we call you?',
  email: EMAIL_MESSAGE,
  emailLacksEnd: 'This address seems to lack its end, like .com',
} as const

/** What is wrong with an address for the answer; null for none, and for a good one. */
export function emailProblem(text: string): string | null {
  const email = normalizeEmail(text)
  if (email === '' || isEmailAddress(email)) return null
  return /^[^@\s]+@[^@\s.]+$/.test(email) ? NOTE_MESSAGES.emailLacksEnd : NOTE_MESSAGES.email
}

/** Every field's problem at once, as far as it can be seen without asking the server (NOTE-FORM-1). */
export function checkNote(
  note: { kind: string; text: string; name: string; email: string },
  hasKinds: boolean,
): { field: 'kind' | 'text' | 'name' | 'email'; message: string }[] {
  const email = emailProblem(note.email)
  return [
    ...(hasKinds && note.kind === '' ? [{ field: 'kind' as const, message: NOTE_MESSAGES.kind }] : []),
    ...(isBlank(note.text) || note.text.trim().length < NOTE_LIMITS.textMin
      ? [{ field: 'text' as const, message: NOTE_MESSAGES.text }]
      : []),
    ...(isBlank(note.name) ? [{ field: 'name' as const, message: NOTE_MESSAGES.name }] : []),
    ...(email ? [{ field: 'email' as const, message: email }] : []),
  ]
}
