import { subscribe } from '../../domain/newsletter/subscriber.ts'
import type { Subscription } from '../../domain/newsletter/subscription.ts'
import { texts } from './json-columns.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

/** The words she agreed to beside the form; a new wording gets a new number. */
export const CONSENT_TEXT_VERSION = '2026-1'

/** An address as it is compared: one person is on the list once. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * Puts an address on the list, waiting for its confirmation; one that is there already keeps its standing.
 *
 * @returns whether a confirmation letter is due
 */
export async function subscribeAddress(
  db: Store,
  { email, firstName, referralSource, tags }: Subscription,
  now: string,
): Promise<{ sendConfirmation: boolean }> {
  const address = normalizeEmail(email)
  const time = toStoredTime(now)
  const known = await db
    .selectFrom('subscribers')
    .select(['id', 'state', 'first_name', 'tags', 'resend_count', 'next_send_at'])
    .where('email', '=', address)
    .executeTakeFirst()
  const { sendConfirmation, ...standing } = subscribe(known ?? null, time)
  if (!known) {
    await db
      .insertInto('subscribers')
      .values({
        email: address,
        first_name: firstName || null,
        ...standing,
        source: referralSource,
        tags: texts.write(tags),
        consent_at: time,
        consent_form: referralSource,
        consent_text_version: CONSENT_TEXT_VERSION,
        created_at: time,
        updated_at: time,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    return { sendConfirmation }
  }
  const allTags = [...new Set([...texts.read(known.tags), ...tags])]
  await db
    .updateTable('subscribers')
    .set({
      ...standing,
      first_name: known.first_name ?? (firstName || null),
      tags: texts.write(allTags),
      updated_at: time,
    })
    .where('id', '=', known.id)
    .execute()
  return { sendConfirmation }
}
