import { type LinkBase, toAbsoluteUrl } from '../../../domain/mail/absolute-url.ts'
import { isVoid, readHtmlTokens } from '../../../domain/mail/html-tokens.ts'
import { lookOf, PICTURE_WIDTH, QUOTATION_MARK, START } from './issue-looks.ts'

/**
 * Longest body of an issue, in bytes: Gmail cuts a letter at 102 KB, and with it her link to leave. The frame takes
 * the rest.
 */
const ISSUE_BYTES_MAX = 80_000

export interface IssueHtml {
  html: string
  /** True when it was too long for a letter and ends before its end. */
  isCut: boolean
}

/**
 * An issue's HTML dressed for mail programs, many of which read styles on elements only: every element gets its look,
 * every address is written in full. What is too long ends between two paragraphs.
 *
 * @param html from `markdownToHtml`
 */
export function dressIssue(html: string, base: LinkBase): IssueHtml {
  const parents: string[] = []
  let dressed = ''
  let bytes = 0
  let endOfBlock = 0
  for (const token of readHtmlTokens(markWidePictures(html))) {
    let piece = ''
    if (token.kind === 'text') piece = token.html
    else if (token.kind === 'end') {
      parents.pop()
      piece = `</${token.name}>`
    } else {
      piece = writeTag(
        token.name,
        token.attributes,
        parents.at(-1) ?? (dressed === '' ? START : undefined),
        base,
      )
      if (!isVoid(token.name)) parents.push(token.name)
    }
    bytes += Buffer.byteLength(piece)
    if (bytes > ISSUE_BYTES_MAX) return { html: dressed.slice(0, endOfBlock), isCut: true }
    dressed += piece
    if (parents.length === 0) endOfBlock = dressed.length
  }
  return { html: dressed, isCut: false }
}

const WIDE = 'data-wide'
const LONE_PICTURE = /<p>((?:<a [^>]*>)?)<img ([^>]*>(?:<\/a>)?<\/p>)/g

/** Marks the pictures that have a paragraph to themselves. */
function markWidePictures(html: string): string {
  return html.replace(LONE_PICTURE, `<p>$1<img ${WIDE} $2`)
}

function writeTag(
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: string | undefined,
  base: LinkBase,
): string {
  // Mail programs throw form fields away.
  if (name === 'input') return attributes.has('checked') ? '&#x2611;' : '&#x2610;'
  const isWide = attributes.has(WIDE)
  const look = lookOf(name, { parent, className: attributes.get('class') ?? '', isWide })
  const written = new Map(keepAttributes(attributes, base))
  if (isWide) written.set('width', String(PICTURE_WIDTH))
  if (name === 'th' && !written.has('align')) written.set('align', 'left')
  if (look?.classes) written.set('class', look.classes)
  if (look) written.set('style', look.style)
  const tag = [name, ...Array.from(written, ([key, value]) => `${key}="${value}"`)].join(' ')
  return name === 'blockquote' ? `<${tag}>${QUOTATION_MARK}` : `<${tag}>`
}

const KEPT = new Set(['alt', 'align', 'start', 'title', 'colspan', 'rowspan'])

/** Of its attributes what means something in a letter; values stay as they stand in HTML. */
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
