import { reportError } from '../../../data/report-error.ts'
import type { Observable } from '../observable.ts'

interface AutosaveOptions<S extends { fields: unknown }> {
  state: Observable<S>
  /** Milliseconds: `quiet` after the last key press, but at most `longest` after the first. */
  wait: { quiet: number; longest: number }
  isUnsaved: (state: S) => boolean
  /** Sends what is unsaved. Returns the delay of a retry in milliseconds; null for no automatic retry. */
  send: () => Promise<number | null>
}

export interface Autosave {
  /** Waits for the call in flight and sends nothing more until `resume`: a save is about to begin. */
  pause: () => Promise<void>
  resume: () => void
  /** Sends immediately what is waiting. */
  hurry: () => void
  /** Sends immediately, whether or not anything is waiting; settles when it has been answered. */
  sendNow: () => Promise<void>
  /** Sends what is waiting and ends; settles when it has been answered. */
  stop: () => Promise<void>
}

/** Saves automatically what is typed: one call in flight at a time, so that two never conflict. */
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
    // A failure by a defect has been reported; the next call is made regardless.
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
