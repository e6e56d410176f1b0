import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import type { PlainSiteFacts } from '../../../domain/proofreader/subjects.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { reportError } from '../../data/report-error.ts'
import type { FromProofreader, ToProofreader } from './proofread-worker.ts'
import type { ReadFinding } from './read-finding.ts'

/** Time limit for one text, from when the worker begins it. The longest article takes some seconds. */
const DEADLINE_MS = 12 * SECOND

/** `slow` and `broken`: nothing was found because nothing could be read. */
export type Reading = { findings: readonly ReadFinding[] } | { failed: 'slow' | 'broken' }

export interface Proofreader {
  /** Reads an item as soon as the preceding one is done; of those waiting, only the latest is read. */
  read(item: ItemToRead, ownPaths: readonly string[]): void
  /** Sets the facts about the site from now on. */
  know(facts: PlainSiteFacts): void
  close(): void
}

type ToRead = Extract<ToProofreader, { item: ItemToRead }>
type ProofreadWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

// Vite finds the worker only in this form.
const createWorker = () => new Worker(new URL('./proofread-worker.ts', import.meta.url), { type: 'module' })

/**
 * Reads items in a worker, so that typing never waits for it; on the device, and without a network. A worker that is
 * too slow is terminated; the next item starts another one.
 *
 * @param onRead called with the findings of each item, in order, and with the item
 * @param create creates a worker that runs `proofread-worker.ts`
 */
export function openProofreader(
  onRead: (reading: Reading, item: ItemToRead) => void,
  create: () => ProofreadWorker = createWorker,
): Proofreader {
  let worker: ProofreadWorker | null = null
  let deadline: ReturnType<typeof setTimeout> | undefined
  let busy: ToRead | null = null
  let waiting: ToRead | null = null
  let known: PlainSiteFacts | null = null

  function send(message: ToProofreader): void {
    if (!worker) {
      worker = openWorker()
      if (known) worker.postMessage({ facts: known } satisfies ToProofreader)
    }
    worker.postMessage(message)
  }

  function start(message: ToRead): void {
    busy = message
    send(message)
  }

  function openWorker(): ProofreadWorker {
    const opened = create()
    opened.addEventListener('message', ({ data }: MessageEvent<FromProofreader>) => {
      if (data !== 'begun') finish({ findings: data })
      else deadline = setTimeout(() => endWorker('slow'), DEADLINE_MS)
    })
    opened.addEventListener('error', ({ message }) => {
      reportError(new Error(`The proof-reader's worker failed: ${message}`))
      endWorker('broken')
    })
    return opened
  }

  function endWorker(failed: 'slow' | 'broken'): void {
    worker?.terminate()
    worker = null
    finish({ failed })
  }

  function finish(reading: Reading): void {
    clearTimeout(deadline)
    const done = busy
    busy = null
    if (done) onRead(reading, done.item)
    const next = waiting
    waiting = null
    if (next) start(next)
  }

  return {
    read(item, ownPaths) {
      const message = { item, ownPaths }
      if (busy) waiting = message
      else start(message)
    },
    know(facts) {
      known = facts
      worker?.postMessage({ facts } satisfies ToProofreader)
    },
    close() {
      clearTimeout(deadline)
      worker?.terminate()
      worker = null
    },
  }
}
