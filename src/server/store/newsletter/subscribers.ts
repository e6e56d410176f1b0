import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import { PLAN_TAG } from '../../../domain/newsletter/constants.ts'
import {
  addTags,
  bounce,
  confirm,
  type SubscribeDecision,
  type SubscriberStanding,
  type SubscriberState,
  subscribe,
  unsubscribe,
} from '../../../domain/newsletter/subscriber.ts'
import type { Subscription } from '../../../domain/newsletter/subscription.ts'
import type { PlanPosition } from '../../../domain/newsletter/workout-plan.ts'
import { normalizeEmail } from '../../../domain/text/email-address.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { texts } from '../json-columns.ts'
import type { LetterData } from '../mail/outbox.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'

/** Version of the consent's wording beside the form; a new wording gets a new number. */
const CONSENT_TEXT_VERSION = '2026-1'
const NONCE_BYTES = 12

/** The result of a sign-up; the form's answer is the same in every case. */
export interface SubscribeOutcome {
  id: number
  letter: 'confirmation' | 'already_subscribed' | null
  data: LetterData
}

/**
 * Adds an address to the list, pending confirmation; an existing one keeps its state and its first answers. Of two
 * concurrent requests only one gets a letter to send.
 *
 * @param page the path of the page the form was on, where known
 */
export async function subscribeAddress(
  db: Store,
  subscription: Subscription,
  now: string,
  page: string | null = null,
): Promise<SubscribeOutcome> {
  const time = toStoredTime(now)
  return inTransaction(db, async (transaction) => {
    const id = await addSubscriber(transaction, subscription, time, page)
    if (id !== null) return { id, letter: 'confirmation' as const, data: {} }
    return renewSubscriber(transaction, subscription, time, page)
  })
}

/** Returns the new id; null when the address was already on the list. */
async function addSubscriber(
  db: Store,
  { email, firstName, referralSource, tags, timeZone }: Subscription,
  time: string,
  page: string | null,
): Promise<number | null> {
  const row = await db
    .insertInto('subscribers')
    .values({
      email: normalizeEmail(email),
      first_name: firstName || null,
      search_key: subscriberSearchKey(normalizeEmail(email), firstName ?? null),
      ...toStanding(subscribe(null, time)),
      source: referralSource,
      tags: texts.write(tags),
      time_zone: timeZone ?? null,
      consent_at: time,
      consent_form: referralSource,
      consent_text_version: CONSENT_TEXT_VERSION,
      consent_page: page,
      created_at: time,
      updated_at: time,
      token_nonce: makeNonce(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function renewSubscriber(
  db: Store,
  { email, firstName, referralSource, tags, timeZone }: Subscription,
  time: string,
  page: string | null,
): Promise<SubscribeOutcome> {
  const { id } = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirstOrThrow()
  const known = await lockSubscriber(db, id)
  const decision = subscribe(known, time)
  const first_name = known.first_name ?? (firstName || null)
  const isActive = known.state === 'active'
  const asked = isActive ? tags.filter((tag) => tag !== PLAN_TAG) : tags
  const agreedAnew = isActive
    ? {}
    : {
        consent_at: time,
        consent_form: referralSource,
        consent_text_version: CONSENT_TEXT_VERSION,
        consent_page: page,
        soft_bounces: 0,
        bounce_reason: null,
        bounce_held_at: null,
        ...(timeZone ? { time_zone: timeZone } : {}),
      }
  await db
    .updateTable('subscribers')
    .set({
      ...toStanding(decision),
      ...agreedAnew,
      first_name,
      search_key: subscriberSearchKey(known.email, first_name),
      tags: texts.write(addTags(known.tags, asked)),
      updated_at: time,
    })
    .where('id', '=', id)
    .execute()
  // For an active subscriber the plan is only offered: any visitor can enter any address.
  const offersPlan = isActive && known.plan_day === null && tags.includes(PLAN_TAG)
  return { id, letter: decision.letter, data: offersPlan ? { offers_plan: true } : {} }
}

/** The columns of a subscriber that letters and links need. */
export interface ListedSubscriber extends SubscriberStanding, PlanPosition {
  id: number
  email: string
  first_name: string | null
  tags: string[]
  token_nonce: string
  consent_page: string | null
}

export async function getSubscriber(db: Store, id: number): Promise<ListedSubscriber | null> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'first_name', 'tags', 'token_nonce', 'state', 'resend_count', 'next_send_at'])
    .select(['plan_day', 'plan_due_at', 'consent_page'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, tags: texts.read(row.tags) } : null
}

async function lockSubscriber(db: Store, id: number): Promise<ListedSubscriber> {
  await dialectOf(db).lockRow(db, 'subscribers', id)
  const subscriber = await getSubscriber(db, id)
  if (!subscriber) throw new Error(`The subscriber ${id} was deleted inside a transaction`)
  return subscriber
}

/** The stored subscriber, and whether anything changed; null when deleted. */
type StateChange = { subscriber: ListedSubscriber; isNew: boolean } | null

/** Changes a subscriber's state and the columns that depend on it; writes nothing when the state stays. */
async function changeState(
  transaction: Store,
  id: number,
  move: (state: SubscriberState) => { state: SubscriberState; isNew: boolean },
  now: string,
  columnsAt: (time: string) => Updateable<Database['subscribers']>,
): Promise<StateChange> {
  await dialectOf(transaction).lockRow(transaction, 'subscribers', id)
  const before = await getSubscriber(transaction, id)
  if (!before) return null
  const { state, isNew } = move(before.state)
  if (!isNew) return { subscriber: before, isNew }
  const time = toStoredTime(now)
  await transaction
    .updateTable('subscribers')
    .set({ ...columnsAt(time), state, updated_at: time })
    .where('id', '=', id)
    .execute()
  const subscriber = await getSubscriber(transaction, id)
  return subscriber && { subscriber, isNew }
}

/** Confirms a subscriber. Call it inside the transaction that writes the effects. */
export async function confirmSubscriber(transaction: Store, id: number, now: string): Promise<StateChange> {
  return changeState(transaction, id, confirm, now, (time) => ({
    confirmed_at: time,
    unsubscribed_at: null,
    bounced_at: null,
    bounce_held_at: null,
    next_send_at: null,
  }))
}

/** Takes a subscriber off the list, and off the plan. Call it inside the transaction that writes the effects. */
export async function unsubscribeSubscriber(
  transaction: Store,
  id: number,
  now: string,
): Promise<StateChange> {
  return changeState(transaction, id, unsubscribe, now, (time) => ({
    unsubscribed_at: time,
    // The subscriber may sign up again immediately.
    next_send_at: null,
    bounce_held_at: null,
    plan_day: null,
    plan_due_at: null,
  }))
}

/**
 * Records that letters to a subscriber permanently bounce, and ends the plan. Call it inside the transaction of its cause.
 */
export async function bounceSubscriber(
  transaction: Store,
  id: number,
  { now, reason }: { now: string; reason: string },
): Promise<void> {
  await changeState(transaction, id, bounce, now, (time) => ({
    bounced_at: time,
    bounce_reason: reason,
    bounce_held_at: null,
    plan_day: null,
    plan_due_at: null,
  }))
}

/**
 * Changes a subscriber's progress in the plan.
 *
 * @returns the present progress; null when the subscriber does not exist
 */
export async function movePlan(
  db: Store,
  id: number,
  decide: (progress: PlanPosition) => PlanPosition,
): Promise<PlanPosition | null> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'subscribers', id)
    const subscriber = await getSubscriber(transaction, id)
    if (!subscriber) return null
    const progress = decide(subscriber)
    const { plan_day, plan_due_at } = progress
    await transaction
      .updateTable('subscribers')
      .set({ plan_day, plan_due_at: plan_due_at === null ? null : toStoredTime(plan_due_at) })
      .where('id', '=', id)
      .execute()
    return { plan_day, plan_due_at }
  })
}

/**
 * Starts the plan for a subscriber who requested it; a started plan continues. Call it inside a transaction.
 *
 * @returns false for an address that is not on the list
 */
export async function joinPlan(transaction: Store, id: number, plan: PlanPosition): Promise<boolean> {
  const subscriber = await lockSubscriber(transaction, id)
  if (subscriber.state !== 'active') return false
  await transaction
    .updateTable('subscribers')
    .set({ tags: texts.write(addTags(subscriber.tags, [PLAN_TAG])) })
    .where('id', '=', id)
    .execute()
  await movePlan(transaction, id, (progress) => (progress.plan_day === null ? plan : progress))
  return true
}

/** Lists the subscribers whose next day of the plan is due, the longest waiting first. */
export async function listDuePlans(db: Store, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select('id')
    .where('plan_due_at', '<=', toStoredTime(now))
    .where('state', '=', 'active')
    .orderBy('plan_due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the text the admin's search of the list looks through. */
export function subscriberSearchKey(email: string, firstName: string | null): string {
  return joinSearchKeys([email, firstName ?? ''])
}

function makeNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url')
}

function toStanding({ state, resend_count, next_send_at }: SubscribeDecision) {
  return { state, resend_count, next_send_at }
}
