import { decodeEntities } from './html-text.ts'

const ESCAPABLE = /\\([!-/:-@[-`{-~])/g
// Characters of Unicode's private use area stand for escaped ones while markup is removed.
const HIDDEN_FROM = 0xe000
const HIDDEN = /[\ue021-\ue07e]/g

/**
 * Converts Markdown to plain running text, with whitespace collapsed: for search, feeds, descriptions and counting
 * words. Only string operations, so that browsers may load it; the result contains no markup, but is not escaped.
 */
export function plainTextFromMarkdown(markdown: string): string {
  const lines = markdown
    .replace(HIDDEN, ' ')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return readInline(readBlocks(lines).join('\n'))
    .replace(HIDDEN, (character) => String.fromCharCode(character.charCodeAt(0) - HIDDEN_FROM))
    .replace(/\s+/g, ' ')
    .trim()
}

/** A workout block: its words are running text, the names of its fields are not (MOVE-BLOCK-3). */
const WORKOUT_FENCE = /^(?:`{3,}|~{3,}) ?workout$/
const WORKOUT_FIELD =
  /^(?:- )?(?:title|rounds|warm_up|moves|cool_down|rest|name|amount|how|easier|harder): ?(?:(["'])(.*)\1$)?/

/** The figure's move is drawn, not read. */
const WORKOUT_FIGURE = /^(?:- )?figure:/

/** Removes the markup of headings, lists, quotes, tables and code from lines. */
function readBlocks(lines: readonly string[]): string[] {
  const kept: string[] = []
  let fence: string | null = null
  let isWorkout = false
  for (const line of lines) {
    const marker = findFence(line)
    if (fence !== null) {
      const closes = marker?.startsWith(fence) && line === marker
      if (closes) fence = null
      else if (!isWorkout || !WORKOUT_FIGURE.test(line))
        kept.push(hideMarkup(isWorkout ? line.replace(WORKOUT_FIELD, '$2') : line))
    } else if (marker) {
      fence = marker
      isWorkout = WORKOUT_FENCE.test(line)
    } else kept.push(readLine(line))
  }
  return kept
}

/** Returns the fence that opens or closes a code block. Without backtracking over runs of its characters. */
function findFence(line: string): string | undefined {
  return /^~{3,}/.exec(line)?.[0] ?? /^(`{3,})[^`]*$/.exec(line)?.[1]
}

const TABLE_RULE = /^\|? ?:?-+:?(?: ?\| ?:?-+:?)* ?\|?$/
const THEMATIC_BREAK = /^(?:(?:\* ?){3,}|(?:_ ?){3,}|(?:- ?){3,}|=+)$/
const LINK_DEFINITION = /^\[[^[\]]+\]: \S+(?: ["'(].*["')])?$/
const FOOTNOTE_DEFINITION = /^\[\^[^[\]]+\]: ?/
const LINE_MARKER = /^(?:>|[-*+](?= |$)|\d{1,9}[.)](?= |$)|\[[ xX]\](?= )) ?/

function readLine(line: string): string {
  if (TABLE_RULE.test(line) || THEMATIC_BREAK.test(line)) return ''
  let rest = line
  for (let marker = LINE_MARKER.exec(rest); marker; marker = LINE_MARKER.exec(rest))
    rest = rest.slice(marker[0].length)
  if (LINK_DEFINITION.test(rest) && !FOOTNOTE_DEFINITION.test(rest)) return ''
  return rest
    .replace(FOOTNOTE_DEFINITION, '')
    .replace(/^#{1,6}(?: |$)/, '')
    .replace(/ #+$/, '')
}

/** Hides a line of code: nothing in it is markup. */
function hideMarkup(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, hideCharacter)
}

function hideCharacter(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + HIDDEN_FROM)
}

function readInline(text: string): string {
  const plain = removeComments(
    text
      .replace(/(?<![`\\])(`+)(?!`)([^`]+)\1(?!`)/g, (_, _ticks: string, code: string) => hideMarkup(code))
      .replace(ESCAPABLE, (_, character: string) => hideCharacter(character)),
  )
    .replace(/<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi, (_, address: string) =>
      hideMarkup(address),
    )
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\[\^[^[\]]+\]/g, '')
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replace(/\|/g, ' ')
  return decodeEntities(removeEmphasis(removeEmphasis(plain)))
}

/** Removes `<!-- -->`; an unclosed one stays. A lazy pattern would scan to the end for each of those. */
function removeComments(text: string): string {
  let kept = ''
  let from = 0
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4)
    if (end === -1) break
    kept += `${text.slice(from, start)} `
    from = end + 3
  }
  return kept + text.slice(from)
}

function removeEmphasis(text: string): string {
  return text
    .replace(/\*\*(?![\s*])([^*]*[^*\s])\*\*/g, '$1')
    .replace(/(?<!\*)\*(?![\s*])([^*]*[^*\s])\*(?!\*)/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])__(?![\s_])([^_]*[^_\s])__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?![\s_])([^_]*[^_\s])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/~~(?![\s~])([^~]*[^~\s])~~/g, '$1')
}

/**
 * Truncates a text to at most `max` UTF-16 units, between words and without splitting a character. A longer first word
 * is cut inside.
 */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = truncateAtGrapheme(text, max)
  if (/\s/.test(text.charAt(cut.length))) return cut.trimEnd()
  const space = cut.search(/\s\S*$/)
  return space > 0 ? cut.slice(0, space).trimEnd() || cut : cut
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to at most `max` UTF-16 units without splitting a grapheme. */
export function truncateAtGrapheme(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of CHARACTERS.segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
