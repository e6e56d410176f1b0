import type { FastifyBaseLogger } from 'fastify'
import { advancePlan } from '../../domain/newsletter/workout-plan.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'
import { beginSending, finishSending, listDueIssues } from '../store/newsletter/issue-sending.ts'
import { getSubscriber, listDuePlans, movePlan } from '../store/newsletter/subscribers.ts'
import { inTransaction } from '../store/transaction.ts'
import { every } from './every.ts'

interface IssueJobOptions {
  store: Store
  clock: () => Date
  /** The site's time zone, an IANA name. */
  timeZone: () => Promise<string>
  log: FastifyBaseLogger
  /** Called after letters have been written to the outbox. */
  triggerDelivery: () => void
  /** Called after an issue was sent: the archive has changed. */
  onSent: () => void
}

const ISSUE_INTERVAL_MS = 15 * SECOND

/**
 * Sends the newsletter issues that are due, each exactly once across processes. An issue that fails to start is logged,
 * does not block others, and is retried at the next check.
 */
export async function sendDueIssues(options: IssueJobOptions): Promise<void> {
  const { store, clock, timeZone, log, triggerDelivery, onSent } = options
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
  triggerDelivery()
}

/** Checks periodically; returns a function that stops it. */
export function startIssueJob(options: IssueJobOptions): () => void {
  return every(
    ISSUE_INTERVAL_MS,
    () => sendDueIssues(options),
    (err) => options.log.error({ err }, 'The newsletter could not be sent on its way'),
  )
}

interface PlanJobOptions {
  store: Store
  settings: () => Promise<SiteSettings>
  clock: () => Date
  log: FastifyBaseLogger
  /** Called after letters have been written to the outbox. */
  triggerDelivery: () => void
}

const PLAN_INTERVAL_MS = MINUTE
const BATCH = 200

/** Writes the letters of the 7-day plan that are due; returns their number. Concurrent processes write each letter once. */
export async function writeDuePlanLetters({ store, settings, clock }: PlanJobOptions): Promise<number> {
  const now = clock().toISOString()
  const due = await listDuePlans(store, now, BATCH)
  if (due.length === 0) return 0
  const { time_zone } = await settings()
  let written = 0
  for (const id of due) if (await writeDay(store, id, now, time_zone)) written++
  return written
}

async function writeDay(store: Store, id: number, now: string, timeZone: string): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    let day: number | null = null
    await movePlan(transaction, id, (progress) => {
      // Checked again under the lock: another process may have been first.
      if (progress.plan_day === null || progress.plan_due_at === null || progress.plan_due_at > now)
        return progress
      day = progress.plan_day
      return advancePlan(progress.plan_day, now, timeZone)
    })
    const subscriber = day === null ? null : await getSubscriber(transaction, id)
    if (day === null || !subscriber) return false
    const letter = { kind: 'plan_day', to: subscriber.email, data: { day }, subscriber_id: id } as const
    await enqueueLetter(transaction, letter, now)
    return true
  })
}

/** Checks every minute; returns a function that stops it. */
export function startPlanJob(options: PlanJobOptions): () => void {
  const write = async () => {
    if ((await writeDuePlanLetters(options)) > 0) options.triggerDelivery()
  }
  return every(PLAN_INTERVAL_MS, write, (err) =>
    options.log.error({ err }, 'The letters of the plan could not be written'),
  )
}
