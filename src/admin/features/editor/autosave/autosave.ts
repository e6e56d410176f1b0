import { reportError } from '../../../data/report-error.ts'
import type { Observable } from '../observable.ts'

interface AutosaveOptions<S extends { fields: unknown }> {
  state: Observable<S>
  /** Milliseconds: `quiet` after the last key, but never later than `longest` after the first. */
  wait: { quiet: number; longest: number }
  isUnsaved: (state: S) => boolean
  /** Sends what is unsaved. Answers after how many milliseconds to try again; null for not by itself. */
  send: () => Promise<number | null>
}

export interface Autosave {
  /** Waits for what is on its way and sends nothing more, until `resume`: a save is about to begin. */
  pause: () => Promise<void>
  resume: () => void
  /** Sends now what is waiting. */
  hurry: () => void
  /** Sends now, whether or not anything is waiting; settles when it has been answered. */
  sendNow: () => Promise<void>
  /** Sends what is waiting and ends; settles when it has been answered. */
  stop: () => Promise<void>
}

/** Saves by itself what is typed: one call in flight at a time, so that it never meets itself. */
export function createAutosave<S extends { fields: unknown }>({
  state,
  wait: { quiet, longest },
  isUnsaved,
  send,
}: AutosaveOptions<S>): Autosave {
  let seen = state.get().fields
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let inFlight: Promise<void> = Promise.resolve()
  let isPaused = false
  let isStopped = false

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = isPaused || isStopped ? undefined : setTimeout(() => void sendNow().catch(reportError), wait)
  }

  async function run(): Promise<void> {
    const retry = await send()
    if (retry !== null) schedule(retry)
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    waitingSince = null
    // One that failed for a defect has been reported; the next one is tried all the same.
    inFlight = inFlight.then(run, run)
    return inFlight
  }

  const stopListening = state.subscribe(() => {
    const { fields } = state.get()
    if (fields === seen) return
    seen = fields
    waitingSince ??= Date.now()
    schedule(Math.max(0, Math.min(quiet, waitingSince + longest - Date.now())))
  })

  return {
    sendNow,
    async pause() {
      isPaused = true
      clearTimeout(timer)
      timer = undefined
      await inFlight
    },
    resume() {
      isPaused = false
      if (isUnsaved(state.get())) schedule(quiet)
    },
    hurry() {
      if (timer !== undefined) void sendNow().catch(reportError)
    },
    async stop() {
      stopListening()
      const last = timer === undefined ? inFlight : sendNow()
      isStopped = true
      await last
    },
  }
}
