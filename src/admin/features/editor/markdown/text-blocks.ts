/** A piece of a text that ends with an empty line. It stays the same object as long as its words are the same. */
export interface TextBlock {
  id: number
  words: string
}

let lastId = 0

/**
 * Cuts a text where empty lines end, and keeps what stands before and behind a change as it was: only the rest is laid
 * out anew.
 *
 * @param before the blocks of the text before the change
 */
export function cutIntoBlocks(text: string, before: readonly TextBlock[] = []): readonly TextBlock[] {
  const pieces = text.split(/(?<=\n\n)(?!\n)/)
  const shorter = Math.min(pieces.length, before.length)
  let start = 0
  while (start < shorter && pieces[start] === before[start]?.words) start += 1
  let end = 0
  while (end < shorter - start && pieces.at(-1 - end) === before.at(-1 - end)?.words) end += 1
  const changed = pieces.slice(start, pieces.length - end).map((words): TextBlock => {
    lastId += 1
    return { id: lastId, words }
  })
  return [...before.slice(0, start), ...changed, ...before.slice(before.length - end)]
}
