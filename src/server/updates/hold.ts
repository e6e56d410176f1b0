import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import { giveToOwner, type UpdateFiles, updateFiles } from './place.ts'

/** The updater says so often that it still lives. A hold it can no longer renew ends by itself. */
const RENEW_MS = 2 * SECOND
const HOLD_MS = 20 * SECOND
/** Of a copy, which is held for as long as it is there. */
export const FOR_GOOD = Date.parse('9999-12-31T00:00:00.000Z')

const holdSchema = z.object({ until: z.iso.datetime() })

/** Whether writes are to be refused for now, and nothing done by the clock (UPDATE-HOLD-1). */
async function isHeld(dataDir: string, now = Date.now()): Promise<boolean> {
  const until = await holdUntil(updateFiles(dataDir))
  return until !== null && now < until
}

/** In epoch milliseconds. */
export async function holdUntil({ hold }: UpdateFiles): Promise<number | null> {
  // Gone, or not to be read: then it holds nothing up.
  const held = await readJsonFile(hold, holdSchema).catch(() => null)
  return held && Date.parse(held.until)
}

const LOOK_EVERY_MS = 250

/** Begins something at once, or when the hold is over; not any more once the signal has been given. */
export async function whenReleased(
  dataDir: string,
  { signal, begin }: { signal: AbortSignal; begin: () => void },
): Promise<void> {
  if (!(await isHeld(dataDir))) return begin()
  const look = async () => {
    // One after the other: on a slow disk a look takes longer than the pause between two.
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
 * @param onLapse told why it could not be renewed, once until that succeeds again
 */
export async function holdWrites(
  dataDir: string,
  files: UpdateFiles,
  onLapse: (error: unknown) => void,
): Promise<Hold> {
  const write = async () => {
    await writeSynced(files.hold, JSON.stringify({ until: new Date(Date.now() + HOLD_MS).toISOString() }))
    giveToOwner(dataDir, files.hold)
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

/** Holds a copy of the site for good: it must send nothing and change nothing by itself. */
export async function holdForGood(dataDir: string, files: UpdateFiles): Promise<void> {
  await writeSynced(files.hold, JSON.stringify({ until: new Date(FOR_GOOD).toISOString() }))
  giveToOwner(dataDir, files.hold)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const RETRY_SECONDS = 10
const SENTENCE = 'The site is being updated. Please try again in a few seconds.'

/**
 * Refuses what would write, for as long as an updater says so: what is taken with success must not be lost when the new
 * version is not well (UPDATE-HOLD-1). Everything is read as usual.
 *
 * @param sendPage sends a page that says to come back; the API's refusals are sent by its error handlers
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
