import { type QueryTerm, queryTerms } from './search-terms.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const CONTEXT_BEFORE = 40

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/**
 * The passage of a text around its first match, as HTML in which only `<mark>` is markup.
 *
 * @param length about how many characters of the text the passage holds
 */
export function highlightPassage(text: string, terms: readonly QueryTerm[], length = 160): string {
  const words = [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    matches: matchesAny(match[0], terms),
  }))
  const first = words.find((word) => word.matches)
  const start = first ? startOfPassage(text, Math.max(0, first.start - CONTEXT_BEFORE)) : 0
  const end = endOfPassage(text, start + length)
  let html = start > 0 ? '…' : ''
  let at = start
  for (const word of words) {
    if (!word.matches || word.start < at || word.end > end) continue
    html += `${escapeHtml(text.slice(at, word.start))}<mark>${escapeHtml(text.slice(word.start, word.end))}</mark>`
    at = word.end
  }
  return html + escapeHtml(text.slice(at, end)) + (end < text.length ? '…' : '')
}

function matchesAny(word: string, terms: readonly QueryTerm[]): boolean {
  const [own] = queryTerms(word)
  return own !== undefined && terms.some((term) => own.word.startsWith(term.word) || own.stem === term.stem)
}

/** The beginning of the word that stands here or after, so that no word is shown by halves. */
function startOfPassage(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space === -1 ? at : space + 1
}

function endOfPassage(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > at - 40 ? space : at - (isLowSurrogate(text, at) ? 1 : 0)
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff
}
