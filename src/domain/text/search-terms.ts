import { stemmer } from 'stemmer'

/**
 * Words as both databases store and find them. SQLite's and PostgreSQL's own tokenisers and stemmers disagree,
 * so each text is reduced here to plain ASCII tokens that either keeps as they are.
 */
export interface QueryTerm {
  /** Matches any word of the index that begins so. */
  word: string
  /** Matches a stem of the index that equals it. */
  stem: string
}

/** Words and stems stand in one index: the first letter tells them apart, so that a prefix of one never finds the other. */
const WORD_MARK = 'w'
const STEM_MARK = 's'
const LONGEST_TOKEN = 60
const MOST_TERMS = 12

/** The words of a text: lower case, without accents, every letter outside ASCII as a fixed-width code. */
export function searchTokens(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => encodeToken(word).slice(0, LONGEST_TOKEN))
}

function encodeToken(word: string): string {
  let token = ''
  for (const character of word) {
    token += /[a-z0-9]/.test(character)
      ? character
      : `u${(character.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`
  }
  return token
}

function toTerm(word: string): QueryTerm {
  return { word: WORD_MARK + word, stem: STEM_MARK + stemmer(word) }
}

/** What the index holds of a text: its words and their stems. */
export function indexText(text: string): string {
  return searchTokens(text)
    .map(toTerm)
    .map(({ word, stem }) => `${word} ${stem}`)
    .join(' ')
}

/**
 * What a search asks for, at most 12 different words. An item matches when every term does:
 * by prefix of a written word (`mornin` finds 'morning') or by equal stem (`running` finds 'run').
 */
export function queryTerms(query: string): QueryTerm[] {
  return [...new Set(searchTokens(query))].slice(0, MOST_TERMS).map(toTerm)
}
