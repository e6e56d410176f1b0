import { applyChange, type TextChange, type TextState } from './text-state.ts'

type Selection = Pick<TextState, 'from' | 'to'>

/** What one undo reverts. */
interface Step {
  /** Each with the text it replaced. */
  changes: { change: TextChange; removed: string }[]
  before: Selection
  after: Selection
  isTyping: boolean
  at: number
}

/** Maximum interval of key presses that belong to one step, in milliseconds. */
const TYPING_MS = 500
const MAX_STEPS = 500

/**
 * The undo steps of one field. Browsers keep one history for a whole page, lose it when a script changes a field, and
 * would revert what was typed in another one.
 */
export class UndoHistory {
  #done: Step[] = []
  #undone: Step[] = []

  /**
   * Records a change that was made.
   *
   * @param isTyping joins it with what was typed directly before
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

  /** Returns the text without the last step; null when there is none. */
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

  /** Returns the text with the step undone last; null when there is none. */
  redo(text: string): TextState | null {
    const step = this.#undone.pop()
    if (!step) return null
    this.#done.push({ ...step, isTyping: false })
    const after = step.changes.reduce((current, { change }) => applyChange(current, change), text)
    return { text: after, from: step.after.from, to: step.after.to }
  }
}

/** Whether a change continues where the step ended. */
function isBeside({ after }: Step, { from, to }: TextChange): boolean {
  return from <= after.to && to >= after.from
}
