import type { MessageState } from '../../../domain/contact/message-calls.ts'
import type { LetterKind } from '../../../domain/mail/letters.ts'
import type { BadgeLook } from '../../ui/badges.tsx'

export const MESSAGE_STATE_WORDS: Record<MessageState, { label: string; look: BadgeLook; done: string }> = {
  unread: { label: 'Unread', look: 'open', done: 'Marked as unread' },
  read: { label: 'Read', look: 'quiet', done: 'Marked as read' },
  answered: { label: 'Answered', look: 'good', done: 'Marked as answered' },
  archived: { label: 'Archived', look: 'quiet', done: 'Moved to the archive' },
  spam: { label: 'Spam', look: 'bad', done: 'Set aside as spam' },
}

/** What the letters about a message are, beside the message itself. */
export function nameMessageLetter(kind: LetterKind, firstName: string): string {
  return kind === 'contact_to_coach' ? 'The message by mail, to you' : `Thanks for writing, to ${firstName}`
}
