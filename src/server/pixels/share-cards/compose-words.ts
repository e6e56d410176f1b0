import { highlightFirstWords, highlightLastWords } from '../../../domain/content/highlighted-words.ts'
import { type FittedTitle, fitTitle, measureText, shortenLine } from './fit-title.ts'
import { type CardFonts, type Face, toDrawableText } from './fonts.ts'
import {
  BRAND_HEIGHTS,
  BRAND_TOP,
  CARD_SIZE,
  CARD_WIDTHS,
  MARGIN,
  PINE,
  PINE_SOFT,
  POPPY,
  papersOf,
  placeLogo,
  type ShareCardInput,
  YOLK,
} from './share-card.ts'

export interface Writing {
  text: string
  left: number
  /** Vertical position of the text's baseline. */
  baseline: number
  size: number
  face: Face
  color: string
  /** Letter spacing, as a share of the size. */
  spacing: number
}

export interface ComposedWords {
  /** SVG of the shapes: the mark, the highlighter, the category's half-disc. */
  shapes: string
  writings: Writing[]
}

const TITLE_SIZES = [96, 88, 80, 74, 68, 62, 57, 52, 48, 44, 40]
const TITLE = { mostLines: 4, height: 310, lineHeight: 1.07, letterSpacing: -0.025 }
const LABEL_SIZE = 26
const BOTTOM = CARD_SIZE.height - MARGIN

/** Composes the text of an article's or recipe's card: the brand at the top; category, title and facts at the bottom. */
export function composeItemWords(input: ShareCardInput, { faces }: CardFonts): ComposedWords {
  const width = CARD_WIDTHS.item
  const brand = composeBrand(input, width, faces.title)
  const ownTitle = toDrawableText(input.title, faces.title)
  const facts = toDrawableText(input.meta, faces.text)
  const fitted = fitTitle(
    ownTitle || toDrawableText(input.site_name, faces.title),
    { ...TITLE, width, fontSizes: TITLE_SIZES },
    faces.title,
  )
  const title = composeTitle(fitted, facts ? BOTTOM - 62 : BOTTOM, faces.title)
  const highlight = ownTitle && fitted.isWhole ? drawHighlight(input.kind, title, fitted) : ''
  const category = composeCategory(input, title.top - 30, faces.label)
  return {
    shapes: brand.shapes + highlight + category.shapes,
    writings: [
      ...brand.writings,
      ...category.writings,
      ...title.writings,
      fitLine(
        {
          text: facts,
          left: MARGIN,
          baseline: BOTTOM,
          size: LABEL_SIZE,
          face: faces.text,
          color: PINE_SOFT,
          spacing: 0,
        },
        width,
      ),
    ],
  }
}

/** Composes the text of the site's own card: its name, large, and its tagline. */
export function composeSiteWords(input: ShareCardInput, { faces }: CardFonts): ComposedWords {
  const width = input.picture ? CARD_WIDTHS.item : CARD_WIDTHS.site
  const tagline = toDrawableText(input.meta, faces.text)
  const name = toDrawableText(input.title, faces.title) || toDrawableText(input.site_name, faces.title)
  const fitted = fitTitle(name, { ...TITLE, width, fontSizes: [112, 104, ...TITLE_SIZES] }, faces.title)
  const title = composeTitle(fitted, tagline ? BOTTOM - 70 : BOTTOM, faces.title)
  const line = {
    text: tagline,
    left: MARGIN,
    baseline: BOTTOM,
    size: 30,
    face: faces.text,
    color: PINE,
    spacing: 0,
  }
  return { shapes: drawMark(input, BRAND_HEIGHTS.site), writings: [...title.writings, fitLine(line, width)] }
}

function composeBrand(input: ShareCardInput, width: number, face: Face): ComposedWords {
  const logo = placeLogo(input)
  const left = MARGIN + (logo ? logo.width + 14 : 64)
  const line = {
    text: input.logo?.standsForName ? '' : toDrawableText(input.site_name, face),
    left,
    baseline: 93,
    size: 30,
    face,
    color: PINE,
    spacing: -0.02,
  }
  return {
    shapes: drawMark(input, BRAND_HEIGHTS.item),
    writings: [fitLine(line, MARGIN + width - left)],
  }
}

/** Draws the sun over a bowl; for a logo instead, a plate where it would not contrast with the paper. */
function drawMark(input: ShareCardInput, size: number): string {
  const logo = placeLogo(input)
  if (logo) {
    const { left, top, width, height } = logo
    return input.logo?.ink === 'light'
      ? `<rect x="${left - 12}" y="${top - 10}" width="${width + 24}" height="${height + 20}" rx="8" fill="${PINE}"/>`
      : ''
  }
  return `<g transform="translate(${MARGIN} ${BRAND_TOP}) scale(${size / 40})"><circle cx="20" cy="11" r="8.5" fill="${input.accent ?? POPPY}"/><path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="${PINE}"/></g>`
}

interface ComposedTitle {
  writings: Writing[]
  /** Top of the first line's capitals. */
  top: number
}

const CAPITALS = 0.74

function composeTitle({ lines, fontSize }: FittedTitle, lastBaseline: number, face: Face): ComposedTitle {
  const step = fontSize * TITLE.lineHeight
  const first = lastBaseline - (lines.length - 1) * step
  const style = { left: MARGIN, size: fontSize, face, color: PINE, spacing: TITLE.letterSpacing }
  return {
    top: first - fontSize * CAPITALS,
    writings: lines.map((text, index) => ({ ...style, text, baseline: first + index * step })),
  }
}

/** Draws a strip of yolk under the words the page highlights too, slightly tilted, only up to the x-height. */
function drawHighlight(
  kind: ShareCardInput['kind'],
  { writings }: ComposedTitle,
  { lines }: FittedTitle,
): string {
  const title = lines.join(' ')
  const { before, marked } = markWords(kind, title)
  const [from, to] = [before.length, before.length + marked.length]
  let start = 0
  let strips = ''
  for (const { text, baseline, size, spacing, face } of writings) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, text.length)]
    start += text.length + 1
    if (last <= first) continue
    const left = MARGIN + measureText(text.slice(0, first), size, spacing, face) - size * 0.08
    const right = MARGIN + measureText(text.slice(0, last), size, spacing, face) + size * 0.06
    const corners = [
      [left, baseline - size * 0.3],
      [right, baseline - size * 0.33],
      [right - 3, baseline + size * 0.03],
      [left + 3, baseline + size * 0.07],
    ]
    strips += `<path d="M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}z" fill="${YOLK}"/>`
  }
  return strips
}

/** Composes the category: always both a small half-disc in its colour and its name. */
function composeCategory(input: ShareCardInput, baseline: number, face: Face): ComposedWords {
  const text = toDrawableText(input.category_name ?? '', face)
  if (text === '') return { shapes: '', writings: [] }
  const line = { text, left: MARGIN + 42, baseline, size: LABEL_SIZE, face, color: PINE, spacing: 0 }
  return {
    shapes: `<path d="M${MARGIN} ${(baseline - 16).toFixed(1)}h30a15 15 0 0 1-30 0z" fill="${papersOf(input).mark}"/>`,
    writings: [fitLine(line, CARD_WIDTHS.item - 42)],
  }
}

/** Splits off the words the page highlights; of a page's own title the last word. */
function markWords(kind: ShareCardInput['kind'], title: string): { before: string; marked: string } {
  if (kind !== 'pages') return kind === 'recipes' ? highlightFirstWords(title) : highlightLastWords(title)
  const start = title.lastIndexOf(' ') + 1
  return { before: title.slice(0, start), marked: title.slice(start) }
}

function fitLine(line: Writing, width: number): Writing {
  const measure = (text: string) => measureText(text, line.size, line.spacing, line.face)
  return { ...line, text: shortenLine(line.text, width, measure) }
}
