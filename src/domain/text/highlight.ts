import { escapeHtml } from './html-text.ts'
import { truncateAtWord } from './plain-text.ts'
import { matchesAnyTerm, type QueryTerm } from './search-terms.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const CONTEXT_BEFORE = 40
const PASSAGE_LENGTH = 160
const ELLIPSIS = '…'
const SENTENCE_END = /[.!?]\s$/
/** Separators of words, lines and table cells, which a passage neither begins nor ends with. */
const SEPARATORS_AT_END = /[\s.,;:·]+$/
const SEPARATORS = /^[\s,;:·]+/

/**
 * Creates a function that extracts the passages of one search; it caches the matches of words across texts. A passage
 * is the surroundings of a text's first match, as HTML in which only `<mark>` is markup (SEARCH-API-2); without a match
 * it is the text's beginning. The function takes the text and the approximate number of characters to show.
 *
 * @param terms the search terms, from `queryTerms`
 */
export function createHighlighter(terms: readonly QueryTerm[]) {
  const matches = matchFinder(terms)
  return (text: string, length = PASSAGE_LENGTH): string => highlight(text, matches, length)
}

function highlight(text: string, matches: MatchFinder, length: number): string {
  const first = matches(text.matchAll(WORD)).next().value
  const start = first ? startOfPassage(text, first.start) : 0
  const end = Math.max(
    first?.end ?? 0,
    start + truncateAtWord(text.slice(start, start + length + 1), length).length,
  )

  let html = start > 0 && !SENTENCE_END.test(text.slice(Math.max(0, start - 2), start)) ? ELLIPSIS : ''
  let at = start
  for (const word of matches(text.slice(start, end).matchAll(WORD))) {
    const [from, to] = [start + word.start, start + word.end]
    html += `${escapeHtml(text.slice(at, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`
    at = to
  }
  const isCut = end < text.length
  const rest = text.slice(at, end)
  return html + escapeHtml(isCut ? rest.replace(SEPARATORS_AT_END, '') : rest) + (isCut ? ELLIPSIS : '')
}

interface Place {
  start: number
  end: number
}

type MatchFinder = ReturnType<typeof matchFinder>

/** Finds the matching words in order; each distinct word is tested only once. */
function matchFinder(terms: readonly QueryTerm[]) {
  const verdicts = new Map<string, boolean>()
  return function* (words: Iterable<RegExpMatchArray & { index?: number }>): Generator<Place, undefined> {
    for (const { 0: word, index = 0 } of words) {
      const verdict = verdicts.get(word) ?? matchesAnyTerm(word, terms)
      verdicts.set(word, verdict)
      if (verdict) yield { start: index, end: index + word.length }
    }
  }
}

/** Returns some words before the match, starting at a word; at the start of a sentence where there is one among them. */
function startOfPassage(text: string, match: number): number {
  if (match <= CONTEXT_BEFORE) return 0
  const from = match - CONTEXT_BEFORE
  const before = text.slice(from, match)
  const sentence = before.search(/(?<=[.!?]\s)[^\s.!?]/)
  if (sentence !== -1) return from + sentence
  const space = before.search(/\s/)
  if (space === -1) return match
  return match - before.slice(space).replace(SEPARATORS, '').length
}
