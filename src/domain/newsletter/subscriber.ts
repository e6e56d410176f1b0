import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import { PLAN_TAG } from './constants.ts'

/** The states of an address on the list. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Growing delays between confirmation letters, in milliseconds. */
const RESEND_WAITS = [5 * MINUTE, 1 * HOUR, 1 * DAY, 7 * DAY]

/** Maximum number of tags of an address (NEWS-SIGNUP-2). */
export const MAX_TAGS_OF_ADDRESS = 30

/** The characters of a tag. */
export const TAG_PATTERN = /^[a-z0-9-]{1,40}$/

/** Converts typed text to a tag: `Long Runs!` becomes `long-runs`; empty where no character can stay. */
export function toTag(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}

/** Adds tags to those of an address; over the limit the last requested ones are dropped, never the plan's. */
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
  /** The number of confirmation letters requested so far. */
  resend_count: number
  /** ISO 8601; no further confirmation letter is sent before this. */
  next_send_at: string | null
}

export interface SubscribeDecision extends SubscriberStanding {
  /** The letter to send now. */
  letter: 'confirmation' | 'already_subscribed' | null
}

/**
 * Decides what a request to subscribe does to an address. The response is the same in every state (NEWS-SIGNUP-1); a
 * subscriber already on the list gets a letter saying so, as rarely as confirmation letters are repeated.
 *
 * @param standing the state of the address, null when it is new
 * @param now the moment of the request, ISO 8601 in UTC
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

/** Whether the delay still lasts. One longer than possible was started before the clock was set back. */
function isWithin(now: string, nextSendAt: string, count: number): boolean {
  const rest = Date.parse(nextSendAt) - Date.parse(now)
  return rest > 0 && rest <= waitAfter(count - 1)
}

/** @param count the number of confirmation letters requested before */
function waitAfter(count: number): number {
  return RESEND_WAITS[Math.min(Math.max(count, 0), RESEND_WAITS.length - 1)] ?? DAY
}

/**
 * Confirms a sign-up: the first time puts the subscriber on the list; a second time changes nothing. A link from before
 * an unsubscribing does not subscribe again.
 *
 * @returns whether the subscriber is on the list now, and whether that is new
 */
export function confirm(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return state === 'pending' ? { state: 'active', isNew: true } : { state, isNew: false }
}

/** Unsubscribes from any state: one click is enough, and a second one changes nothing. */
export function unsubscribe(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return { state: 'unsubscribed', isNew: state !== 'unsubscribed' }
}

/**
 * Marks an address whose letter was rejected permanently: nothing more is sent to it until it signs up again. An
 * unsubscribed one stays unsubscribed.
 */
export function bounce(state: SubscriberState): { state: SubscriberState; isNew: boolean } {
  return state === 'pending' || state === 'active'
    ? { state: 'bounced', isNew: true }
    : { state, isNew: false }
}

/** Whether a letter may be sent to a subscriber; only the confirmation may go to an unconfirmed one. */
export function canReceiveLetter(
  state: SubscriberState,
  letter: 'confirmation' | 'list' | 'goodbye',
): boolean {
  if (letter === 'confirmation') return state === 'pending'
  return letter === 'goodbye' ? state === 'unsubscribed' : state === 'active'
}
