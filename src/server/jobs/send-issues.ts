import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { beginSending, finishSending, listDueIssues } from '../store/newsletter/issue-sending.ts'
import { every } from './every.ts'

export interface IssueJobOptions {
  store: Store
  clock: () => Date
  /** The site's, an IANA name. */
  timeZone: () => Promise<string>
  log: FastifyBaseLogger
  /** Called after letters have been written down. */
  kickDelivery: () => void
  /** Called after an issue has gone out: the archive has changed. */
  onSent: () => void
}

const INTERVAL_MS = 15 * SECOND

/**
 * Sends the newsletter issues on their way whose time has come; each once, however many processes look. One that cannot
 * be begun is logged, holds up no other, and is tried again at the next look.
 */
export async function sendDueIssues(options: IssueJobOptions): Promise<void> {
  const { store, clock, timeZone, log, kickDelivery, onSent } = options
  const now = clock().toISOString()
  let begun = 0
  for (const id of await listDueIssues(store, now)) {
    try {
      if (await beginSending(store, id, now, await timeZone())) begun++
    } catch (error) {
      log.error({ err: error, issue: id }, 'An issue could not be sent on its way')
    }
  }
  await finishSending(store)
  if (begun === 0) return
  onSent()
  kickDelivery()
}

/** Looks again and again; returns how to stop it. */
export function startIssueJob(options: IssueJobOptions): () => void {
  return every(
    INTERVAL_MS,
    () => sendDueIssues(options),
    (err) => options.log.error({ err }, 'The newsletter could not be sent on its way'),
  )
}
