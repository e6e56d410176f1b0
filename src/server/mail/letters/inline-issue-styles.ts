import {
  isVoid,
  type LinkBase,
  plainFootnotes,
  readHtmlTokens,
  toAbsoluteUrl,
} from '../../../domain/mail/issue-html.ts'
import { FIGURE_SIZE } from '../../../domain/movement/figure/figure-picture.ts'
import { FIGURE_CLASS } from '../../../domain/movement/workout-html.ts'
import { DISPLAY, PALETTE, TEXT } from './styles.ts'

/**
 * Longest body of an issue, in bytes: Gmail clips a letter at 102 KB, and with it the unsubscribe link. The frame needs
 * the rest.
 */
const ISSUE_BYTES_MAX = 80_000

export interface IssueHtml {
  html: string
  /** Whether it was truncated because it was too long for a letter. */
  isCut: boolean
}

/**
 * Styles an issue's HTML for mail programs, many of which read styles on elements only: every element gets its style,
 * every address becomes absolute. An overlong issue is truncated between two paragraphs.
 *
 * @param html from `markdownToHtml`
 */
export function inlineIssueStyles(html: string, base: LinkBase): IssueHtml {
  const parents: OpenElement[] = []
  let dressed = ''
  let bytes = 0
  let endOfBlock = 0
  for (const token of readHtmlTokens(markWidePictures(plainFootnotes(html)))) {
    let piece = ''
    if (token.kind === 'text') piece = token.html
    else if (token.kind === 'end') piece = parents.pop()?.end ?? ''
    else {
      const { name, attributes } = token
      const written = writeTag(name, attributes, parents.at(-1)?.name ?? (dressed === '' ? START : ''), base)
      piece = written.start
      if (!isVoid(name)) parents.push({ name: written.name, end: written.end })
    }
    bytes += Buffer.byteLength(piece)
    if (bytes > ISSUE_BYTES_MAX) return { html: dressed.slice(0, endOfBlock), isCut: true }
    dressed += piece
    if (parents.length === 0) endOfBlock = dressed.length
  }
  return { html: dressed, isCut: false }
}

interface OpenElement {
  /** Its kind, as its children see it: a workout's lists are styled differently. */
  name: string
  /** Its end tag. */
  end: string
}

const WIDE = 'data-wide'
const LONE_PICTURE = /<p>((?:<a [^>]*>)?)<img ([^>]*>(?:<\/a>)?<\/p>)/g

/** Marks the images that are alone in a paragraph. */
function markWidePictures(html: string): string {
  return html.replace(LONE_PICTURE, `<p>$1<img ${WIDE} $2`)
}

function writeTag(
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: string,
  base: LinkBase,
): OpenElement & { start: string } {
  // Mail programs remove form fields.
  if (name === 'input') return { name, start: attributes.has('checked') ? '&#x2611;' : '&#x2610;', end: '' }
  if (name === 'hr') return { name, start: RULE, end: '' }
  if (name === 'section') return { name, start: '<div>', end: '</div>' }
  if (parent === 'section' && name === 'ul') return { name: MOVES, start: '<div>', end: '</div>' }
  if (parent === MOVES) return { name: MOVE, start: `${LAYOUT_START}<tr>`, end: `</td></tr>${LAYOUT_END}` }
  const tag = writeElement(name, attributes, parent, base)
  if (parent === MOVE && name === 'img')
    return { name, start: `${FIGURE_CELL}${tag}</td>${MOVE_CELL}`, end: '' }
  if (name === 'pre')
    return { name, start: `${LAYOUT_START}<tr>${CODE_CELL}${tag}`, end: `</pre></td></tr>${LAYOUT_END}` }
  return { name, start: name === 'blockquote' ? `${tag}${QUOTATION_MARK}` : tag, end: `</${name}>` }
}

/** The list of a workout's moves, and one move: its figure and its text side by side. */
const MOVES = 'moves'
const MOVE = 'move'

function writeElement(
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: string,
  base: LinkBase,
): string {
  const isWide = attributes.has(WIDE)
  const look = lookOf(name, { parent, className: attributes.get('class') ?? '', isWide })
  const written = new Map(keepAttributes(attributes, base))
  if (attributes.get('class') === FIGURE_CLASS) showAsPixels(written)
  if (name === 'img' && !written.has('width')) written.set('width', String(PICTURE_WIDTH))
  if (name === 'th' && !written.has('align')) written.set('align', 'left')
  if (look?.classes) written.set('class', look.classes)
  if (look) written.set('style', look.style)
  return `<${[name, ...Array.from(written, ([key, value]) => `${key}="${value}"`)].join(' ')}>`
}

const FIGURE_WIDTH = 108
const FIGURE_HEIGHT = Math.round((FIGURE_WIDTH * FIGURE_SIZE.height) / FIGURE_SIZE.width)

/** Mail programs show no SVG, and draw an image without a width at its full size. */
function showAsPixels(picture: Map<string, string>): void {
  picture.set('src', (picture.get('src') ?? '').replace(/\.svg$/, '.png'))
  picture.set('width', String(FIGURE_WIDTH))
  picture.set('height', String(FIGURE_HEIGHT))
}

const KEPT = new Set(['alt', 'align', 'start', 'title', 'colspan', 'rowspan'])

/** Yields the attributes that are meaningful in a letter; values stay escaped as in HTML. */
function* keepAttributes(
  attributes: ReadonlyMap<string, string>,
  base: LinkBase,
): Generator<[name: string, value: string]> {
  for (const [name, value] of attributes) {
    if (KEPT.has(name)) yield [name, value]
    if (name !== 'href' && name !== 'src') continue
    const url = toAbsoluteUrl(value, base)
    if (url !== null) yield [name, url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')]
  }
}

/** An element's look in an issue: styles for every mail program, classes where dark mode needs another colour. */
interface Look {
  style: string
  classes?: string
}

/** Width of a letter's text. */
const PICTURE_WIDTH = 536

const ACCENT_TEXT = PALETTE['accent-text'][0]
const SUNKEN = PALETTE.sunken[0]
const LINE = PALETTE.line[0]
const INK = PALETTE.ink[0]
const CELL = 'padding:10px 12px 10px 0;vertical-align:top;border-style:solid'

/** By element name. Other elements keep the mail program's style. */
const LOOKS: Readonly<Record<string, Look>> = {
  p: { style: 'margin:0 0 18px' },
  h2: heading('32px 0 12px', 26, 31),
  h3: heading('28px 0 10px', 21, 27),
  h4: heading('24px 0 8px', 18, 24),
  h5: heading('24px 0 8px', 17, 24),
  h6: heading('24px 0 8px', 17, 24),
  // Word ignores padding here, and clips list markers without a margin.
  ul: { style: 'margin:0 0 18px 26px;padding:0' },
  ol: { style: 'margin:0 0 18px 28px;padding:0' },
  li: { style: 'margin:0 0 8px' },
  sup: { style: 'font-size:13px;line-height:0' },
  a: {
    style: `color:${ACCENT_TEXT};font-weight:600;text-decoration:underline;word-break:break-word`,
    classes: 't-accent-text',
  },
  blockquote: { style: `margin:30px 0;padding:0;font:bold 27px/33px ${DISPLAY};letter-spacing:-.02em` },
  div: { style: 'overflow-x:auto' },
  table: {
    style: `width:100%;margin:0 0 18px;border-collapse:collapse;font:15px/22px ${TEXT};word-break:normal`,
  },
  th: { style: `${CELL};border-width:0 0 2px;border-color:${INK}`, classes: 'l-ink' },
  td: { style: `${CELL};border-width:0 0 1px;border-color:${LINE}`, classes: 'l-line' },
  pre: { style: 'margin:0;font-size:14px;line-height:21px;white-space:pre-wrap;word-break:break-word' },
  code: {
    style: `padding:1px 5px;background-color:${SUNKEN};border-radius:4px;font-size:90%`,
    classes: 'b-sunken',
  },
  // Natural size, except in Outlook, which uses the attribute and ignores max-width.
  img: { style: 'width:auto;max-width:100%;height:auto;border:0;vertical-align:middle' },
}

const WIDE_PICTURE: Look = {
  style: `display:block;width:100%;max-width:${PICTURE_WIDTH}px;height:auto;border:0;border-radius:6px`,
}
/** By class; a task's checkbox serves as its list marker. */
const OF_CLASS: Readonly<Record<string, Look>> = {
  'contains-task-list': { style: 'margin:0 0 18px;padding:0;list-style:none' },
  'sr-only': { style: `margin:24px 0 8px;font:600 15px/22px ${TEXT}` },
  'task-list-item': { style: 'margin:0 0 8px;list-style:none' },
  [FIGURE_CLASS]: { style: 'display:block;border:0;border-radius:6px' },
}
/** Stands for the parent of the first element of all. */
const START = '^'

const WITHIN: Readonly<Record<string, Look>> = {
  [`${START} h2`]: heading('0 0 12px', 26, 31),
  [`${START} h3`]: heading('0 0 10px', 21, 27),
  'blockquote p': { style: 'margin:0 0 10px' },
  'li p': { style: 'margin:0 0 8px' },
  [`${MOVE} p`]: { style: `margin:4px 0 0;font:15px/22px ${TEXT}` },
  'li ul': { style: 'margin:8px 0 0 24px;padding:0' },
  'li ol': { style: 'margin:8px 0 0 24px;padding:0' },
  'pre code': { style: 'font-size:14px' },
}

/** @param isWide for an image alone in a paragraph */
function lookOf(
  name: string,
  { parent, className, isWide }: { parent: string; className: string; isWide: boolean },
): Look | undefined {
  if (isWide) return WIDE_PICTURE
  return OF_CLASS[className] ?? WITHIN[`${parent} ${name}`] ?? LOOKS[name]
}

const BOWL = `<span class="b-accent" style="display:inline-block;width:18px;height:9px;margin:0 5px 0 0;border-radius:0 0 9px 9px;background-color:${PALETTE.accent[0]}"></span>`

/** Two small bowls open a quotation, as on the site; hidden in classic Outlook, which has no rounded corners. */
const QUOTATION_MARK = `<div aria-hidden="true" style="padding:0 0 10px;font-size:0;line-height:0;mso-hide:all">${BOWL}${BOWL}</div>`

/** Opens a layout table: Word supports padding on cells only. */
const layoutTable = (margin: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:${margin}"><tbody>`
const LAYOUT_START = layoutTable('0 0 18px')
const LAYOUT_END = '</tbody></table>'

const NO_WORDS = 'font-size:0;line-height:0'
/** Outlook draws its own kind of rule for an `hr`. */
const RULE = `${layoutTable('0')}<tr><td height="14" style="${NO_WORDS}">&nbsp;</td></tr><tr><td height="30" class="l-line" style="border-style:solid;border-width:1px 0 0;border-color:${LINE};${NO_WORDS}">&nbsp;</td></tr>${LAYOUT_END}`
const CODE_CELL = `<td class="b-sunken" style="padding:16px 18px;background-color:${SUNKEN};border-radius:6px">`
const FIGURE_CELL = `<td width="${FIGURE_WIDTH + 16}" style="vertical-align:top">`
const MOVE_CELL = `<td style="vertical-align:top;font:16px/24px ${TEXT}">`

function heading(margin: string, size: number, lineHeight: number): Look {
  return {
    style: `margin:${margin};font:bold ${size}px/${lineHeight}px ${DISPLAY};letter-spacing:-.015em`,
  }
}
