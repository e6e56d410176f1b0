import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import { chownToOwner, type UpdateFiles, updateFiles } from './place.ts'

/** Interval at which the updater renews its hold. A hold that is no longer renewed expires. */
const RENEW_MS = 2 * SECOND
const HOLD_MS = 20 * SECOND
/** For a copy, which is held permanently. */
export const FOR_GOOD = Date.parse('9999-12-31T00:00:00.000Z')

const holdSchema = z.object({ until: z.iso.datetime() })

/** Whether writes and scheduled jobs are suspended (UPDATE-HOLD-1). */
async function isHeld(dataDir: string, now = Date.now()): Promise<boolean> {
  const until = await holdUntil(updateFiles(dataDir))
  return until !== null && now < until
}

/** Reads the end of the hold, in epoch milliseconds. */
export async function holdUntil({ hold }: UpdateFiles): Promise<number | null> {
  // Missing or unreadable: then nothing is held.
  const held = await readJsonFile(hold, holdSchema).catch(() => null)
  return held && Date.parse(held.until)
}

const LOOK_EVERY_MS = 250

/** Begins something immediately, or when the hold is over; not after the signal was aborted. */
export async function whenReleased(
  dataDir: string,
  { signal, begin }: { signal: AbortSignal; begin: () => void },
): Promise<void> {
  if (!(await isHeld(dataDir))) return begin()
  const look = async () => {
    // One check after the other: on a slow disk one takes longer than the interval.
    while (!signal.aborted && (await isHeld(dataDir))) await pause(LOOK_EVERY_MS, undefined, { ref: false })
    if (!signal.aborted) begin()
  }
  void look()
}

export interface Hold {
  release(): Promise<void>
}

/**
 * Holds writes until it is released, or this process ends.
 *
 * @param onLapse called with the reason why it could not be renewed, once until that succeeds again
 */
export async function holdWrites(
  dataDir: string,
  files: UpdateFiles,
  onLapse: (error: unknown) => void,
): Promise<Hold> {
  const write = async () => {
    await writeSynced(files.hold, JSON.stringify({ until: new Date(Date.now() + HOLD_MS).toISOString() }))
    chownToOwner(dataDir, files.hold)
  }
  await write()
  let isRenewed = true
  const renew = async () => {
    try {
      await write()
      isRenewed = true
    } catch (error) {
      if (isRenewed) onLapse(error)
      isRenewed = false
    }
  }
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renewing.then(renew)
  }, RENEW_MS)
  return {
    async release() {
      clearInterval(timer)
      await renewing
      await rm(files.hold, { force: true })
    },
  }
}

/** Holds a copy of the site permanently: it must not send or change anything by itself. */
export async function holdForGood(dataDir: string, files: UpdateFiles): Promise<void> {
  await writeSynced(files.hold, JSON.stringify({ until: new Date(FOR_GOOD).toISOString() }))
  chownToOwner(dataDir, files.hold)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const RETRY_SECONDS = 10
const SENTENCE = 'The site is being updated. Please try again in a few seconds.'

/**
 * Refuses writes while an updater holds them: an accepted write must not be lost when the new version fails
 * (UPDATE-HOLD-1). Reads work as usual.
 *
 * @param sendPage sends a page that says to retry later; the API's refusals are sent by its error handlers
 */
export function holdWritesDuringUpdates(
  app: FastifyInstance,
  dataDir: string,
  sendPage: (reply: FastifyReply, retrySeconds: number) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || !(await isHeld(dataDir))) return
    if (/^\/api(?:\/|$)/.test(request.url))
      throw new Failure('unavailable', SENTENCE, { retryAfter: RETRY_SECONDS })
    sendPage(reply, RETRY_SECONDS)
    await reply
  })
}
