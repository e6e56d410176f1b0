import { SECOND } from '../../../../domain/time/durations.ts'
import { isUnsaved, type Writing } from './letter-writing.ts'
import type { LetterCalls } from './save-letter.ts'

/** She stopped typing for so long. */
const QUIET = 1.5 * SECOND
/** However long she types, this much is the most that only this device has. */
const LONGEST = 10 * SECOND
const RETRY = 10 * SECOND

export interface LetterKeeper {
  /** Saves what is typed now; whether the server has all of it. */
  saveNow(): Promise<boolean>
  /** Sends what is waiting and ends; settles when the server has answered. */
  stop(): Promise<unknown>
}

/** Saves a letter by itself while it is written: one save in flight at a time, so that it never meets itself. */
export function keepLetter(writing: Writing, calls: LetterCalls): LetterKeeper {
  let seen = writing.get().fields
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let inFlight: Promise<void> = Promise.resolve()
  let isStopped = false

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = isStopped ? undefined : setTimeout(start, wait)
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    waitingSince = null
    // One that failed for a defect has been reported; the next one is tried all the same.
    inFlight = inFlight.then(send, send)
    return inFlight
  }

  async function send(): Promise<void> {
    const { fields, item, problem } = writing.get()
    const isStuck = problem !== null && problem.kind !== 'offline'
    if (isStuck || !isUnsaved(writing.get())) return
    writing.change({ saving: true })
    try {
      const stored = await calls.store(fields, item)
      writing.change({ item: stored, saved: fields, problem: null })
    } catch (error) {
      const failure = calls.readFailure(error)
      // Deleted meanwhile: what she has becomes a new letter.
      if (failure === null)
        writing.change({ item: null, saved: { subject: '', preview_text: '', content: '' } })
      writing.change({ problem: failure })
      if (failure === null || failure.kind === 'offline') schedule(failure === null ? 0 : RETRY)
    } finally {
      writing.change({ saving: false })
    }
  }

  const stopListening = writing.subscribe(() => {
    const { fields } = writing.get()
    if (fields === seen) return
    seen = fields
    waitingSince ??= Date.now()
    schedule(Math.max(0, Math.min(QUIET, waitingSince + LONGEST - Date.now())))
  })

  return {
    async saveNow() {
      await start()
      // What was typed while it was on its way.
      if (writing.get().problem === null && isUnsaved(writing.get())) await start()
      return !isUnsaved(writing.get())
    },
    async stop() {
      stopListening()
      const last = timer === undefined ? inFlight : start()
      isStopped = true
      await last
    },
  }
}
