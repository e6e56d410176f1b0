import { BULLET } from '../../content/pasted-lines.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { decodeReferences } from '../plain-from-html.ts'
import { inLabelledCells, rowsOfList, withAmountsFirst } from './amounts-first.ts'
import { PREPARATION } from './ingredient-sentence.ts'
import { isJunk } from './junk-lines.ts'
import { isTold, readSection } from './line-looks.ts'
import { isOnlyMark, plainMark } from './line-marks.ts'
import { readFacts } from './recipe-facts.ts'
import { splitRunOn } from './run-on.ts'
import { BLANK_LINE } from './source-line.ts'
import { writtenOut } from './spoken-words.ts'
import { partVoices } from './voices.ts'

// Returns the lines of a text copied from a mail, a chat, a caption or a scan, without what those add around the words.

/** Emoji; those used as plain bullets, and the copyright and trademark signs, are not included. */
const PICTURE =
  '(?:(?![▪◻✓✔©®™⭐])[\\p{Extended_Pictographic}\\p{Regional_Indicator}][\\u{FE0F}\\u{200D}\\p{Emoji_Modifier}]*)'
const PICTURES_FIRST = new RegExp(`^(?:${PICTURE}\\s*)+`, 'u')
const PICTURES_LAST = new RegExp(`(?:\\s*${PICTURE})+(?=$|\\s*\\([^()]*\\)$)`, 'u')
/** `⭐ Harissa eggs ⭐`, whereas a star only at the beginning is a rating. */
const STARS_AROUND = /^(?:[⭐★]\u{FE0F}?\s*)+(\p{L}[^⭐★]*?)\s*(?:[⭐★]\u{FE0F}?\s*)+$/u
/** `1️⃣` */
const KEYCAP = /^(?:(\d)\u{FE0F}?\u{20E3}|🔟)\s*/u
/** `~~~ Soup ~~~`, `== Method ==`, `*** Tip ***` */
const DRAWN_AROUND = /^([~=_*·•+-])\1{1,9}\s+(?!.*\bmessage\b)(\S.*?)\s+\1{2,10}$/
/** A row of a CSV file. */
const QUOTED_CELLS = /^"[^"]{1,200}"(?:,"[^"]{0,200}"){1,9}$/
/** Metadata that notes and site generators put before a text. */
export const FRONT_MATTER = /^\s{0,100}---[ \t]*\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/
/** A line that is only a Markdown picture. */
const MARKDOWN_PICTURE = /^!\[[^\]]{0,300}\]\([^()\s]{0,2000}\)$/
/** Characters at the end of a line that are examined. */
const TAIL_LENGTH = 200
/** `#soup #vegan`, after the words or alone. */
const HASHTAGS_LAST = /(?:\s+#[\p{L}\d_]+)+$/u
/** A word that cannot end a sentence. */
const OPEN_END = /(?:\s(?:of|the|and|an?|with|in|into|to|or|for|from|on|until|then|your)|,)$/i
const SPLIT_WORD = /(\p{Ll})-$/u
/** Prepositions that may also belong to a verb: `put it in`. */
const PARTICLE_LAST = /\s(?:in|on|to)$/i

/** Splits a text into lines, rejoining those wrapped at a page width; `asides` is what other voices say around the recipe. */
export function plainLines(text: string): { lines: string[]; asides: string[] } {
  const plain = decodeReferences(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
  const { own, asides, isTalk } = partVoices(plainFrontMatter(plain).split('\n'))
  const typed = own.map((line) => line.replace(/^(\W)\u{FE0F}/u, '$1').replace(/^[\s.·]+$/, ''))
  // Messages are not wrapped.
  return { lines: tidyLines(withLabelledCells(isTalk ? typed : joinFilled(typed))), asides }
}

function tidyLines(typed: readonly string[]): string[] {
  const lines = splitBlocks(withParents(typed))
    .map((line) => line.trim())
    .map((line) => (QUOTED_CELLS.test(line) ? line.slice(1, -1).split('","').join(' ') : line))
    .filter((line) => !MARKDOWN_PICTURE.test(line))
    .map((line) => (line.length <= TAIL_LENGTH ? line.replace(DRAWN_AROUND, '**$2**') : line))
  const words = withoutPictures(lines)
    .flatMap(splitHashtags)
    .map(writtenOut)
    .flatMap(splitRunOn)
    .map(plainMark)
    .filter((line) => !isOnlyMark(line))
  return joinWrapped(withAmountsFirst(withFullNumbers(words)))
}

/** Converts front matter to equivalent lines: title and facts before the text, lists after it; the rest of it is dropped. */
function plainFrontMatter(text: string): string {
  const [head = '', written = ''] = FRONT_MATTER.exec(text) ?? []
  if (head === '') return text
  const facts: string[] = []
  const lists: string[] = []
  let isList = false
  for (const line of written.split('\n')) {
    const [, key, value = ''] = /^([A-Za-z][\w -]{0,40}):(?:\s+(.*))?$/.exec(line) ?? []
    if (key === undefined) {
      if (isList) lists.push(line.replace(/^(\s*-\s+)(["'])(.*)\2\s*$/, '$1$3'))
      continue
    }
    const words = key.replace(/[_-]/g, ' ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    const said = value.trim().replace(/^(["'])(.*)\1$/, '$2')
    const section = value === '' ? readSection({ ...BLANK_LINE, text: words })?.section : undefined
    isList = section === 'ingredients' || section === 'method'
    if (isList) lists.push(words)
    else if (/^(?:title|name)$/i.test(key)) facts.push(`# ${said}`)
    else if (/^(?:description|summary|excerpt)$/i.test(key)) facts.push(said)
    else if (readFacts(`${words}: ${said}`).isOnlyFacts) facts.push(`${words}: ${said}`)
  }
  return [...facts, text.slice(head.length), ...lists].join('\n')
}

/** Widths at which text is wrapped; a line was wrapped where its next word did not fit and begins in lower case. */
const FILLED = { min: 60, max: 130 }

/** Number of consecutive full lines after which a sentence ending at a line's end does not end the paragraph. */
const SURELY_FILLED = 3

/** Rejoins paragraphs and list items that were wrapped at a width. */
function joinFilled(lines: readonly string[]): string[] {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0)
  if (width < FILLED.min || width > FILLED.max) return [...lines]
  const joined: string[] = []
  let before = ''
  let filled = 0
  for (const line of lines) {
    const next = line.trim()
    const [word = ''] = next.split(' ', 1)
    const isFilled = before.trimEnd().length + word.length >= width
    filled = isFilled && before !== '' ? filled + 1 : 0
    const isWord =
      /^\p{Ll}/u.test(next) &&
      !/[.!?:)]$/.test(before.trimEnd()) &&
      !isStaple(next) &&
      splitIngredient(next).amount === ''
    const isRest =
      isFilled &&
      !/ {3}/.test(next) &&
      (isWord ||
        (/^\d/.test(next) && OPEN_END.test(before.trimEnd())) ||
        (filled >= SURELY_FILLED && /^\p{Lu}/u.test(next) && splitIngredient(next).amount === ''))
    if (isRest) joined.push(joinLines((joined.pop() ?? '').trimEnd(), next))
    else joined.push(line)
    before = line
  }
  return joined
}

/** Rewrites steps numbered `1 Heat the oil` with the usual number format. */
function withFullNumbers(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, at) => {
    const [, number, told = ''] = /^(\d{1,2})\s+(\p{Lu}.*)$/u.exec(line) ?? []
    return number ? [{ at, number: Number(number), told }] : []
  })
  const run = found.slice(found.findLastIndex(({ number }) => number === 1))
  const told = run.filter((step) => isTold(step.told))
  const isCounted = run.every(({ number }, index) => number === index + 1)
  if (run.length < 2 || !isCounted || told.length * 2 < run.length) return [...lines]
  const written = new Map(run.map((step) => [step.at, `${step.number}. ${step.told}`]))
  return lines.map((line, at) => written.get(at) ?? line)
}

/** Number of lines of a block in which the right column begins at the same position. */
const MIN_COLUMN_LINES = 3

/** Splits each paragraph: columns one after the other, or row by row where every cell is an ingredient. */
function splitBlocks(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') blocks.push([line], [])
    else blocks.at(-1)?.push(line)
  }
  return blocks.flatMap((block) => {
    const rows = block.map(splitColumns)
    if (rows.every((cells) => cells.length !== 1)) return rows.flat()
    const columns = columnsOf(block)
    const listed = columns && rowsOfList(columns)
    if (listed) return listed
    return columns ? columns.flatMap((column) => [...joinCells(column), '']) : rows.flat()
  })
}

/** Returns the two columns of a scanned or printed page; null where no gap continues through all lines. */
function columnsOf(block: readonly string[]): string[][] | null {
  const counts = new Map<number, number>()
  for (const line of block)
    for (const { index, 0: gap } of line.matchAll(/(?<=\S)[ ]{3,}(?=\S)/g))
      counts.set(index + gap.length, (counts.get(index + gap.length) ?? 0) + 1)
  const [start = 0, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const isCut = block.every((line) => line.slice(start - 2, start).trim() === '')
  if (count < MIN_COLUMN_LINES || count * 2 < block.length || !isCut) return null
  return [block.map((line) => line.slice(0, start).trimEnd()), block.map((line) => line.slice(start))]
}

/** Returns the cells of a column, rejoining those that were wrapped. */
function joinCells(cells: readonly string[]): string[] {
  const joined: string[] = []
  const indentOf = (cell: string) => cell.search(/\S|$/)
  const indent = cells.reduce(
    (least, cell) => (cell === '' ? least : Math.min(least, indentOf(cell))),
    Number.POSITIVE_INFINITY,
  )
  for (const cell of cells) {
    const before = joined.pop()
    const rest = cell.trim()
    const isRest =
      indentOf(cell) > indent || (/^\p{Ll}/u.test(rest) && (isOpen(before ?? '') || PREPARATION.test(rest)))
    if (rest === '' && before !== undefined) joined.push(before)
    else if (before !== undefined && isRest) joined.push(joinLines(before, rest))
    else joined.push(...(before === undefined ? [] : [before]), rest)
  }
  return joined
}

/** Labels of facts about the whole recipe in a table. */
const LABEL_CELL =
  /^(?:author|calories|category|course|cuisine|diet|difficulty|keywords?|servings?|serves|yield|(?:prep|cook|total)(?:ing)?(?: time)?)$/i

/** Converts a table of facts with labels in its first row: `| Prep | Cook |` above `| 10 min | 30 min |`. */
function withLabelledCells(lines: readonly string[]): string[] {
  const cellsOf = (line = '') =>
    /^\s*\|.{0,300}\|\s*$/.test(line) ? line.trim().slice(1, -1).split('|') : []
  const said = lines.map((line) => cellsOf(line).map((cell) => cell.trim()))
  const at = said.findIndex((cells) => cells.length > 1 && cells.every((cell) => LABEL_CELL.test(cell)))
  const below = said.findIndex((cells, row) => row > at && cells.some((cell) => /\d/.test(cell)))
  const labels = said[at] ?? []
  if (at === -1 || below - at > 2 || said[below]?.length !== labels.length) return [...lines]
  const facts = labels.map((label, cell) => `${label}: ${said[below]?.[cell] ?? ''}`)
  return [...lines.slice(0, at), ...facts, ...lines.slice(below + 1)]
}

/** Splits the cells of a copied table, and the two columns of a card when both are ingredients. */
function splitColumns(typed: string): string[] {
  const [, row] = /^\s*\|(.{0,1000})\|\s*$/.exec(typed) ?? []
  if (row !== undefined && /^[\s|:-]+$/.test(row)) return []
  const line = row?.trim().replaceAll('|', '\t') ?? typed
  if (isJunk(line.trim())) return [line]
  const labelled = inLabelledCells(line.trim(), isStaple)
  if (labelled) return labelled
  const [name = '', amount = '', unit = ''] = line.trim().split(/\s*\t\s*/)
  if (LABEL_CELL.test(name) && amount !== '' && line.trim().split('\t').length === 2)
    return [`${name}: ${amount}`]
  if (/^\p{L}/u.test(name) && /^[\d½¼¾⅓⅔]/.test(amount) && amount.length < 12)
    return [`${amount} ${unit} ${name}`]
  const cells = line.trim().split(/\t+|\s+[|·]\s+|\s{3,}|\s\/\s+(?![^(]*\))/)
  // `Leek pie        Serves 6`
  const isFact = (cell = '') => readFacts(cell).isOnlyFacts || /^(?:oven\b.{0,20}\d|\d{3} ?°)/i.test(cell)
  if (cells.length === 2 && /^\p{Lu}/u.test(cells[0] ?? '') && (isFact(cells[1]) || isJunk(cells[1] ?? '')))
    return cells
  // `1 serving / 5 minutes`
  if (cells.length > 1 && isFact(cells[0]) && isFact(line.trim())) return [line]
  const isListed = (cell: string) => splitIngredient(cell).amount !== ''
  if (line.includes('\t') && cells.filter(isListed).length > MIN_COLUMN_LINES) return cells
  const [first = '', ...others] = cells
  return others.length > 0 &&
    /^\D?\d/.test(first) &&
    isListed(first) &&
    others.every((cell) => isListed(cell) || isStaple(cell))
    ? cells
    : [line]
}

/** Replaces an emoji that begins several adjacent lines by a bullet and a keycap by a number, and removes all others. */
function withoutPictures(lines: readonly string[]): string[] {
  const begun = new Map<string, number>()
  for (const line of lines) {
    const [first = ''] = PICTURES_FIRST.exec(line) ?? []
    begun.set(first.trim(), (begun.get(first.trim()) ?? 0) + 1)
  }
  const hasPicture = (line: string | undefined) => line !== undefined && PICTURES_FIRST.test(line)
  const filled = lines.filter((line) => line !== '')
  const listed = new Set(filled.filter((_, at) => hasPicture(filled[at - 1]) || hasPicture(filled[at + 1])))
  return lines.map((line) => {
    const [first = ''] = PICTURES_FIRST.exec(line) ?? []
    const isBullet = first !== '' && (begun.get(first.trim()) ?? 0) > 1 && listed.has(line)
    const words = line
      .replace(STARS_AROUND, '$1')
      .replace(KEYCAP, (_, digit: string | undefined) => `${digit ?? 10}. `)
      .replace(PICTURES_FIRST, isBullet ? '• ' : '')
    const tail = words.slice(-TAIL_LENGTH)
    return words.slice(0, words.length - tail.length) + tail.replace(PICTURES_LAST, '')
  })
}

function splitHashtags(line: string): string[] {
  const [tags = ''] = HASHTAGS_LAST.exec(line.slice(-TAIL_LENGTH)) ?? []
  if (tags === '' || line.startsWith('#')) return [line]
  return [line.slice(0, -tags.length).replace(PICTURES_LAST, ''), tags.trim()]
}

/** Whether a text is a food that lists name without an amount. */
export function isStaple(text: string): boolean {
  return /^(?:(?:sea|black|white|freshly|ground|cooking|olive|vegetable) )*(?:salt|pepper|oil|water|ice|butter|sugar|herbs|parsley|lemon|lime)\b|\bto (?:taste|serve)\b/i.test(
    text,
  )
}

/** Whether a text is a seasoning, and so neither a dish nor a part of one: `Cooking spray`, `Sea salt`. */
export function isSeasoning(text: string): boolean {
  return /^(?:(?:sea|kosher|black|white|freshly|ground|cooking|olive|vegetable|non-?stick) )*(?:salt|pepper|oil|spray|water)(?: and pepper)?$/i.test(
    text,
  )
}

/** Makes a bullet with more deeply indented ones below it their heading. */
function withParents(lines: readonly string[]): string[] {
  const indent = (line = '') => /^(\s*)[-*+•]\s+\S/.exec(line)?.[1]?.length ?? -1
  return lines.map((line, at) =>
    indent(line) >= 0 && indent(lines[at + 1]) > indent(line) + 1 && splitIngredient(line).amount === ''
      ? `${line.trim().replace(BULLET, '').trim().replace(/:$/, '')}:`
      : line,
  )
}

function joinLines(line: string, rest: string): string {
  return SPLIT_WORD.test(line) ? `${line.slice(0, -1)}${rest}` : `${line} ${rest}`
}

function isOpen(line: string): boolean {
  if (readSection({ ...BLANK_LINE, text: line })) return false
  return SPLIT_WORD.test(line) || OPEN_END.test(line)
}

/** Rejoins wrapped lines, where words are hyphenated or sentences continue on the next line. */
function joinWrapped(lines: readonly string[]): string[] {
  // Among steps typed in lower case, `put the oats in` is complete.
  const goesOn = (line: string, next: string | undefined) =>
    next !== undefined &&
    /^\p{Ll}/u.test(next) &&
    line !== '' &&
    !(PARTICLE_LAST.test(line) && /^\p{Ll}/u.test(line) && isTold(next))
  const isWrapped = lines.some((line, index) => isOpen(line) && goesOn(line, lines[index + 1]))
  if (!isWrapped) return [...lines]
  const isMeasured = (line: string) => /^(?:\W*\d|[½¼¾⅓⅔])/.test(line) && splitIngredient(line).unit !== ''
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isRest =
      before !== undefined &&
      goesOn(before, line) &&
      (isOpen(before) || (isMeasured(before) && !isStaple(line) && line.split(' ').length <= 3))
    if (!isRest) joined.push(line)
    else joined[joined.length - 1] = joinLines(before, line)
  }
  return joined
}
