import type { Paper } from '../paper/papers.ts'

/** Colours a title may name its dish by; each is a hint of its own. */
const COLOURS: Readonly<Record<string, Paper>> = {
  green: 'leaf',
  verde: 'leaf',
  pink: 'rose',
  golden: 'yolk',
  white: 'milk',
}

export const COLOUR_WORDS: ReadonlySet<string> = new Set(Object.keys(COLOURS))

/** The paper of the first colour among these words; undefined when there is none. */
export function paperOfWord(words: readonly string[]): Paper | undefined {
  const word = words.find((each) => COLOUR_WORDS.has(each))
  return word === undefined ? undefined : COLOURS[word]
}
