import type { FontMetrics } from './fonts.ts'

export interface FittedTitle {
  fontSize: number
  lines: string[]
  /** False when it was shortened, or a word was split. */
  isWhole: boolean
}

interface TitleBox {
  width: number
  height: number
  mostLines: number
  /** In descending order. */
  fontSizes: readonly number[]
  /** As a share of the font size. */
  lineHeight: number
  letterSpacing: number
}

/**
 * Sets a title in the largest size that fits, its lines about equally long. At the smallest size an overlong title ends
 * in an ellipsis; only there is a word wider than the box split.
 */
export function fitTitle(title: string, box: TitleBox, font: GlyphWidths): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '')
  let largest: FittedTitle | undefined
  for (const fontSize of box.fontSizes) {
    const measure: Measure = (text) => measureText(text, fontSize, box.letterSpacing, font)
    if (words.some((word) => measure(word) > box.width)) continue
    const count = wrapWords(words, box.width, measure).length
    if (count > linesAt(fontSize, box)) continue
    const lines = balance(words, count, box.width, measure)
    const fitted = { fontSize, lines, isWhole: true }
    largest ??= fitted
    if (fontSize < largest.fontSize * WORTH_EVENNESS) break
    const lengths = lines.map(measure)
    if (Math.min(...lengths) >= Math.max(...lengths) * EVEN) return fitted
  }
  if (largest) return largest
  const fontSize = box.fontSizes.at(-1) ?? 1
  const measure: Measure = (text) => measureText(text, fontSize, box.letterSpacing, font)
  const lines = wrapWords(
    words.flatMap((word) => breakWord(word, box.width, measure)),
    box.width,
    measure,
  )
  const most = linesAt(fontSize, box)
  if (lines.length <= most) return { fontSize, lines, isWhole: false }
  const rest = lines.slice(most - 1).join(' ')
  return {
    fontSize,
    lines: [...lines.slice(0, most - 1), shortenLine(rest, box.width, measure)],
    isWhole: false,
  }
}

/** Returns a line unchanged when it fits, else shortened with an ellipsis, at a word boundary where possible. */
export function shortenLine(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line
  const characters = [...line]
  // Bisected: measured character by character, a title of thousands of characters takes seconds.
  let fitting = 0
  let tooMany = characters.length
  while (tooMany - fitting > 1) {
    const half = Math.floor((fitting + tooMany) / 2)
    if (measure(`${characters.slice(0, half).join('')}…`) > width) tooMany = half
    else fitting = half
  }
  const start = characters.slice(0, fitting).join('')
  const wordEnd = /^[\s,;:.!?–—)]/.test(line.slice(start.length)) ? start.length : start.lastIndexOf(' ')
  return `${(wordEnd > 0 ? start.slice(0, wordEnd) : start).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** A line shorter than this share of the longest looks unbalanced. */
const EVEN = 0.465
/** A title may be set this much smaller to balance its lines. */
const WORTH_EVENNESS = 0.75

type Measure = (text: string) => number
type GlyphWidths = Pick<FontMetrics, 'widthOf'>

/** Returns the width of a text, in pixels. */
export function measureText(
  text: string,
  fontSize: number,
  letterSpacing: number,
  font: GlyphWidths,
): number {
  let width = 0
  for (const character of text) width += (font.widthOf(character) ?? 0) + letterSpacing
  return width * fontSize
}

function linesAt(fontSize: number, { height, lineHeight, mostLines }: TitleBox): number {
  return Math.max(1, Math.min(mostLines, Math.floor(height / (fontSize * lineHeight))))
}

function wrapWords(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** Balances the words over the same number of lines, as equally long as possible. */
function balance(words: readonly string[], count: number, width: number, measure: Measure): string[] {
  if (count === 1) return [words.join(' ')]
  const target = measure(words.join(' ')) / count
  /** The best settings of the first words in the lines so far, by number of words: unevenness and lines. */
  let best = new Map<number, Setting>([[0, { unevenness: 0, lines: [] }]])
  for (let line = 0; line < count; line += 1) {
    const next = new Map<number, Setting>()
    for (const [start, { unevenness, lines }] of best) {
      for (let end = start + 1; end <= words.length; end += 1) {
        const text = words.slice(start, end).join(' ')
        const length = measure(text)
        if (length > width) break
        const total = unevenness + (length - target) ** 2
        if (total < (next.get(end)?.unevenness ?? Infinity))
          next.set(end, { unevenness: total, lines: [...lines, text] })
      }
    }
    best = next
  }
  return best.get(words.length)?.lines ?? wrapWords(words, width, measure)
}

interface Setting {
  unevenness: number
  lines: string[]
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const pieces = ['']
  for (const character of word) {
    const last = pieces.at(-1) ?? ''
    if (measure(`${last}${character}-`) <= width) pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : `${piece}-`))
}
