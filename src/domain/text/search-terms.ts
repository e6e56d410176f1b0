import { stemmer } from 'stemmer'
import { foldLetters } from './search-key.ts'

/**
 * Search terms in the form that both databases store and match. SQLite's and PostgreSQL's own tokenizers and stemmers
 * disagree, so each text is reduced here to plain ASCII tokens that neither changes:
 *
 * - a word is encoded as `w` and its letters, a stem as `s` and its letters, so that a prefix of one never matches the
 * other;
 * - a letter or digit outside `a-y0-9` becomes `z` and its code point in six hexadecimal digits, a fixed width, so that
 * a prefix of a word is a prefix of its token. `z` itself is encoded too: a `z` always begins a code.
 *
 * An item matches a term when its index has a token that begins with `word`, or one that equals `stem`.
 */
export interface QueryTerm {
  /** Matches any token of the index with this prefix; null where only the whole word counts. */
  word: string | null
  /** Matches an equal token of the index. */
  stem: string
  /** The word itself: lower case, without accents. */
  text: string
}

const WORD_MARK = 'w'
const STEM_MARK = 's'
/** Letters of a word that are indexed; longer words are not searched for. */
const MAX_WORD_LENGTH = 60
const MAX_TERMS = 12
/** Of alphabetic scripts; in other scripts a single character begins few words. */
const SINGLE_LETTER = /^[\d\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u
/** In longer queries a single letter at the end is a complete word. */
const MAX_TYPED_WORDS = 6

/** Returns the words of a text normalized for comparison: lower case, without accents, at most 60 letters each. */
export function foldedWords(text: string): string[] {
  const folded = foldLetters(text.normalize('NFKD').replace(/\p{M}/gu, ''))
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > MAX_WORD_LENGTH ? Array.from(word).slice(0, MAX_WORD_LENGTH).join('') : word,
  )
}

function encodeWord(word: string): string {
  if (/^[a-y0-9]*$/.test(word)) return word
  return Array.from(word, encodeLetter).join('')
}

function encodeLetter(letter: string): string {
  return /[a-y0-9]/.test(letter) ? letter : `z${(letter.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`
}

/** Converts a word to its term. The stemmer supports English; a word in another script is its own stem. */
function toTerm(word: string): QueryTerm & { word: string } {
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  return { word: WORD_MARK + encodeWord(word), stem: STEM_MARK + encodeWord(stem), text: word }
}

/** Returns a text's index: for each word, in order, the word's token and its stem's. */
export function indexText(text: string): string {
  return foldedWords(text)
    .map(toTerm)
    .map(({ word, stem }) => `${word} ${stem}`)
    .join(' ')
}

/** Words without meaning for a search; alone they are searched for like any other. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do for from how i in is it me my of on or that the this to what with without you your'.split(
    ' ',
  ),
)

/** Returns the meaningful terms: all of them when there is none. */
export function contentTerms(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const content = terms.filter(({ text }) => !STOP_WORDS.has(text))
  return content.length > 0 ? content : terms
}

/** Shorter words are too similar to each other for a correction. */
const MIN_CORRECTED_LETTERS = 5
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Returns the corrections of a word: every word one letter away from it (one missing, inserted or replaced, or two
 * swapped), likeliest kind of mistake first; none for a short word or one in another script.
 */
export function wordsOneLetterAway({ text }: QueryTerm): QueryTerm[] {
  if (text.length < MIN_CORRECTED_LETTERS || !/^[a-z]+$/.test(text)) return []
  const at = [...text].map((_, index) => [text.slice(0, index), text.slice(index)] as const)
  const words = [
    ...at.map(([before, after]) => before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)),
    ...[...at, [text, ''] as const].flatMap(([before, after]) =>
      LETTERS.map((letter) => before + letter + after),
    ),
    ...at.map(([before, after]) => before + after.slice(1)),
    ...at.flatMap(([before, after]) => LETTERS.map((letter) => before + letter + after.slice(1))),
  ]
  const terms = new Map(words.map((word) => [word, toTerm(word)]))
  terms.delete(text)
  return [...terms.values()]
}

/**
 * Parses a search into at most 12 distinct words; none for a text of blanks and symbols (SEARCH-MATCH-3). A term
 * matches by prefix of the written word (`mornin` finds 'morning') or by equal stem (`running` finds 'run'). A single
 * letter among other words is a complete word (`vitamin c`), and a prefix only where it may still be typed: as the last
 * of few words. Many of them would match everything, at many times the cost.
 */
export function queryTerms(query: string): QueryTerm[] {
  const words = [...new Set(foldedWords(query))].slice(0, MAX_TERMS)
  return words.map((word, index) => {
    const isTyped = index === words.length - 1 && words.length <= MAX_TYPED_WORDS
    const isLetter = words.length > 1 && SINGLE_LETTER.test(word)
    return isLetter && !isTyped ? { ...toTerm(word), word: null } : toTerm(word)
  })
}

/** Whether a text contains a word that one of the terms matches: the rule of the databases, for one text. */
export function matchesAnyTerm(text: string, terms: readonly QueryTerm[]): boolean {
  return foldedWords(text)
    .map(toTerm)
    .some((own) =>
      terms.some((term) => (term.word !== null && own.word.startsWith(term.word)) || own.stem === term.stem),
    )
}
