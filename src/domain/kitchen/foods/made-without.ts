import type { Content } from '../../content/food-contents.ts'
import { MAX_LINE_LENGTH, readWords, type Word } from './food-words.ts'

const ANIMAL: readonly Content[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'rennet']

/** Words that state what a food is made without. */
const MADE_WITHOUT = new Map<string, readonly Content[]>(
  Object.entries({
    vegan: [...ANIMAL, 'milk', 'eggs', 'honey'],
    plantbased: [...ANIMAL, 'milk', 'eggs', 'honey'],
    vegetarian: ANIMAL,
    veggie: ANIMAL,
    meatfree: ['meat'],
    meatless: ['meat'],
    dairyfree: ['milk'],
    glutenfree: ['gluten'],
    flourless: ['gluten'],
    gf: ['gluten'],
    eggfree: ['eggs'],
    eggless: ['eggs'],
    nutfree: ['nuts', 'peanuts'],
    soyfree: ['soy'],
    porkless: ['meat'],
    chickenless: ['meat'],
    fishless: ['fish', 'crustaceans', 'molluscs'],
    fishfree: ['fish', 'crustaceans', 'molluscs'],
  } satisfies Record<string, readonly Content[]>),
)

/** Returns what a word says a food does not contain; undefined for any other word. */
export function madeWithout(key: string): readonly Content[] | undefined {
  return MADE_WITHOUT.get(key)
}

/** `not vegan`, `isn't dairy-free`, `rather than gluten-free`, `unlike vegan cheese`. */
const NEGATIONS = new Set(
  'not non never nor neither cannot cant isnt arent wasnt dont doesnt didnt hardly unlike than instead'.split(
    ' ',
  ),
)

/** `preferably vegan`, `can be dairy-free`, `if you like gluten-free`. */
const POSSIBILITIES = new Set(
  'preferably ideally optionally possibly maybe perhaps can could may might should would if unless whether either'.split(
    ' ',
  ),
)

/**
 * Returns the words of a text that can name a food, dropping "made without" words where the text denies them or makes
 * them optional: `cheese (not vegan)` and `ideally vegan cheese` are read as cheese.
 */
export function readFoodWords(text: string, limit: number = MAX_LINE_LENGTH): Word[] {
  const words = readWords(text, limit)
  shareFree(words)
  const left = new Set<number>()
  words.forEach(({ key }, at) => {
    if (!MADE_WITHOUT.has(key)) return
    const doubt = doubtBefore(words, at)
    if (doubt === null) return
    left.add(at)
    if (doubt === at - 1) left.add(doubt)
  })
  if (left.size === 0) return words
  let isSeparated = false
  return words.flatMap((word, at) => {
    if (left.has(at)) {
      isSeparated ||= word.isSeparated
      return []
    }
    const kept = isSeparated ? { ...word, isSeparated } : word
    isSeparated = false
    return [kept]
  })
}

const SHARED_FREE: Readonly<Record<string, string>> = { dairy: 'dairyfree', gluten: 'glutenfree' }

/** Applies a shared `free` to both words, `dairy and gluten free chocolate`, neither of which is a food here. */
function shareFree(words: Word[]): void {
  for (let at = words.length - 3; at >= 0; at--) {
    const [word, joint, next] = [words[at], words[at + 1], words[at + 2]]
    const shared = SHARED_FREE[word?.key ?? '']
    const isFree = next?.key.endsWith('free') && madeWithout(next.key) !== undefined && next.key !== shared
    if (word && shared && isFree && joint?.key === 'and') word.key = shared
  }
}

/** Returns the index of a word, in the same clause and parenthesis, that denies the word after it or makes it optional. */
function doubtBefore(words: readonly Word[], place: number): number | null {
  for (let at = place; at > 0; at--) {
    const [word, before] = [words[at], words[at - 1]]
    if (!word || !before || word.isSeparated || before.isInParentheses !== word.isInParentheses) return null
    if (before.key === 'no' && at === place) return at - 1
    // `not-too-salty vegan feta` denies the salt.
    const isOfAnother = word.isHyphenated && at < place
    if (!isOfAnother && (NEGATIONS.has(before.key) || POSSIBILITIES.has(before.key))) return at - 1
  }
  return null
}
