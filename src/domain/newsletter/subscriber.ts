import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import { PLAN_TAG } from './constants.ts'

/** The life of an address on the list. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Growing waits between confirmation letters, in milliseconds. */
const RESEND_WAITS = [5 * MINUTE, 1 * HOUR, 1 * DAY, 7 * DAY]

/** Tags one address has at most (NEWS-SIGNUP-2). */
export const MAX_TAGS_OF_ADDRESS = 30

/** What a tag is made of. */
export const TAG_PATTERN = /^[a-z0-9-]{1,40}$/

/** A tag out of typed text: `Long Runs!` is `long-runs`; empty where nothing of it can stay. */
export function toTag(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}

/** The tags of an address and more; beyond the limit those asked for last are left out, the plan's never. */
export function addTags(known: readonly string[], more: readonly string[]): string[] {
  const all = [...new Set([...known, ...more])]
  if (all.length <= MAX_TAGS_OF_ADDRESS) return all
  const first = all.includes(PLAN_TAG) ? [PLAN_TAG] : []
  return [...new Set([...first, ...all])].slice(0, MAX_TAGS_OF_ADDRESS)
}

/** How long a sign-up waits for its confirmation before it is deleted (NEWS-STATE-4). */
export const UNCONFIRMED_KEPT_MS = 30 * DAY

export interface SubscriberStanding {
  state: SubscriberState
  /** Confirmation letters asked for so far. */
  resend_count: number
  /** ISO 8601; before this no further confirmation letter goes out. */
  next_send_at: string | null
}

export interface SubscribeDecision extends SubscriberStanding {
  /** The letter that is due now. */
  letter: 'confirmation' | 'already_subscribed' | null
}

/**
 * What asking to subscribe does to an address. The asker is told the same whatever it was (NEWS-SIGNUP-1); one who is
 * on the list already is told so in a letter, as seldom as others are asked to confirm.
 *
 * @param standing where the address stands, null when it is new
 * @param now the moment of asking, ISO 8601 in UTC
 */
export function subscribe(standing: SubscriberStanding | null, now: string): SubscribeDecision {
  if (standing === null) return { state: 'pending', ...nextSend(0, now), letter: 'confirmation' }
  const state = standing.state === 'active' ? 'active' : 'pending'
  const early = standing.next_send_at !== null && isWithin(now, standing.next_send_at, standing.resend_count)
  if (early) return { ...standing, state, letter: null }
  const letter = state === 'active' ? 'already_subscribed' : 'confirmation'
  return { state, ...nextSend(standing.resend_count, now), letter }
}

function nextSend(count: number, now: string): Pick<SubscriberStanding, 'resend_count' | 'next_send_at'> {
  const next = Date.parse(now) + waitAfter(count)
  return { resend_count: count + 1, next_send_at: new Date(next).toISOString() }
}

/** Whether the wait still lasts. One that would be longer than it can be was begun before the clock was set back. */
function isWithin(now: string, nextSendAt: string, count: number): boolean {
  const rest = Date.parse(nextSendAt) - Date.parse(now)
  return rest > 0 && rest <= waitAfter(count - 1)
}

/** @param count confirmation letters asked for before */
function waitAfter(count: number): number {
  return RESEND_WAITS[Math.min(Math.max(count, 0), RESEND_WAITS.length - 1)] ?? DAY
}

/**
 * What confirming does: the first time puts the subscriber on the list; a second time changes nothing. A link from before a leaving
 * subscribes no one again.
 *
 * @returns whether the subscriber is on the list now, and whether that is new
 */
export function confirm(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return state === 'pending' ? { state: 'active', isNew: true } : { state, isNew: false }
}

/** What leaving does, from whatever state: one click is enough, and a second one changes nothing. */
export function unsubscribe(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return { state: 'unsubscribed', isNew: state !== 'unsubscribed' }
}

/**
 * What a letter that came back for good does: nothing more is sent there until it is asked for again. Who has left stays one
 * who has left.
 */
export function bounce(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return state === 'pending' || state === 'active'
    ? { state: 'bounced', isNew: true }
    : { state, isNew: false }
}

/** Whether a letter may go to a subscriber; only the confirmation may go to an unconfirmed one. */
export function mayReceive(state: SubscriberState, letter: 'confirmation' | 'list' | 'goodbye'): boolean {
  if (letter === 'confirmation') return state === 'pending'
  return letter === 'goodbye' ? state === 'unsubscribed' : state === 'active'
}
