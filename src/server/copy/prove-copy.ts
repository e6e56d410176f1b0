import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type CopyProof, describeLag } from '../../domain/copy/copy-state.ts'
import { pluralize } from '../../domain/items/labels.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { siteLocationSchema } from '../backup/backup-place.ts'
import { findProgram } from '../project-root.ts'
import { copyAddressSchema } from './copy-address.ts'

export const proofTaskSchema = z.object({
  place: siteLocationSchema,
  address: copyAddressSchema,
  /** In the form of COPY_KEY. */
  key: z.string(),
  /** When the proof began, in epoch milliseconds. */
  now: z.number(),
})
export type ProofTask = z.infer<typeof proofTaskSchema>

/** What was compared, or why the proof failed. */
export type ProofResult =
  | { ok: true; items: number; pictures: number; subscribers: number; rows: number }
  | { ok: false; sentence: string }

interface ProveOptions extends Omit<ProofTask, 'now'> {
  clock: () => Date
  log: FastifyBaseLogger
  signal: AbortSignal
}

/**
 * Restores the copy on trial, in its own thread and a temporary folder, and compares it with the site (COPY-PROVE-1).
 * Null when it was aborted.
 */
export async function proveCopy({ clock, log, signal, ...task }: ProveOptions): Promise<CopyProof | null> {
  const began = clock().getTime()
  const worker = new Worker(findProgram(import.meta.dirname, 'src/server/copy/prove-worker.ts'), {
    workerData: { ...task, now: began } satisfies ProofTask,
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  const result = await new Promise<ProofResult | null>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', (error) => {
      log.error({ err: error }, 'The copy could not be brought back on trial')
      resolve({ ok: false, sentence: 'It could not be brought back; the server’s log says why.' })
    })
    worker.once('exit', () => resolve(null))
  }).finally(() => signal.removeEventListener('abort', stop))
  if (signal.aborted) return null
  const ended = clock()
  const ms = ended.getTime() - began
  return {
    at: ended.toISOString(),
    ok: result?.ok === true,
    sentence: describeProof(result, ms),
    seconds: Math.round(ms / 100) / 10,
  }
}

function describeProof(result: ProofResult | null, ms: number): string {
  if (result === null) return 'It ended before it was finished.'
  if (!result.ok) return result.sentence
  const compared = [
    pluralize(result.items, 'article or recipe', 'articles and recipes'),
    pluralize(result.pictures, 'picture'),
    pluralize(result.subscribers, 'subscriber'),
  ].join(', ')
  return `Brought back in ${describeLag(Math.max(ms, SECOND))} and compared: ${compared}, all equal.`
}
