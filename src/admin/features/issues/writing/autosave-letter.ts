import { SECOND } from '../../../../domain/time/durations.ts'
import { createAutosave } from '../../editor/autosave/autosave.ts'
import { isUnsaved, type Writing } from './letter-writing.ts'
import type { LetterCalls } from './save-letter.ts'

/** However long she types, 10 seconds are the most that only this device has. */
const WAIT = { quiet: 1.5 * SECOND, longest: 10 * SECOND }
const RETRY = 10 * SECOND

export interface LetterAutosave {
  /** Saves what is typed now; whether the server has all of it. */
  saveNow(): Promise<boolean>
  /** Sends what is waiting and ends; settles when the server has answered. */
  stop(): Promise<void>
}

/** Saves a letter by itself while it is written: what is typed is the letter, there is no draft beside it. */
export function autosaveLetter(writing: Writing, calls: LetterCalls): LetterAutosave {
  const { sendNow, stop } = createAutosave({ state: writing, wait: WAIT, isUnsaved, send })

  async function send(): Promise<number | null> {
    const { fields, item, problem } = writing.get()
    const isStuck = problem !== null && problem.kind !== 'offline'
    if (isStuck || !isUnsaved(writing.get())) return null
    writing.change({ saving: true })
    try {
      const stored = await calls.store(fields, item)
      writing.change({ item: stored, saved: fields, problem: null })
      return null
    } catch (error) {
      // A new one cannot have been deleted: it is tried again later.
      const failure = calls.readFailure(error) ?? (item === null ? ({ kind: 'offline' } as const) : null)
      // Deleted meanwhile: what she has becomes a new letter.
      if (failure === null)
        writing.change({ item: null, saved: { subject: '', preview_text: '', content: '' } })
      writing.change({ problem: failure })
      if (failure === null) return 0
      return failure.kind === 'offline' ? RETRY : null
    } finally {
      writing.change({ saving: false })
    }
  }

  return {
    stop,
    async saveNow() {
      await sendNow()
      // What was typed while it was on its way.
      if (writing.get().problem === null && isUnsaved(writing.get())) await sendNow()
      return !isUnsaved(writing.get())
    },
  }
}
