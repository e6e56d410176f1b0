import type { Paper } from '../paper/papers.ts'

/** Colours in titles of dishes; each is a separate hint. */
const COLOURS: Readonly<Record<string, Paper>> = {
  green: 'leaf',
  verde: 'leaf',
  pink: 'rose',
  golden: 'yolk',
  white: 'milk',
}

export const COLOUR_WORDS: ReadonlySet<string> = new Set(Object.keys(COLOURS))

/** Returns the paper of the first colour among these words; undefined when there is none. */
export function paperOfWord(words: readonly string[]): Paper | undefined {
  const word = words.find((each) => COLOUR_WORDS.has(each))
  return word === undefined ? undefined : COLOURS[word]
}
