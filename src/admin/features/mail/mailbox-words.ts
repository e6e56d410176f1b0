import type { MailboxFailure, MailboxTrouble } from '../../../domain/mail/mail-check-calls.ts'
import { timeAgo } from '../../../domain/time/dates.ts'

const WORDS: Record<MailboxFailure, { what: string; next: string }> = {
  password: {
    what: 'Their mailbox doesn’t accept the password any more.',
    next: 'Ask whoever runs your site to put the new password into IMAP_URL and start it again.',
  },
  missing: {
    what: 'The mailbox they come to isn’t there any more.',
    next: 'Ask whoever runs your site to name the right one in IMAP_URL and start it again.',
  },
  unreachable: {
    what: 'Their mailbox doesn’t answer.',
    next: 'We try again every five minutes. If it lasts for hours, ask whoever runs your site to check IMAP_URL.',
  },
  other: {
    what: 'Their mailbox can’t be read.',
    next: 'We try again every five minutes. If it lasts for hours, pass this on to whoever runs your site.',
  },
}

export const MAILBOX_TROUBLE = 'Letters that come back aren’t seen'

export const HELD_BOUNCES = 'Many letters came back at once'

/** @param total number of subscribers waiting for the coach's decision */
export function describeHeldBounces(total: number): string {
  return total === 1
    ? 'The letter to one more reader came back on the same day. The reader is still on your list until you decide.'
    : `The letters to ${total} more readers came back on the same day. They are still on your list until you decide.`
}

/** Returns what is wrong with the mailbox of returned letters, since when, and what to do about it (DELIVER-MAILBOX-2). */
export function describeMailboxTrouble(
  { reason, since }: MailboxTrouble,
  now: string,
  format: (iso: string) => string,
) {
  const { what, next } = WORDS[reason]
  return { happened: `${what} It began ${timeAgo(since, now) ?? `on ${format(since)}`}.`, next }
}
