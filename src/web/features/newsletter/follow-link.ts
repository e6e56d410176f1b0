import { readErrorAnswer } from '../../../domain/errors.ts'
import { SECOND } from '../../../domain/time/durations.ts'

const TIMEOUT_MS = 15 * SECOND
/** The server's status for every link that does not work (NEWS-LINK-3). */
const REFUSED = 400
const NO_CONNECTION = 'We couldn’t reach the site. Please check your connection and try again.'

/** What a link's page shows when the action is done. */
export interface LinkDone {
  /** The address of the 7-day plan, if it was requested. */
  planUrl: string | null
  firstName: string | null
}

/** `expired`: the link itself is refused, a retry gives the same result. */
export type LinkOutcome = { kind: 'done'; done: LinkDone } | { kind: 'expired' | 'failed'; message: string }

/** Carries out the action of a letter's link; called only by its button, so that a mail scanner changes nothing. */
export async function followLink(path: string, token: string): Promise<LinkOutcome> {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ token }),
    })
  } catch {
    return { kind: 'failed', message: NO_CONNECTION }
  }
  return readOutcome(response.status, await response.json().catch(() => null))
}

export function readOutcome(status: number, answer: unknown): LinkOutcome {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  if (status < 300 && fields.success === true) {
    return { kind: 'done', done: { planUrl: textOf(fields.plan_url), firstName: textOf(fields.first_name) } }
  }
  const message = readErrorAnswer(answer)?.error ?? 'That didn’t work. Please try again.'
  return { kind: status === REFUSED ? 'expired' : 'failed', message }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
