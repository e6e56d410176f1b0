import { applyChange, type TextChange, type TextState } from './text-state.ts'

type Selection = Pick<TextState, 'from' | 'to'>

/** What one press of undo takes back. */
interface Step {
  /** Each with what stood there before it. */
  changes: { change: TextChange; removed: string }[]
  before: Selection
  after: Selection
  isTyping: boolean
  at: number
}

/** Keys pressed within so many milliseconds of each other are one step. */
const TYPING_MS = 500
const MAX_STEPS = 500

/**
 * The steps of undo of one field. Browsers keep their own for a whole page, lose it where a script writes into a field,
 * and would take back what was typed in another one.
 */
export class UndoHistory {
  #done: Step[] = []
  #undone: Step[] = []

  /**
   * Remembers a change that was made.
   *
   * @param isTyping joins it with what was typed right before
   * @param at the time, in milliseconds
   */
  record(
    before: TextState,
    change: TextChange,
    after: Selection,
    { isTyping = false, at = Date.now() }: { isTyping?: boolean; at?: number } = {},
  ): void {
    this.#undone = []
    const made = { change, removed: before.text.slice(change.from, change.to) }
    const last = this.#done.at(-1)
    if (last && isTyping && last.isTyping && at - last.at < TYPING_MS && isBeside(last, change)) {
      last.changes.push(made)
      Object.assign(last, { after, at })
      return
    }
    this.#done.push({ changes: [made], before, after, isTyping, at })
    if (this.#done.length > MAX_STEPS) this.#done.shift()
  }

  /** The text without the last step; null when there is none. */
  undo(text: string): TextState | null {
    const step = this.#done.pop()
    if (!step) return null
    this.#undone.push(step)
    const before = step.changes.reduceRight(
      (current, { change: { from, insert }, removed }) =>
        applyChange(current, { from, to: from + insert.length, insert: removed }),
      text,
    )
    return { text: before, from: step.before.from, to: step.before.to }
  }

  /** The text with the step that was taken back last; null when there is none. */
  redo(text: string): TextState | null {
    const step = this.#undone.pop()
    if (!step) return null
    this.#done.push({ ...step, isTyping: false })
    const after = step.changes.reduce((current, { change }) => applyChange(current, change), text)
    return { text: after, from: step.after.from, to: step.after.to }
  }
}

/** Whether a change goes on where the step ended. */
function isBeside({ after }: Step, { from, to }: TextChange): boolean {
  return from <= after.to && to >= after.from
}
