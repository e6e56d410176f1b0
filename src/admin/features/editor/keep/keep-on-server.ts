import { SECOND } from '../../../../domain/time/durations.ts'
import { hasChanges } from '../compare-fields.ts'
import type { DraftState, Editor } from '../editor.ts'
import type { SharedFields } from '../shared-fields.ts'

/** She stopped typing for so long. */
const QUIET = 3 * SECOND
/** However long she types, this much is the most that only this device has. */
const LONGEST = 15 * SECOND
const RETRY = 15 * SECOND

export interface DraftCalls {
  /** Stores the draft and answers when it was stored. */
  put: (
    id: number | 'new',
    draft: { fields: Record<string, unknown>; based_on: string | null },
  ) => Promise<string>
  remove: (id: number | 'new') => Promise<void>
  /** What a failure means. */
  reasonOf: (error: unknown) => 'offline' | 'refused'
}

export interface ServerKeeper {
  /** Waits for a draft on its way and sends no other, until `resume`: a save is about to begin. */
  pause: () => Promise<void>
  resume: () => void
  /** Sends now what is waiting. */
  hurry: () => void
  stop: () => void
}

/** Keeps what is typed on the server as a draft beside the live item, which it never touches. */
export function keepOnServer<F extends SharedFields>(
  { kind, state }: Editor<F>,
  calls: DraftCalls,
): ServerKeeper {
  let seen = state.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let inFlight: Promise<void> = Promise.resolve()
  let isPaused = false
  let isStopped = false

  function schedule(wait: number) {
    clearTimeout(timer)
    if (!isPaused && !isStopped) timer = setTimeout(start, wait)
  }

  function start() {
    clearTimeout(timer)
    timer = undefined
    waitingSince = null
    inFlight = inFlight.then(send)
  }

  async function send() {
    const { fields, saved, item, draft } = state.get()
    const id = item?.id ?? 'new'
    let next: DraftState = { kind: 'none' }
    try {
      if (hasChanges(kind, saved, fields)) {
        const body = { fields: kind.plainFields(fields), based_on: item?.updated_at ?? null }
        next = { kind: 'saved', at: await calls.put(id, body) }
      } else if (draft.kind !== 'none') await calls.remove(id)
    } catch (error) {
      next = { kind: 'failed', reason: calls.reasonOf(error) }
      if (next.reason === 'offline') schedule(RETRY)
    }
    state.change({ draft: next })
  }

  const stopListening = state.subscribe(() => {
    const current = state.get()
    const isTyped = current.fields !== seen.fields
    seen = current
    if (!isTyped) return
    waitingSince ??= Date.now()
    schedule(Math.max(0, Math.min(QUIET, waitingSince + LONGEST - Date.now())))
  })

  return {
    async pause() {
      isPaused = true
      clearTimeout(timer)
      timer = undefined
      await inFlight
    },
    resume() {
      isPaused = false
      const { fields, saved } = state.get()
      if (hasChanges(kind, saved, fields)) schedule(QUIET)
    },
    hurry() {
      if (timer !== undefined) start()
    },
    stop() {
      if (timer !== undefined) start()
      isStopped = true
      stopListening()
    },
  }
}
