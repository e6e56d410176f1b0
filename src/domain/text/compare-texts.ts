/** A stretch of two compared texts: in both, only in the older, or only in the newer one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this many cells the middle is shown as wholly replaced: a comparison must not hold up a phone. */
const MAX_CELLS = 4_000_000

/**
 * What changed from one text to another, word by word; texts too long for that line by line.
 * Joined, the same and removed parts are the older text, the same and added parts the newer.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  const words = align(before.match(/\s+|[^\s]+/g) ?? [], after.match(/\s+|[^\s]+/g) ?? [])
  const parts = words ?? align(splitLines(before), splitLines(after))
  return joinParts(
    parts ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  )
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

/** The longest common run of tokens decides what stayed; null when there are too many to compare. */
function align(before: readonly string[], after: readonly string[]): TextPart[] | null {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const middle = alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  if (middle === null) return null
  const same = (tokens: readonly string[]): TextPart[] => tokens.map((text) => ({ kind: 'same', text }))
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))]
}

function alignMiddle(before: readonly string[], after: readonly string[]): TextPart[] | null {
  const width = after.length + 1
  if (before.length * after.length > MAX_CELLS) return null
  // lengths[i * width + j]: the longest common run of before[i…] and after[j…].
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: TextPart[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const removed = before[i]
    const added = after[j]
    if (removed !== undefined && removed === added) {
      parts.push({ kind: 'same', text: removed })
      i++
      j++
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed })
      i++
    } else {
      parts.push({ kind: 'added', text: added ?? '' })
      j++
    }
  }
  return parts
}

/** Neighbours of one kind in one; a change of several words reads as one change, not word for word. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
