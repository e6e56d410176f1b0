import type { FormSigns } from '../../../domain/newsletter/bot-signs.ts'
import { PLAN_TAG, type ReferralSource } from '../../../domain/newsletter/constants.ts'
import { SECOND } from '../../../domain/time/durations.ts'

export const SUBSCRIBE_PATH = '/api/newsletter/subscribe'

const TIMEOUT_MS = 15 * SECOND
const NO_CONNECTION = 'Connection error: Unable to connect to the server. Please try again.'
const NO_REASON = 'Please try again later'

export interface Subscription {
  email: string
  firstName: string
  source: ReferralSource
  /** What tells a person from a program. */
  signs: FormSigns
}

/** Null when it worked, else the sentence to show (specification §8). */
export type SubscribeFailure = string | null

export async function subscribe({
  email,
  firstName,
  source,
  signs,
}: Subscription): Promise<SubscribeFailure> {
  let response: Response
  try {
    response = await fetch(SUBSCRIBE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        email,
        ...(firstName && { firstName }),
        referralSource: source,
        tags: [PLAN_TAG],
        ...signs,
      }),
    })
  } catch {
    return NO_CONNECTION
  }
  return readFailure(response.ok, await response.json().catch(() => null))
}

export function readFailure(ok: boolean, answer: unknown): SubscribeFailure {
  const isObject = typeof answer === 'object' && answer !== null
  if (ok && isObject && 'success' in answer && answer.success === true) return null
  return isObject && 'error' in answer && typeof answer.error === 'string' && answer.error
    ? answer.error
    : NO_REASON
}
