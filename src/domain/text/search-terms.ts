import { stemmer } from 'stemmer'
import { foldLetters } from './search-key.ts'

/**
 * Words as both databases store and find them. SQLite's and PostgreSQL's own tokenisers and stemmers disagree,
 * so each text is reduced here to plain ASCII tokens that either keeps as they are:
 *
 * - a word is written `w` and its letters, a stem `s` and its letters, so a prefix of one never finds the other;
 * - a letter or digit outside `a-y0-9` becomes `z` and its code point in six hexadecimal digits, of one width so that
 *   the beginning of a word stays the beginning of its token. `z` itself is written so too: a `z` always begins a code.
 *
 * An item matches a term when its index holds a token that begins with `word`, or one that equals `stem`.
 */
export interface QueryTerm {
  /** Matches any token of the index that begins so; null where only the whole word counts. */
  word: string | null
  /** Matches a token of the index that equals it. */
  stem: string
  /** The word itself: lower case, without accents. */
  text: string
}

const WORD_MARK = 'w'
const STEM_MARK = 's'
/** Letters of a word that count; longer ones are not words that anybody searches for. */
const MAX_WORD_LENGTH = 60
const MAX_TERMS = 12
/** Of scripts with few letters; one of the others begins few words. */
const SINGLE_LETTER = /^[\d\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u
/** In longer queries a single letter at the end is a word too. */
const MAX_TYPED_WORDS = 6

/** The words of a text in the one form in which they are compared: lower case, without accents, at most 60 letters each. */
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

/** The stemmer knows English; of a word in other letters the stem is the word. */
function toTerm(word: string): QueryTerm & { word: string } {
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  return { word: WORD_MARK + encodeWord(word), stem: STEM_MARK + encodeWord(stem), text: word }
}

/** What the index holds of a text: for each of its words, in order, the word's token and its stem's. */
export function indexText(text: string): string {
  return foldedWords(text)
    .map(toTerm)
    .map(({ word, stem }) => `${word} ${stem}`)
    .join(' ')
}

/** Words that say nothing of what is looked for; alone they are searched for like any other. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do for from how i in is it me my of on or that the this to what with without you your'.split(
    ' ',
  ),
)

/** The terms that say what is looked for: all of them when none does. */
export function contentTerms(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const content = terms.filter(({ text }) => !STOP_WORDS.has(text))
  return content.length > 0 ? content : terms
}

/** Shorter words are too like each other to guess what was meant. */
const MIN_CORRECTED_LETTERS = 5
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * What a word may have been meant to be: every word one letter away from it (one left out, too many, wrong, or two
 * exchanged), likeliest kind of mistake first; none for a short word or one in other letters.
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
 * What a search asks for, at most 12 different words; none for a text of blanks and symbols (SEARCH-MATCH-3).
 * A term matches by prefix of the written word (`mornin` finds 'morning') or by equal stem
 * (`running` finds 'run'). A single letter among other words is a word (`vitamin c`), and the beginning of one only where
 * it may still be typed: as the last of few. Many of them would find everything, at many times the cost.
 */
export function queryTerms(query: string): QueryTerm[] {
  const words = [...new Set(foldedWords(query))].slice(0, MAX_TERMS)
  return words.map((word, index) => {
    const isTyped = index === words.length - 1 && words.length <= MAX_TYPED_WORDS
    const isLetter = words.length > 1 && SINGLE_LETTER.test(word)
    return isLetter && !isTyped ? { ...toTerm(word), word: null } : toTerm(word)
  })
}

/** True when a piece of text holds a word that one of the terms finds: the rule the databases apply, for one text. */
export function matchesAnyTerm(text: string, terms: readonly QueryTerm[]): boolean {
  return foldedWords(text)
    .map(toTerm)
    .some((own) =>
      terms.some((term) => (term.word !== null && own.word.startsWith(term.word)) || own.stem === term.stem),
    )
}
