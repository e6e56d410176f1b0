import { type CSSProperties, createElement, type ReactElement } from 'react'
import { highlightFirstWords, highlightLastWords } from '../../../domain/content/highlighted-words.ts'
import { PINE, PINE_SOFT, POPPY, papersOf, YOLK } from './card-papers.ts'
import { keepDrawable } from './drawable-text.ts'
import { fitTitle, measureText, shortenLine } from './fit-title.ts'
import type { CardFonts, Face } from './fonts.ts'
import { CARD_SIZE, type CardKind, type ShareCardInput } from './share-card.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const MARGIN = 64
/** Where the paper with the words ends; its edge is cut by hand. */
const PAPER_WIDTH = 648
/** Where the picture lies: it reaches a little under the paper, and off the card on the other sides. */
export const PICTURE_BOX = { left: PAPER_WIDTH - 20, top: 0, width: WIDTH - PAPER_WIDTH + 20, height: HEIGHT }
/** Where the leaping cut-out stands on the site's own card. */
export const CUTOUT_BOX = { left: 610, top: 14, width: 560, height: 604 }
const WORDS_WIDTH = PAPER_WIDTH - MARGIN - 44

const TITLE_SIZES = [80, 74, 68, 62, 57, 52, 48, 44, 40]
const SITE_TITLE_SIZES = [112, 104, 96, 88, ...TITLE_SIZES]
const TITLE_HEIGHT = 310
const LINE_HEIGHT = 1.07
const TITLE_SPACING = -0.025
const LABEL_SIZE = 26
const NAME_SIZE = 30

interface Writing {
  text: string
  left: number
  /** Where the letters stand. */
  baseline: number
  size: number
  face: Face
  color: string
  spacing?: number
}

/** The two layers of a card, as SVG: what lies under the picture and what lies over it. */
export async function drawCard(
  input: ShareCardInput,
  fonts: CardFonts,
): Promise<{ under: string; over: string }> {
  const { kind, picture } = input
  const { field, sun } = papersOf(kind, input.category_name)
  const { shapes, writings } = composeWords(input, fonts)
  const { default: satori } = await import('satori')
  const letters = await satori(layOut(writings), { width: WIDTH, height: HEIGHT, fonts: fonts.files })
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${field}"/>`
  return picture && kind !== 'site'
    ? { under: wrapSvg(ground), over: wrapSvg(drawCutPaper(field) + shapes + letters) }
    : { under: wrapSvg(ground + drawSun(sun, kind)), over: wrapSvg(shapes + letters) }
}

function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
}

/** The words from the bottom up: meta, title, category; the brand stays at the top. */
function composeWords(input: ShareCardInput, { faces }: CardFonts): { shapes: string; writings: Writing[] } {
  const { title: titleFace, label, text } = faces
  const isSite = input.kind === 'site'
  const siteName = keepDrawable(input.site_name, titleFace)
  const title = keepDrawable(input.title, titleFace) || siteName
  const meta = keepDrawable(input.meta, text)
  const category = isSite ? '' : keepDrawable(input.category_name ?? '', label)

  const shapes = [drawMark(isSite ? 84 : 50)]
  const writings: Writing[] = []
  const write = (writing: Writing, width: number) =>
    writings.push({
      ...writing,
      text: shortenLine(writing.text, width, (line) =>
        measureText(line, writing.size, writing.spacing ?? 0, writing.face),
      ),
    })

  if (!isSite) {
    const left = MARGIN + 64
    write(
      { text: siteName, left, baseline: 93, size: NAME_SIZE, face: titleFace, color: PINE, spacing: -0.02 },
      MARGIN + WORDS_WIDTH - left,
    )
  }

  const bottom = HEIGHT - MARGIN
  if (meta)
    write(
      { text: meta, left: MARGIN, baseline: bottom, size: LABEL_SIZE, face: text, color: PINE_SOFT },
      WORDS_WIDTH,
    )

  const { fontSize, lines } = fitTitle(
    title,
    {
      width: WORDS_WIDTH,
      height: TITLE_HEIGHT,
      mostLines: 4,
      fontSizes: isSite ? SITE_TITLE_SIZES : TITLE_SIZES,
      lineHeight: LINE_HEIGHT,
      letterSpacing: TITLE_SPACING,
    },
    titleFace,
  )
  const lastBaseline = meta ? bottom - 62 : bottom
  const baselineOf = (line: number) => lastBaseline - (lines.length - 1 - line) * fontSize * LINE_HEIGHT
  const measureTitle = (words: string) => measureText(words, fontSize, TITLE_SPACING, titleFace)
  if (!isSite) shapes.push(...drawHighlight(input.kind, lines, fontSize, baselineOf, measureTitle))
  lines.forEach((line, index) => {
    writings.push({
      text: line,
      left: MARGIN,
      baseline: baselineOf(index),
      size: fontSize,
      face: titleFace,
      color: PINE,
      spacing: TITLE_SPACING,
    })
  })

  if (category) {
    const baseline = baselineOf(0) - fontSize * 0.74 - 30
    shapes.push(
      `<path d="M${MARGIN} ${baseline - 16}h30a15 15 0 0 1-30 0z" fill="${papersOf(input.kind, category).mark}"/>`,
    )
    write(
      { text: category, left: MARGIN + 42, baseline, size: LABEL_SIZE, face: label, color: PINE },
      WORDS_WIDTH - 42,
    )
  }
  return { shapes: shapes.join(''), writings }
}

/** The sun over a bowl, as it stands before the site's name. */
function drawMark(size: number): string {
  return `<g transform="translate(${MARGIN} 58) scale(${size / 40})"><circle cx="20" cy="11" r="8.5" fill="${POPPY}"/><path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="${PINE}"/></g>`
}

/** A strip of yolk slid under the marked words, slightly off level, up to the x-height only. */
function drawHighlight(
  kind: CardKind,
  lines: readonly string[],
  size: number,
  baselineOf: (line: number) => number,
  measure: (words: string) => number,
): string[] {
  const title = lines.join(' ')
  const { before, marked } = kind === 'recipes' ? highlightFirstWords(title) : highlightLastWords(title)
  const [from, to] = [before.length, before.length + marked.length]
  let start = 0
  return lines.flatMap((line, index) => {
    const [first, last] = [Math.max(from, start) - start, Math.min(to, start + line.length) - start]
    start += line.length + 1
    if (last <= first) return []
    const left = MARGIN + measure(line.slice(0, first)) - size * 0.08
    const right = MARGIN + measure(line.slice(0, last)) + size * 0.06
    const y = (share: number) => (baselineOf(index) + size * share).toFixed(1)
    return `<path d="M${left.toFixed(1)} ${y(-0.3)}L${right.toFixed(1)} ${y(-0.33)}L${(right - 3).toFixed(1)} ${y(0.03)}L${(left + 3).toFixed(1)} ${y(0.07)}z" fill="${YOLK}"/>`
  })
}

function drawSun(color: string, kind: CardKind): string {
  const [middle, radius] = kind === 'site' ? [870, 300] : [912, 270]
  return `<path d="M${middle - radius} ${HEIGHT}a${radius} ${radius} 0 0 1 ${2 * radius} 0z" fill="${color}"/>`
}

/** The paper with the words, over the picture: its edge is not quite straight and casts one soft, short shadow. */
function drawCutPaper(color: string): string {
  const x = PAPER_WIDTH
  const edge = `M-9-9H${x - 4}L${x - 1} 96 ${x + 3} 214 ${x - 2} 338 ${x + 3} 455 ${x - 2} 560 ${x + 1} ${HEIGHT + 9}H-9z`
  const shadow = `<feDropShadow dx="2" dy="3" stdDeviation="5" flood-color="${PINE}" flood-opacity=".28"/>`
  return `<defs><filter id="cut" x="-2%" y="-2%" width="106%" height="104%">${shadow}</filter></defs><path d="${edge}" fill="${color}" filter="url(#cut)"/>`
}

function layOut(writings: readonly Writing[]): ReactElement {
  const style: CSSProperties = { display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT }
  return createElement('div', { style }, ...writings.map(layOutLine))
}

function layOutLine({ text, left, baseline, size, face, color, spacing = 0 }: Writing): ReactElement {
  const style: CSSProperties = {
    position: 'absolute',
    left,
    top: baseline - face.ascent * size,
    fontFamily: face.fontFamily,
    fontWeight: face.fontWeight,
    fontSize: size,
    lineHeight: face.ascent + face.descent,
    letterSpacing: `${spacing}em`,
    whiteSpace: 'pre',
    color,
  }
  return createElement('div', { style }, text)
}
