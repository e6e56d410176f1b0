import type { FastifyBaseLogger } from 'fastify'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Config } from '../config.ts'
import { changeSecret } from '../store/auth/secrets.ts'
import type { Store } from '../store/database.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'
import { inTransaction } from '../store/transaction.ts'
import { readJournal } from '../updates/journal.ts'
import { fetchReleasesDaily } from '../updates/known-releases.ts'
import { updateFiles } from '../updates/place.ts'

export interface UpdateJobOptions {
  config: Pick<Config, 'dataDir' | 'updates' | 'updatesKey' | 'coachEmail'>
  store: Store
  clock: () => Date
  log: FastifyBaseLogger
  triggerDelivery: () => void
}

const INTERVAL_MS = 10 * MINUTE
/** Delayed to keep startup fast. */
const FIRST_LOOK_MS = 1_000

/** Key in the store, written with the letter: the last update the coach was told about. */
const TOLD = 'told-of-update'

/**
 * Writes a letter to the coach about an undone update, once, in whichever process is first (UPDATE-UNDO-2).
 *
 * @returns whether a letter was written
 */
export async function notifyUndoneUpdate(options: UpdateJobOptions): Promise<boolean> {
  const { config, store, clock, triggerDelivery } = options
  const journal = await readJournal(updateFiles(config.dataDir))
  if (journal?.state !== 'rolled_back') return false
  const { id, from, to, steps } = journal
  const reason = steps.find(({ state }) => state === 'failed')?.sentence ?? ''
  const letter = { kind: 'update_undone', to: config.coachEmail, data: { from, to, reason } } as const
  const isFirst = await inTransaction(store, async (transaction) => {
    if (!(await changeSecret(transaction, TOLD, id))) return false
    await enqueueLetter(transaction, letter, clock().toISOString())
    return true
  })
  if (isFirst) triggerDelivery()
  return isFirst
}

/** Checks for updates once a day, and reports an undone one to the coach. Returns a function that stops it. */
export function startUpdateJobs(options: UpdateJobOptions): () => void {
  const { config, clock, log } = options
  const look = async () => {
    await notifyUndoneUpdate(options)
    await fetchReleasesDaily(config, clock())
  }
  const lookAndLog = () =>
    void look().catch((error: unknown) => log.error({ err: error }, 'Updates could not be looked after'))
  const first = setTimeout(lookAndLog, FIRST_LOOK_MS)
  const timer = setInterval(lookAndLog, INTERVAL_MS)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
