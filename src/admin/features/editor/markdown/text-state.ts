/** A text and its selection, in UTF-16 units; an empty selection is the caret. */
export interface TextState {
  text: string
  from: number
  to: number
}

/** Returns a new state: the changed text, and the caret or selection in it. */
export type TextCommand = (state: TextState) => TextState

/** A range of a text and its replacement. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

/** Returns the change from one text to another, as one range. */
export function differenceOf(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

export function applyChange(text: string, { from, to, insert }: TextChange): string {
  return text.slice(0, from) + insert + text.slice(to)
}

/** Returns where an offset of the text is after a change; text inserted exactly at it is placed before it. */
export function movePlace(place: number, { from, to, insert }: TextChange): number {
  if (place < from || (place === from && from < to)) return place
  return place < to ? from + insert.length : place + insert.length - (to - from)
}

/** Applies several changes, given in text order; the selection moves along. */
export function changeText({ text, from, to }: TextState, changes: readonly TextChange[]): TextState {
  // The last one first: the offsets of earlier ones stay valid.
  return changes.reduceRight(
    (state, change) => ({
      text: applyChange(state.text, change),
      from: movePlace(state.from, change),
      to: movePlace(state.to, change),
    }),
    { text, from, to },
  )
}
