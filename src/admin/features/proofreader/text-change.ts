/** What is different between two texts: `before.slice(start, end)` became `text`. */
export interface TextChange {
  start: number
  end: number
  text: string
}

/** The smallest part of a text that makes another of it; no character is cut in two. */
export function findTextChange(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  if (isCut(before, start) || isCut(after, start)) start--
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  if (isCut(before, before.length - same) || isCut(after, after.length - same)) same--
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}

/** Whether a place lies between the two halves of a character. */
function isCut(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') && /[\uD800-\uDBFF]/.test(text[at - 1] ?? '')
}
