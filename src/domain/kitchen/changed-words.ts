import type { ShownPart } from './cut-sentence.ts'

/** A part of a step, and whether a variation changes it. */
export type MarkedPart = ShownPart & { isNew?: boolean }

/** Longer sentences are not compared: it would take too long. */
const MAX_WORDS = 300

/**
 * Marks the words of a step that the original text does not have, so that a reader sees what a variation changes. Pills
 * and links are never split.
 *
 * @param before the step as in the original recipe
 */
export function markNewWords(parts: readonly ShownPart[], before: string): MarkedPart[] {
  const old = before.match(WORD) ?? []
  const words = [
    ...parts
      .map(({ text }) => text)
      .join('')
      .matchAll(WORD),
  ]
  if (old.length > MAX_WORDS || words.length > MAX_WORDS) return [...parts]
  const kept = commonWords(
    old,
    words.map(([word]) => word),
  )
  const isNew = (start: number, end: number) =>
    words.some(({ 0: word, index }, at) => index < end && index + word.length > start && !kept.has(at))
  let start = 0
  return parts.flatMap((part): MarkedPart[] => {
    const from = start
    start += part.text.length
    if (part.kind === 'ingredient') return [{ ...part, isNew: isNew(from, start) }]
    if (part.kind !== 'text') return [part]
    return splitAt(part.text, (at, end) => isNew(from + at, from + end))
  })
}

const WORD = /[\p{L}\p{N}'’-]+/gu

/** Splits a text into new and unchanged parts; text between two new words is new. */
function splitAt(text: string, isNew: (start: number, end: number) => boolean): MarkedPart[] {
  const pieces: { text: string; isNew: boolean }[] = []
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}'’-]+|[^\p{L}\p{N}'’-]+/gu)) {
    const isWord = /[\p{L}\p{N}]/u.test(piece)
    const next = isWord ? isNew(index, index + piece.length) : false
    const last = pieces.at(-1)
    if (last && last.isNew === next) last.text += piece
    else if (last && next && pieces.at(-2)?.isNew && last.text === ' ') {
      const earlier = pieces.at(-2)
      if (earlier) earlier.text += last.text + piece
      pieces.pop()
    } else pieces.push({ text: piece, isNew: next })
  }
  return pieces.map((piece) => ({ kind: 'text', ...piece }))
}

/** Returns the positions of the words in the longest common subsequence. */
function commonWords(old: readonly string[], now: readonly string[]): Set<number> {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const common = new Set<number>()
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) {
      common.add(j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
}
