import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DeliveryFailure, FailedTry } from '../../../domain/mail/delivery.ts'
import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import {
  type Delivery,
  deliverySchema,
  type OutboxLetter,
  outboxLetterSchema,
} from '../../../domain/mail/outbox-calls.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { letterData } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'

/** The data a letter is composed from at sending time: never a secret. */
export type LetterData = ReturnType<typeof letterData.read>

export interface NewLetter {
  kind: LetterKind
  /** A single address. */
  to: string
  data: LetterData
  /** The visitor's message it belongs to. */
  message_id?: number
  subscriber_id?: number
  issue_id?: number
  /** The note it answers. */
  note_id?: number
  /** ISO 8601; the letter is not sent before. */
  not_before?: string
}

export interface ClaimedLetter {
  id: number
  kind: LetterKind
  to: string
  data: LetterData
  message_id: number | null
  subscriber_id: number | null
  issue_id: number | null
  note_id: number | null
  /** Number of attempts, including the present one. */
  attempts: number
  created_at: string
}

/** Letters of a paused issue wait until it is resumed. */
const IS_NOT_PAUSED: RawBuilder<boolean> = sql`(kind <> 'newsletter_issue' or issue_id not in (select id from issues where paused_at is not null))`

/** Writes a letter to the outbox; call it inside the transaction of its cause, so that both are stored or neither. */
export async function enqueueLetter(db: Store, letter: NewLetter, now: string): Promise<number> {
  const { id } = await db
    .insertInto('outbox')
    .values({
      kind: letter.kind,
      recipient: letter.to,
      data: letterData.write(letter.data),
      message_id: letter.message_id ?? null,
      subscriber_id: letter.subscriber_id ?? null,
      issue_id: letter.issue_id ?? null,
      note_id: letter.note_id ?? null,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: toStoredTime(letter.not_before ?? now),
      created_at: toStoredTime(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Claims due letters; no other process gets them until they are settled. The attempt is counted here, because it is
 * unknown whether a process that dies afterwards had sent them.
 *
 * @param claim a unique id for these letters
 */
export async function claimLetters(
  db: Store,
  { claim, limit, now }: { claim: string; limit: number; now: string },
): Promise<ClaimedLetter[]> {
  const time = toStoredTime(now)
  return inTransaction(db, async (transaction) => {
    const due = await dialectOf(transaction)
      .skipLocked(
        transaction
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', time)
          .where(IS_NOT_PAUSED)
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit),
      )
      .execute()
    if (due.length === 0) return []
    const rows = await transaction
      .updateTable('outbox')
      .set(({ eb }) => ({ state: 'sending', claim, claimed_at: time, attempts: eb('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(['id', 'kind', 'recipient', 'data', 'attempts', 'created_at'])
      .returning(['message_id', 'subscriber_id', 'issue_id', 'note_id'])
      .execute()
    return rows
      .map(({ recipient, data, ...row }) => ({ ...row, to: recipient, data: letterData.read(data) }))
      .sort((a, b) => a.id - b.id)
  })
}

/** Confirms that the claiming process is still working on its letters: a slow server must not cause a second delivery. */
export async function renewClaim(db: Store, claim: string, now: string): Promise<void> {
  await renewed(db, claim, now).execute()
}

/**
 * The same for one letter. It waits for no other: several at once could each wait for the other's.
 *
 * @returns false when it was claimed by another process, after a pause or a clock change
 */
export async function renewLetterClaim(db: Store, claim: string, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await renewed(db, claim, now).where('id', '=', id).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function renewed(db: Store, claim: string, now: string) {
  return db
    .updateTable('outbox')
    .set({ claimed_at: toStoredTime(now) })
    .where('state', '=', 'sending')
    .where('claim', '=', claim)
}

/** Releases letters untried: the server became unreachable before their turn. */
export async function releaseLetters(db: Store, claim: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ state: 'waiting', claim: null, claimed_at: null, attempts: eb('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .where('claim', '=', claim)
    .where('state', '=', 'sending')
    .execute()
}

/** Records that the mail server has accepted the letter. Its data is no longer needed and is deleted. */
export async function settleSent(db: Store, id: number, claim: string, now: string): Promise<void> {
  await settle(db, id, claim, {
    state: 'sent',
    sent_at: toStoredTime(now),
    data: letterData.write({}),
    last_error: null,
  })
}

/** Records that the letter must not be sent any more: its cause no longer exists. */
export async function settleCancelled(db: Store, id: number, claim: string): Promise<void> {
  await settle(db, id, claim, { state: 'cancelled', data: letterData.write({}) })
}

/**
 * Records a failure; `outcome` says whether it is retried.
 *
 * @returns false when another process had claimed it meanwhile
 */
export async function settleFailed(
  db: Store,
  id: number,
  claim: string,
  { outcome, failure, now }: { outcome: FailedTry; failure: DeliveryFailure; now: string },
): Promise<boolean> {
  return settle(db, id, claim, {
    state: outcome.state,
    last_error: failure.reason,
    last_error_about: failure.about,
    last_error_at: toStoredTime(now),
    ...(outcome.state === 'waiting' ? { next_attempt_at: toStoredTime(outcome.next_attempt_at) } : {}),
  })
}

async function settle(db: Store, id: number, claim: string, values: Partial<Selectable<Database['outbox']>>) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...values, claim: null, claimed_at: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Releases the letters claimed by a process that died; returns their number. Such a letter may be sent a second time. */
export async function releaseAbandonedLetters(db: Store, claimedBefore: string): Promise<number> {
  const time = toStoredTime(claimedBefore)
  // Queried first: most of the time there is none, and a query locks nothing.
  const abandoned = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'sending')
    .where('claimed_at', '<', time)
    .limit(1)
    .executeTakeFirst()
  if (!abandoned) return 0
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', claim: null, claimed_at: null })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', time)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Restarts the attempts of a failed letter; false when it does not exist or has not failed. */
export async function retryLetter(db: Store, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: toStoredTime(now) })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Whether a letter of some kinds to a subscriber waits for its first attempt.
 *
 * @param hasten sends it at this time, ISO 8601; null leaves its time unchanged
 */
export async function findWaitingLetter(
  db: Store,
  subscriberId: number,
  kinds: readonly LetterKind[],
  hasten: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('subscriber_id', '=', subscriberId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst()
  if (!row) return false
  const now = hasten === null ? null : toStoredTime(hasten)
  if (now !== null && row.next_attempt_at > now) {
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: now })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute()
  }
  return true
}

/** Returns when the next waiting letter is due, ISO 8601; null when none is waiting. */
export async function nextLetterAt(db: Store): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('state', '=', 'waiting')
    .where(IS_NOT_PAUSED)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_attempt_at ?? null
}

const LIST_COLUMNS = outboxLetterSchema.keyof().options
const DELIVERY_COLUMNS = deliverySchema.keyof().options

export interface OutboxRequest {
  state?: LetterState | undefined
  kind?: LetterKind | undefined
  limit: number
  page: number
}

/** Lists the outbox for the coach, newest first. */
export async function listOutbox(
  db: Store,
  { state, kind, limit, page }: OutboxRequest,
): Promise<{ letters: OutboxLetter[]; total: number; counts: Record<LetterState, number> }> {
  let query = db.selectFrom('outbox')
  if (state !== undefined) query = query.where('state', '=', state)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  let counted = db.selectFrom('outbox')
  if (kind !== undefined) counted = counted.where('kind', '=', kind)
  const states = await counted
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, sending: 0, sent: 0, failed: 0, cancelled: 0 }
  for (const row of states) counts[row.state] = row.count
  const total = state === undefined ? states.reduce((sum, { count }) => sum + count, 0) : counts[state]
  const rows = await query
    .select(LIST_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { letters: rows.map(toListed), total, counts }
}

export async function getOutboxLetter(db: Store, id: number): Promise<OutboxLetter | null> {
  const row = await db.selectFrom('outbox').select(LIST_COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? toListed(row) : null
}

/** Lists the deliveries of messages' letters, by message. */
export async function listDeliveries(
  db: Store,
  messageIds: readonly number[],
): Promise<Map<number, Delivery[]>> {
  const found = new Map<number, Delivery[]>(messageIds.map((id) => [id, []]))
  if (messageIds.length === 0) return found
  const rows = await db
    .selectFrom('outbox')
    .select([...DELIVERY_COLUMNS, 'message_id'])
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .execute()
  for (const { message_id, ...row } of rows) {
    if (message_id !== null) found.get(message_id)?.push(toListed(row))
  }
  return found
}

/** Lists the deliveries of some letters, by letter; those pruned from the outbox are omitted. */
export async function listDeliveriesOf(db: Store, ids: readonly number[]): Promise<Map<number, Delivery>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('outbox').select(DELIVERY_COLUMNS).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toListed(row)]))
}

/**
 * Reads when mail was last sent, and the last error of a letter that still waits or has failed; an invalid recipient
 * address is not a failure of the mail server.
 */
export async function readMailFacts(
  db: Store,
): Promise<{ last_sent_at: string | null; last_error: string | null; last_error_at: string | null }> {
  const sent = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent_at').as('last_sent_at'))
    .executeTakeFirst()
  const failed = await db
    .selectFrom('outbox')
    .select(['last_error', 'last_error_at'])
    .where('state', 'in', ['waiting', 'failed'])
    .where('last_error', 'is not', null)
    .where(({ or, eb }) => or([eb('last_error_about', 'is', null), eb('last_error_about', '!=', 'address')]))
    .orderBy('last_error_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    last_sent_at: sent?.last_sent_at ?? null,
    last_error: failed?.last_error ?? null,
    last_error_at: failed?.last_error_at ?? null,
  }
}

function toListed<Row extends Delivery>(row: Row): Row {
  return { ...row, next_attempt_at: row.state === 'waiting' ? row.next_attempt_at : null }
}
