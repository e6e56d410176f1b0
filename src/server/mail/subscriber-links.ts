import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/database.ts'
import { getSubscriber, type ListedSubscriber } from '../store/newsletter/subscribers.ts'

/** What a letter's link permits its reader. */
export type LinkPurpose = 'confirm' | 'unsubscribe' | 'plan' | 'start-plan'

interface LinkedSubscriber {
  id: number
  /** Changing it invalidates all earlier links. */
  token_nonce: string
}

export interface SubscriberLinks {
  confirm(subscriber: LinkedSubscriber): string
  unsubscribe(subscriber: LinkedSubscriber): string
  /** Address for the mail program's own POST (RFC 8058). */
  oneClickUnsubscribe(subscriber: LinkedSubscriber): string
  /** Address at which a subscriber confirms the start of the plan. */
  startPlan(subscriber: LinkedSubscriber): string
  /** Address of all seven days. */
  plan(subscriber: LinkedSubscriber): string
  /** @param day from 1 to 7 */
  planDay(subscriber: LinkedSubscriber, day: number): string
}

const TOKEN = /^([1-9]\d{0,14})-([A-Za-z0-9_-]{43})$/

/**
 * Makes the secret part of a subscriber's links. It is computed from the site's secret, never stored: neither the list
 * nor the outbox contains anything that opens a link.
 */
export class SubscriberTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  make(purpose: LinkPurpose, { id, token_nonce }: LinkedSubscriber): string {
    const code = createHmac('sha256', this.#secret)
      .update(`${purpose}:${id}:${token_nonce}`)
      .digest('base64url')
    return `${id}-${code}`
  }

  /** Reads the subscriber's id from an unverified token; only `isValid` verifies it. Null for malformed tokens. */
  readId(token: string): number | null {
    const id = TOKEN.exec(token)?.[1]
    return id === undefined ? null : Number(id)
  }

  isValid(purpose: LinkPurpose, token: string, subscriber: LinkedSubscriber): boolean {
    const expected = Buffer.from(this.make(purpose, subscriber))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}

/** Makes the links in a subscriber’s letters, each with its own secret. */
export function createSubscriberLinks(tokens: SubscriberTokens, siteUrl: string): SubscriberLinks {
  const link = (path: string, purpose: LinkPurpose, subscriber: LinkedSubscriber) =>
    `${siteUrl}${path}?token=${tokens.make(purpose, subscriber)}`
  return {
    confirm: (subscriber) => link('/newsletter/confirm', 'confirm', subscriber),
    unsubscribe: (subscriber) => link('/newsletter/unsubscribe', 'unsubscribe', subscriber),
    oneClickUnsubscribe: (subscriber) =>
      link('/api/newsletter/unsubscribe/one-click', 'unsubscribe', subscriber),
    startPlan: (subscriber) => `${link('/newsletter/confirm', 'start-plan', subscriber)}&for=plan`,
    plan: (subscriber) => link('/plan', 'plan', subscriber),
    planDay: (subscriber, day) => link(`/plan/${day}`, 'plan', subscriber),
  }
}

/** Finds the subscriber a link belongs to; null, identically, for every link that does not work. */
export async function findByToken(
  store: Store,
  tokens: SubscriberTokens,
  purpose: LinkPurpose,
  token: string,
): Promise<ListedSubscriber | null> {
  const id = tokens.readId(token)
  const subscriber = id === null ? null : await getSubscriber(store, id)
  return subscriber && tokens.isValid(purpose, token, subscriber) ? subscriber : null
}
