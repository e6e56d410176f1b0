import { createHmac } from 'node:crypto'
import { mailboxOf } from '../../../domain/text/email-address.ts'
import { readSecret } from '../auth/secrets.ts'
import { type Limit, takeFromLimit } from '../rate-limits.ts'
import type { Store } from '../schema.ts'

/**
 * Takes one from the limit of letters of a kind to one mailbox: plus addresses are the same one, and no address is kept
 * with it.
 *
 * @returns whether one more may be written
 */
export async function takeFromMailboxLimit(
  db: Store,
  kind: string,
  email: string,
  limit: Limit,
): Promise<boolean> {
  const mailbox = createHmac('sha256', await readSecret(db, 'recipients'))
    .update(mailboxOf(email))
    .digest('base64url')
  return (await takeFromLimit(db, `${kind}:${mailbox}`, limit)).allowed
}
