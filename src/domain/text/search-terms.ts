import { stemmer } from 'stemmer'

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
  /** Matches any token of the index that begins so. */
  word: string
  /** Matches a token of the index that equals it. */
  stem: string
}

const WORD_MARK = 'w'
const STEM_MARK = 's'
/** Letters of a word that count; longer ones are not words that anybody searches for. */
const LONGEST_WORD = 60
const MOST_TERMS = 12

/**
 * The words of a text as tokens, without their mark: lower case, without accents, ASCII only, at most 60 letters each.
 * Any text will do; one of blanks and symbols has no words.
 */
export function searchTokens(text: string): string[] {
  return foldedWords(text).map(encodeWord)
}

/** The words of a text in the one form in which they are compared: lower case, without accents, at most 60 letters each. */
export function foldedWords(text: string): string[] {
  // A final sigma is the same letter as any other, and would hide the longer words that begin alike.
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > LONGEST_WORD ? Array.from(word).slice(0, LONGEST_WORD).join('') : word,
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
function toTerm(word: string): QueryTerm {
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  return { word: WORD_MARK + encodeWord(word), stem: STEM_MARK + encodeWord(stem) }
}

/** What the index holds of a text: for each of its words, in order, the word's token and its stem's. */
export function indexText(text: string): string {
  return foldedWords(text)
    .map(toTerm)
    .map(({ word, stem }) => `${word} ${stem}`)
    .join(' ')
}

/**
 * What a search asks for, at most 12 different words; none for a text of blanks and symbols (contract §3, search).
 * An item matches when every term does: by prefix of the written word (`mornin` finds 'morning') or by equal stem
 * (`running` finds 'run').
 */
export function queryTerms(query: string): QueryTerm[] {
  return [...new Set(foldedWords(query))].slice(0, MOST_TERMS).map(toTerm)
}

/** True when a piece of text holds a word that one of the terms finds: the rule the databases apply, for one text. */
export function matchesAnyTerm(text: string, terms: readonly QueryTerm[]): boolean {
  return foldedWords(text)
    .map(toTerm)
    .some((own) => terms.some((term) => own.word.startsWith(term.word) || own.stem === term.stem))
}
