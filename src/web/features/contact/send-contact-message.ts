import type { ContactMessage } from '../../../domain/contact/contact-rules.ts'
import type { FormSigns } from '../../../domain/newsletter/honeypot.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { type ContactOutcome, readOutcome } from './contact-outcome.ts'

export const CONTACT_PATH = '/api/contact'

const TIMEOUT_MS = 20 * SECOND

/** Sends a message. Never rejects: no connection and an answer that cannot be read are outcomes as well. */
export async function sendContactMessage(message: ContactMessage, signs: FormSigns): Promise<ContactOutcome> {
  try {
    const response = await fetch(CONTACT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ ...message, ...signs }),
    })
    const answer: unknown = await response.json()
    return readOutcome(response.status, answer)
  } catch {
    return { kind: 'unreachable' }
  }
}
