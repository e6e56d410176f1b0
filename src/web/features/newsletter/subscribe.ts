import { readErrorAnswer } from '../../../domain/error-answer.ts'
import { PLAN_TAG, type ReferralSource } from '../../../domain/newsletter/constants.ts'
import type { FormSigns } from '../../../domain/newsletter/honeypot.ts'
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

/** Null when it worked, else the sentence to show (product §10.1). */
export type SubscribeFailure = string | null

export async function subscribe({
  email,
  firstName,
  source,
  signs,
}: Subscription): Promise<SubscribeFailure> {
  const body = {
    email,
    ...(firstName && { firstName }),
    referralSource: source,
    tags: [PLAN_TAG],
    ...signs,
  }
  let response: Response
  try {
    response = await post(body)
  } catch {
    return NO_CONNECTION
  }
  const answer: unknown = await response.json().catch(() => null)
  const failure = readFailure(response.ok, answer)
  if (failure === null) void hastenLetter(body, answer)
  return failure
}

/**
 * While very many sign up, letters to those whose browser does a little work go first. It is done beside everything
 * else; where it fails the letter comes later.
 */
async function hastenLetter(body: object, answer: unknown): Promise<void> {
  const challenge = readChallenge(answer)
  if (challenge === null) return
  const { findProof } = await import('../../../domain/newsletter/proof-of-work.ts')
  const solution = await findProof(challenge.text, challenge.bits)
  if (solution === null) return
  await post({ ...body, proof: { challenge: challenge.text, solution } }).catch(() => null)
}

function readChallenge(answer: unknown): { text: string; bits: number } | null {
  const isObject = typeof answer === 'object' && answer !== null
  const challenge: unknown = isObject && 'challenge' in answer ? answer.challenge : null
  if (typeof challenge !== 'object' || challenge === null) return null
  if (!('text' in challenge && 'bits' in challenge)) return null
  const { text, bits } = challenge
  return typeof text === 'string' && typeof bits === 'number' ? { text, bits } : null
}

function post(body: object): Promise<Response> {
  return fetch(SUBSCRIBE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: JSON.stringify(body),
  })
}

export function readFailure(ok: boolean, answer: unknown): SubscribeFailure {
  const isObject = typeof answer === 'object' && answer !== null
  if (ok && isObject && 'success' in answer && answer.success === true) return null
  return readErrorAnswer(answer)?.error || NO_REASON
}
