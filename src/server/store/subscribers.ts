import {
  type SubscribeDecision,
  type SubscriberState,
  subscribe,
} from '../../domain/newsletter/subscriber.ts'
import type { Subscription } from '../../domain/newsletter/subscription.ts'
import { normalizeEmail } from '../../domain/text/email-address.ts'
import { dialectOf } from './dialects/dialect.ts'
import { texts } from './json-columns.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'
import { inTransaction } from './transaction.ts'

/** The words she agreed to beside the form; a new wording gets a new number. */
export const CONSENT_TEXT_VERSION = '2026-1'

/**
 * Puts an address on the list, waiting for its confirmation; one that is there already keeps its standing,
 * and what it told first. Of two requests at once only one is told that a letter is due.
 *
 * @returns whether a confirmation letter is due
 */
export async function subscribeAddress(
  db: Store,
  subscription: Subscription,
  now: string,
): Promise<{ sendConfirmation: boolean }> {
  const time = toStoredTime(now)
  return inTransaction(db, async (transaction) => {
    if (await addSubscriber(transaction, subscription, time)) return { sendConfirmation: true }
    return { sendConfirmation: await renewSubscriber(transaction, subscription, time) }
  })
}

/** True when the address was not on the list yet. */
async function addSubscriber(
  db: Store,
  { email, firstName, referralSource, tags }: Subscription,
  time: string,
): Promise<boolean> {
  const row = await db
    .insertInto('subscribers')
    .values({
      email: normalizeEmail(email),
      first_name: firstName || null,
      ...toStanding(subscribe(null, time)),
      source: referralSource,
      tags: texts.write(tags),
      consent_at: time,
      consent_form: referralSource,
      consent_text_version: CONSENT_TEXT_VERSION,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True when a letter is due to an address that is on the list. */
async function renewSubscriber(
  db: Store,
  { email, firstName, referralSource, tags }: Subscription,
  time: string,
): Promise<boolean> {
  const { id } = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirstOrThrow()
  await dialectOf(db).lockRow(db, 'subscribers', id)
  const known = await db
    .selectFrom('subscribers')
    .select(['state', 'first_name', 'tags', 'resend_count', 'next_send_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const decision = subscribe(known, time)
  const agreedAnew =
    known.state === 'active'
      ? {}
      : { consent_at: time, consent_form: referralSource, consent_text_version: CONSENT_TEXT_VERSION }
  await db
    .updateTable('subscribers')
    .set({
      ...toStanding(decision),
      ...agreedAnew,
      first_name: known.first_name ?? (firstName || null),
      tags: texts.write([...new Set([...texts.read(known.tags), ...tags])]),
      updated_at: time,
    })
    .where('id', '=', id)
    .execute()
  return decision.sendConfirmation
}

function toStanding({ state, resend_count, next_send_at }: SubscribeDecision) {
  return { state, resend_count, next_send_at }
}

export interface SubscriberEntry {
  id: number
  email: string
  first_name: string | null
  state: SubscriberState
  source: string
  tags: string[]
  consent_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  created_at: string
}

/** The list as the coach sees it, newest first; without a state all of it. */
export async function listSubscribers(
  db: Store,
  { state, limit, page }: { state?: SubscriberState; limit: number; page: number },
): Promise<{ subscribers: SubscriberEntry[]; total: number }> {
  let query = db.selectFrom('subscribers')
  if (state !== undefined) query = query.where('state', '=', state)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .select(['id', 'email', 'first_name', 'state', 'source', 'tags'])
    .select(['consent_at', 'confirmed_at', 'unsubscribed_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { subscribers: rows.map((row) => ({ ...row, tags: texts.read(row.tags) })), total }
}
