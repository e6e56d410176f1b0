/** A text and what of it is selected, in UTF-16 units; an empty selection is the caret. */
export interface TextState {
  text: string
  from: number
  to: number
}

/** Makes one state of another: the same text, changed, and where the caret or the selection is then. */
export type TextCommand = (state: TextState) => TextState

/** One piece of a text and what stands in its place then. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

/** What makes one text of another, in one piece. */
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

/** Where a place of the text is after a change; what is inserted right at it comes before it. */
export function movePlace(place: number, { from, to, insert }: TextChange): number {
  if (place < from || (place === from && from < to)) return place
  return place < to ? from + insert.length : place + insert.length - (to - from)
}

/** Makes several changes, told in the order of the text; the selection moves along. */
export function changeText({ text, from, to }: TextState, changes: readonly TextChange[]): TextState {
  // The last one first: the places of those before it stay as they are.
  return changes.reduceRight(
    (state, change) => ({
      text: applyChange(state.text, change),
      from: movePlace(state.from, change),
      to: movePlace(state.to, change),
    }),
    { text, from, to },
  )
}
