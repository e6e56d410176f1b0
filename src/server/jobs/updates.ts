import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store/database.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'
import { readJournal } from '../updates/journal.ts'
import { askOncePerDay } from '../updates/known-releases.ts'
import { updateFiles } from '../updates/place.ts'

export interface UpdateJobOptions {
  config: Pick<Config, 'dataDir' | 'updates' | 'updatesKey' | 'coachEmail'>
  store: Store
  clock: () => Date
  log: FastifyBaseLogger
  kickDelivery: () => void
}

const INTERVAL_MS = 10 * MINUTE
/** A start has better things to do first. */
const FIRST_LOOK_MS = 1_000

/**
 * Writes to the coach that an update was undone, once, whichever process is first (UPDATE-UNDO-2).
 *
 * @returns whether a letter was written
 */
async function tellOfUndoneUpdate(options: UpdateJobOptions): Promise<boolean> {
  const { config, store, clock, kickDelivery } = options
  const files = updateFiles(config.dataDir)
  const journal = await readJournal(files)
  if (journal?.state !== 'rolled_back' || !(await claim(join(files.folder, `told-${journal.id}`))))
    return false
  const reason = journal.steps.find(({ state }) => state === 'failed')?.sentence ?? ''
  const letter = {
    kind: 'update_undone',
    to: config.coachEmail,
    data: { from: journal.from, to: journal.to, reason },
  } as const
  await enqueueLetter(store, letter, clock().toISOString())
  kickDelivery()
  return true
}

async function claim(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Asks for updates once a day, and tells the coach of one that was undone. Returns how to stop it. */
export function startUpdateJobs(options: UpdateJobOptions): () => void {
  const { config, clock, log } = options
  const look = async () => {
    await tellOfUndoneUpdate(options)
    await askOncePerDay(config, clock())
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
