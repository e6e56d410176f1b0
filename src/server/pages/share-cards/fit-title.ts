import type { FontMetrics } from './font-metrics.ts'

export interface FittedTitle {
  fontSize: number
  lines: string[]
}

interface TitleBox {
  width: number
  height: number
  mostLines: number
  /** From the largest to the smallest. */
  fontSizes: readonly number[]
  /** Share of the font size. */
  lineHeight: number
  letterSpacing: number
}

/**
 * Sets a title in the largest size that fits, its lines about equally long. What does not fit in the smallest size
 * either ends in an ellipsis; a word wider than the box is cut into pieces only there.
 */
export function fitTitle(title: string, box: TitleBox, font: GlyphWidths): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '')
  for (const fontSize of box.fontSizes) {
    const measure: Measure = (text) => measureText(text, fontSize, box.letterSpacing, font)
    if (words.some((word) => measure(word) > box.width)) continue
    const lines = wrapWords(words, box.width, measure)
    if (lines.length <= linesAt(fontSize, box))
      return { fontSize, lines: balance(words, lines.length, box.width, measure) }
  }
  const fontSize = box.fontSizes.at(-1) ?? 1
  const measure: Measure = (text) => measureText(text, fontSize, box.letterSpacing, font)
  const lines = wrapWords(
    words.flatMap((word) => breakWord(word, box.width, measure)),
    box.width,
    measure,
  )
  const most = linesAt(fontSize, box)
  if (lines.length <= most) return { fontSize, lines }
  const rest = lines.slice(most - 1).join(' ')
  return { fontSize, lines: [...lines.slice(0, most - 1), shortenLine(rest, box.width, measure)] }
}

/** A line as it is when it fits, else its beginning and an ellipsis, cut at a word where there is one. */
export function shortenLine(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop()
  const start = characters.join('')
  const wordEnd = line[start.length] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${(wordEnd > 0 ? start.slice(0, wordEnd) : start).replace(/[\s,;:.–—-]+$/, '')}…`
}

type Measure = (text: string) => number
type GlyphWidths = Pick<FontMetrics, 'widthOf'>

/** How wide a text is, in pixels. */
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

/** The same number of lines, set as narrow as they go. */
function balance(words: readonly string[], count: number, width: number, measure: Measure): string[] {
  let [low, high] = [width / 2, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    const fits = wrapWords(words, middle, measure)
    if (fits.length <= count && fits.every((line) => measure(line) <= middle)) high = middle
    else low = middle
  }
  return wrapWords(words, high, measure)
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  for (const character of word) {
    const last = pieces.at(-1)
    if (last === undefined || measure(last + character) > width) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces
}
