import type { DeliveryFailure } from './delivery-rules.ts'

/** No such mailbox, no such domain, a malformed or moved address, a domain that takes no mail, a mailbox shut down (RFC 3463). */
const DEAD_CODES = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/** Statuses that speak of a mailbox when they stand alone (RFC 5321); 552 and 554 have too many other reasons. */
const MAILBOX_STATUSES = new Set([550, 551, 553])

/** Words of a server that minds the sender, the words or the hour, and says nothing about whether the mailbox exists. */
const ABOUT_US =
  /polic|spam|block|black ?list|denied|deny|reputation|relay|authenti|spf|dkim|dmarc|grey ?list|rate|limit|quota|full|reverse|helo|your (?:ip|host|domain|server)|sender/i

/**
 * Whether a refusal says that nobody will ever get mail at an address: said for good, of the address itself, and not
 * because of who we are. Where that is in doubt the letter has failed and the address stays as it was.
 */
export function isDeadAddress({ status, about, reason }: DeliveryFailure): boolean {
  if (about !== 'address' || status === null || status < 500) return false
  const code = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0]
  if (code !== undefined) return DEAD_CODES.has(code)
  return MAILBOX_STATUSES.has(status) && !ABOUT_US.test(reason)
}
