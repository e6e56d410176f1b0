import type { TextChange } from './text-state.ts'

/** A piece of a text, whole lines of it. It stays the same object as long as its words are the same. */
export interface TextBlock {
  id: number
  words: string
}

/** A block ends with the first empty line behind so many characters. */
const MIN_LENGTH = 2_000

let lastId = 0

function cut(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let from = 0
  do {
    const gap = text.indexOf('\n\n', from + MIN_LENGTH)
    let to = gap === -1 ? text.length : gap + 2
    while (text[to] === '\n') to += 1
    lastId += 1
    blocks.push({ id: lastId, words: text.slice(from, to) })
    from = to
  } while (from < text.length)
  return blocks
}

/** The blocks of a text of which some are known: those before and behind the change stay, only the rest is laid out anew. */
export function cutIntoBlocks(
  text: string,
  before: readonly TextBlock[] = [],
  change: TextChange = { from: 0, to: 0, insert: text },
): readonly TextBlock[] {
  const lengthAt = (index: number) => before[index]?.words.length ?? 0
  let start = 0
  let from = 0
  for (; start < before.length && from + lengthAt(start) < change.from; start += 1) from += lengthAt(start)
  let end = before.length
  let to = text.length
  for (; end > start && to - lengthAt(end - 1) > change.from + change.insert.length; end -= 1)
    to -= lengthAt(end - 1)
  return [...before.slice(0, start), ...cut(text.slice(from, to)), ...before.slice(end)]
}
