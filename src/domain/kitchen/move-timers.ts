import type { Timer } from '../content/recipe.ts'
import { findDurations } from '../text/durations.ts'

/**
 * Updates a step's corrected timers after its text was edited: timers on unchanged words stay with them; in the changed
 * part, durations are detected by rule again (EDIT-STEP-3).
 *
 * @param timers those of `before`, in order
 */
export function moveTimers(before: string, after: string, timers: readonly Timer[]): Timer[] {
  const [from, until] = changedPart(before, after)
  const shift = after.length - before.length
  const kept = timers.flatMap((timer) => {
    const { start, end, text } = timer
    const moved = end <= from ? 0 : start >= until ? shift : null
    if (moved === null || after.slice(start + moved, end + moved) !== text) return []
    // `5 minutes` no longer matches when a 1 is put before it.
    const isJoined = isWord(after[start + moved - 1]) || isWord(after[end + moved])
    return isJoined ? [] : [{ ...timer, start: start + moved, end: end + moved }]
  })
  const written = findDurations(after).filter(
    ({ start, end }) =>
      start <= until + shift && end >= from && !kept.some((timer) => start < timer.end && end > timer.start),
  )
  const isOff = (found: Timer) =>
    findDurations(before).some(
      ({ start, end, text }) =>
        text === found.text &&
        (found.start === start || found.start === start + shift) &&
        (end <= from || start >= until) &&
        !timers.some((timer) => timer.start < end && timer.end > start),
    )
  return [...kept, ...written.filter((found) => !isOff(found))].sort((a, b) => a.start - b.start)
}

/**
 * Returns the range of a timer that the coach puts on words of a step in which the rule finds no duration: `until
 * golden`. Surrounding spaces and punctuation are excluded.
 *
 * @param near the position in the text from which the words are searched first
 * @returns null where the step does not contain these words
 */
export function placeTimer(
  instruction: string,
  words: string,
  near = 0,
): Pick<Timer, 'text' | 'start' | 'end'> | null {
  const text = words.replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, '')
  if (text === '') return null
  const after = instruction.indexOf(text, near)
  const start = after === -1 ? instruction.indexOf(text) : after
  return start === -1 ? null : { text, start, end: start + text.length }
}

/** Returns the replaced range of `before`: from the first difference of the texts to the last. */
function changedPart(before: string, after: string): [from: number, until: number] {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1
  return [from, before.length - same]
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
