import type { Element, ElementContent, Parents } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { UnreadableText } from '../errors.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { parseUrl } from '../text/parse-url.ts'
import { readVideoLink, watchAddress } from '../video/video-link.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { parseHtml } from './parse-html.ts'

interface ConvertedHtml {
  markdown: string
  /** Addresses of the pictures it shows, as written in the Markdown. */
  pictures: string[]
  /** What could not be converted, as sentences. */
  warnings: string[]
}

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', resourceLink: false })

/** The replacement text for a dropped element, in the coach's words. */
const DROPPED = new Map([
  ['script', 'A script was left out.'],
  ['style', ''],
  ['form', 'A form was left out.'],
  ['object', 'An embedded object was left out.'],
  ['canvas', 'A drawing made by a script was left out.'],
  ['template', ''],
  ['noscript', ''],
  ['svg', 'A drawing inside the text was left out.'],
])

/**
 * Converts HTML from elsewhere to the Markdown the editor writes. YouTube and Vimeo films stay films (VIDEO-IMPORT-1),
 * other players become links, scripts and forms are dropped.
 *
 * @param base the base address of relative links and pictures; null leaves them as they are
 * @throws UnreadableText
 */
export function htmlToMarkdown(html: string, base: string | null = null): ConvertedHtml {
  if (html.length > IMPORT_LIMITS.htmlLength) throw new UnreadableText('This text is too long to be read.')
  const tree = parseHtml(html)
  const warnings = new Set<string>()
  const pictures = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.type === 'comment' || node.type === 'doctype') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'text' && isFilmLine(node.value, parent)) {
      parent.children.splice(index, 1, ...linkTo(node.value.trim(), parent.type === 'root'))
      return [SKIP, index + 1]
    }
    if (node.type !== 'element') return
    const sentence = DROPPED.get(node.tagName)
    if (sentence !== undefined) {
      if (sentence !== '') warnings.add(sentence)
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (['iframe', 'video', 'audio', 'embed'].includes(node.tagName)) {
      parent.children.splice(index, 1, ...toLink(node, base, warnings))
      return [SKIP, index + 1]
    }
    // Editors leave behind paragraphs that hold only a space.
    if (node.tagName === 'p' && node.children.every(isSpace)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const shown = node.tagName === 'a' ? wholePicture(node) : null
    if (shown) {
      parent.children.splice(index, 1, shown)
      return [SKIP, index]
    }
    // A link without text shows nothing, and many of them take the Markdown writer cubic time.
    if (node.tagName === 'a' && node.children.every(showsNothing)) {
      parent.children.splice(index, 1, ...node.children.filter(isSpace))
      return [SKIP, index]
    }
    if (node.tagName === 'a') node.properties.href = resolveAddress(node.properties.href, base)
    if (node.tagName === 'img') {
      const src = resolveAddress(node.properties.dataSrc ?? node.properties.src, base)
      node.properties.src = src
      if (src !== '') pictures.add(src)
    }
  })
  const markdown = writer.stringify(writer.runSync(tree)).trim()
  return { markdown, pictures: [...pictures], warnings: [...warnings] }
}

function isSpace(node: ElementContent): boolean {
  return (
    (node.type === 'text' && node.value.trim() === '') || (node.type === 'element' && node.tagName === 'br')
  )
}

/** Elements that show something without a text. */
const SHOWN = new Set(['img', 'iframe', 'video', 'audio', 'embed'])

/** Whether an element is empty for readers, as an icon is that only the old site's style sheet draws. */
function showsNothing(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'comment' || isSpace(node)
  return DROPPED.has(node.tagName) || (!SHOWN.has(node.tagName) && node.children.every(showsNothing))
}

/** Returns the full picture that a thumbnail links to (`soup-300x200.jpg` to `soup.jpg`); null for other links. */
function wholePicture({ properties: { href }, children }: Element): Element | null {
  const [picture, ...others] = children.filter((child) => !isSpace(child))
  if (picture?.type !== 'element' || picture.tagName !== 'img' || others.length > 0) return null
  const small = String(picture.properties.dataSrc ?? picture.properties.src)
  if (typeof href !== 'string' || small.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, '') !== href) return null
  return { ...picture, properties: { src: href, alt: picture.properties.alt ?? '' } }
}

const SOURCE_WORDS: Record<string, string> = {
  iframe: 'A video or other embedded page became a link.',
  embed: 'A video or other embedded page became a link.',
  video: 'A video became a link.',
  audio: 'A recording became a link.',
}

function toLink(node: Element, base: string | null, warnings: Set<string>): Element[] {
  const inner = node.children.find((child) => child.type === 'element' && child.tagName === 'source')
  const { src, dataSrc, dataLazySrc } = node.properties
  const isLater = src === undefined || src === 'about:blank' || String(src).startsWith('data:')
  const source =
    (isLater ? (dataSrc ?? dataLazySrc) : src) ??
    (inner?.type === 'element' ? inner.properties.src : undefined)
  const href = resolveAddress(source, base)
  if (href === '') return []
  if (readVideoLink(href)) return linkTo(href, true)
  warnings.add(SOURCE_WORDS[node.tagName] ?? '')
  const title = node.properties.title
  const text = typeof title === 'string' && title !== '' ? title : href
  return [
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [
        { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: text }] },
      ],
    },
  ]
}

/** Elements in which a film's address is plain text. */
const WORDS_ONLY = new Set(['a', 'code', 'pre', 'textarea', 'button'])

/** Whether a film's address has a line to itself: WordPress shows the film there. */
function isFilmLine(value: string, parent: Parents): boolean {
  const text = value.trim()
  if (!/^https?:\/\/\S+$/i.test(text) || (parent.type === 'element' && WORDS_ONLY.has(parent.tagName)))
    return false
  const isAlone = parent.children.every(
    (child) => child.type !== 'element' || child.tagName === 'br' || !INLINE.has(child.tagName),
  )
  return isAlone && readVideoLink(text) !== null
}

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'span', 'code', 's', 'u', 'sub', 'sup', 'img'])

/** Returns a film's line: a link to its canonical address, which becomes a figure. */
function linkTo(address: string, asParagraph: boolean): Element[] {
  const video = readVideoLink(address)
  const href = video ? watchAddress(video) : address
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: href }],
  }
  return [asParagraph ? { type: 'element', tagName: 'p', properties: {}, children: [link] } : link]
}

function resolveAddress(value: unknown, base: string | null): string {
  if (typeof value !== 'string') return ''
  const url = value.trim()
  if (base === null || url === '' || url.startsWith('#')) return url
  return parseUrl(url, base)?.href ?? url
}

/** Converts HTML to Markdown, or returns the problem, so that one unreadable text does not stop an import. */
export function convertBody(html: string, base: string | null): ConvertedHtml & { problem: string | null } {
  try {
    const converted = htmlToMarkdown(html, base)
    const tooLong = converted.markdown.length > CONTENT_LIMITS.content
    return { ...converted, problem: tooLong ? 'Its text is longer than an article can be.' : null }
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    return { markdown: '', pictures: [], warnings: [], problem: error.message }
  }
}
