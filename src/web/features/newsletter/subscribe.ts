import { readErrorAnswer } from '../../../domain/errors.ts'
import {
  NO_CONNECTION,
  PLAN_TAG,
  type ReferralSource,
  SUBSCRIBE_PATH,
} from '../../../domain/newsletter/constants.ts'
import type { BotSignals } from '../../../domain/newsletter/honeypot.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'

const TIMEOUT_MS = 15 * SECOND
const NO_REASON = 'Please try again later'

export interface Subscription {
  email: string
  firstName: string
  source: ReferralSource
  /** Tells a person from a program. */
  signs: BotSignals
}

/** Null for success, else the sentence to show (NEWS-FORM-5). */
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
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
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
  if (failure === null && isRecord(answer) && 'challenge' in answer) {
    void sendProofOfWork(body, answer.challenge).catch(() => undefined)
  }
  return failure
}

/**
 * Solves the server's proof of work: while very many sign up, letters for browsers that do so are sent first. Runs in
 * the background; if it fails, or its code cannot be loaded, the letter is sent later.
 */
async function sendProofOfWork(body: object, challenge: unknown): Promise<void> {
  const { solveChallenge } = await import('../forms/solve-challenge.ts')
  const proof = await solveChallenge(challenge)
  if (proof) await post({ ...body, proof })
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
  if (ok && isRecord(answer) && answer.success === true) return null
  return readErrorAnswer(answer)?.error || NO_REASON
}
