import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { z } from 'zod'
import { UnreadableText } from '../../errors.ts'
import { escapeHtml } from '../../text/html-text.ts'
import { parseJson } from '../../text/json.ts'
import { checkMarkdown, checkMarkdownTree } from '../../text/markdown-limits.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'

/** Bits of a text's `format`, each with its HTML tag. */
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
]
const HEADING = /^h[1-6]$/

const nodeSchema = z.looseObject({
  type: z.string(),
  children: z.array(z.unknown()).default([]),
  text: z.string().default(''),
  format: z.union([z.number(), z.string()]).default(0),
  tag: z.string().default(''),
  url: z.string().default(''),
  listType: z.string().default(''),
})

/** Converts a Ghost text that was never published, and so has no HTML yet, to HTML. '' when it is empty. */
export function lexicalToHtml(source: string): string {
  const file = z
    .object({ root: z.object({ children: z.array(z.unknown()) }) })
    .safeParse(parseJson(source, { maxDepth: IMPORT_LIMITS.jsonDepth }))
  return file.success ? file.data.root.children.map(toHtml).join('\n') : ''
}

function toHtml(value: unknown): string {
  const parsed = nodeSchema.safeParse(value)
  if (!parsed.success) return ''
  const node = parsed.data
  const inner = () => node.children.map(toHtml).join('')
  switch (node.type) {
    case 'text':
    case 'extended-text':
      return formatText(node.text, Number(node.format) || 0)
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return `<p>${inner()}</p>`
    case 'heading':
    case 'extended-heading':
      return HEADING.test(node.tag) ? `<${node.tag}>${inner()}</${node.tag}>` : `<h2>${inner()}</h2>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`
    case 'list':
      return node.listType === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`
    case 'listitem':
      return `<li>${inner()}</li>`
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${inner()}</a>`
    default:
      return node.children.length > 0 ? inner() : cardToHtml(node.type, node)
  }
}

function formatText(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(text),
  )
}

const cardSchema = z.record(z.string(), z.unknown())

const mobiledocSchema = z.object({
  markups: z.array(z.unknown()).default([]),
  atoms: z.array(z.unknown()).default([]),
  cards: z.array(z.tuple([z.string(), cardSchema])).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
})

const MARKUP = 1
const CARD = 10
const LIST = 3
const BLOCK_TAG = /^(?:p|h[1-6]|blockquote)$/

/** A marker holds its text itself, an atom's text is in the list of atoms. */
const ATOM = 1
const INLINE_TAG = /^(?:strong|b|em|i|s|code|sub|sup|a)$/
const markerSchema = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])])
const atomSchema = z.tuple([z.string(), z.string()]).rest(z.unknown())
const markupSchema = z.tuple([z.string()]).rest(z.unknown())

/** The lists that markers refer to by index. */
type Lists = Pick<z.infer<typeof mobiledocSchema>, 'markups' | 'atoms'>

/** Converts a text from Ghost's older editor to HTML: paragraphs, lists and the cards that hold HTML, Markdown or a picture. */
export function mobiledocToHtml(source: string): string {
  const parsed = mobiledocSchema.safeParse(parseJson(source, { maxDepth: IMPORT_LIMITS.jsonDepth }))
  if (!parsed.success) return ''
  const { cards, sections, ...lists } = parsed.data
  return sections
    .map(([type, ...rest]) => {
      if (type === CARD) return cardToHtml(...(cards[Number(rest[0])] ?? ['', {}]))
      if (type === MARKUP) return blockToHtml(String(rest[0]), rest[1], lists)
      if (type === LIST && Array.isArray(rest[1])) return listToHtml(String(rest[0]), rest[1], lists)
      return ''
    })
    .filter((html) => html !== '')
    .join('\n')
}

function blockToHtml(tag: string, markers: unknown, lists: Lists): string {
  const name = BLOCK_TAG.test(tag) ? tag : 'p'
  return `<${name}>${markersToHtml(markers, lists)}</${name}>`
}

function listToHtml(tag: string, items: readonly unknown[], lists: Lists): string {
  const name = tag === 'ol' ? 'ol' : 'ul'
  return `<${name}>${items.map((item) => `<li>${markersToHtml(item, lists)}</li>`).join('')}</${name}>`
}

/** Writes the text with its markup: each marker says which tags open before it and how many close after it. */
function markersToHtml(markers: unknown, { markups, atoms }: Lists): string {
  if (!Array.isArray(markers)) return ''
  const open: string[] = []
  let html = ''
  for (const given of markers) {
    const marker = markerSchema.safeParse(given)
    if (!marker.success) continue
    const [type, opened, closed, value] = marker.data
    for (const index of opened) {
      const [start, end] = markupToTags(markups[index])
      html += start
      open.push(end)
    }
    html += type === ATOM ? atomToHtml(atoms[Number(value)]) : escapeHtml(String(value))
    const kept = Math.max(open.length - Math.max(closed, 0), 0)
    html += open.splice(kept).reverse().join('')
  }
  return html + open.reverse().join('')
}

/** Converts an atom: a line break, else its text, or nothing. */
function atomToHtml(atom: unknown): string {
  const parsed = atomSchema.safeParse(atom)
  if (!parsed.success) return ''
  const [name, words] = parsed.data
  return name === 'soft-return' ? '<br>' : escapeHtml(words)
}

/** Returns the opening and the closing tag; empty for an unknown markup. */
function markupToTags(markup: unknown): [string, string] {
  const parsed = markupSchema.safeParse(markup)
  if (!parsed.success) return ['', '']
  const [given, attributes] = parsed.data
  const tag = given.toLowerCase()
  if (!INLINE_TAG.test(tag)) return ['', '']
  if (tag !== 'a') return [`<${tag}>`, `</${tag}>`]
  const [name, href] = Array.isArray(attributes) ? attributes : []
  return name === 'href' && typeof href === 'string' ? [`<a href="${escapeHtml(href)}">`, '</a>'] : ['', '']
}

type Card = z.infer<typeof cardSchema>

/** Returns what a card of either editor shows to readers; cards for mails and paywalls show nothing. */
function cardToHtml(name: string, card: Card): string {
  const said = (...keys: string[]) => keys.map((key) => card[key]).find(isFilled) ?? ''
  switch (name.replace(/^card-/, '')) {
    case 'image':
      return pictureToHtml(card, said('caption'))
    case 'gallery':
      return galleryToHtml(card.images, said('caption'))
    case 'hr':
    case 'horizontalrule':
      return '<hr>'
    case 'code':
    case 'codeblock':
      return `<pre><code>${escapeHtml(said('code'))}</code></pre>`
    case 'html':
      return said('html')
    case 'markdown':
      return markdownCardToHtml(said('markdown'))
    case 'embed':
      return said('url') === '' ? said('html') : linkToHtml(said('url'))
    case 'bookmark':
      return linkToHtml(said('url'), titleIn(card.metadata))
    case 'button':
      return linkToHtml(said('buttonUrl'), said('buttonText'))
    case 'video':
    case 'audio':
    case 'file':
      return linkToHtml(said('src'), said('fileTitle', 'title', 'caption', 'fileName'))
    case 'callout':
      return `<p>${said('calloutText').replace(/<\/?p>/g, '')}</p>`
    case 'call-to-action':
      return (
        pictureToHtml({ src: card.imageUrl }, '') +
        said('textValue') +
        linkToHtml(said('buttonUrl'), said('buttonText'))
      )
    case 'toggle':
    case 'header':
      return `<h4>${escapeHtml(plainFromHtml(said('heading', 'header')))}</h4>${said('content', 'subheader')}`
    case 'product':
      return (
        `<h4>${escapeHtml(plainFromHtml(said('productTitle')))}</h4>` +
        pictureToHtml({ src: card.productImageSrc }, '') +
        said('productDescription') +
        linkToHtml(said('productUrl'), said('productButton'))
      )
    default:
      return ''
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function titleIn(metadata: unknown): string {
  const { success, data } = z.object({ title: z.string() }).safeParse(metadata)
  return success ? data.title : ''
}

function linkToHtml(address: string, words = ''): string {
  return address === ''
    ? ''
    : `<p><a href="${escapeHtml(address)}">${escapeHtml(plainFromHtml(words) || address)}</a></p>`
}

function pictureToHtml({ src, alt }: Card, caption: string): string {
  if (!isFilled(src)) return ''
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(isFilled(alt) ? alt : '')}">${words}</figure>`
}

function galleryToHtml(images: unknown, caption: string): string {
  const { success, data } = z.array(cardSchema).safeParse(images)
  const pictures = success ? data.map((image) => pictureToHtml(image, '')) : []
  return [...pictures, caption === '' ? '' : `<p>${caption}</p>`].join('')
}

const markdownReader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => checkMarkdownTree)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })

/** Converts a Markdown card, which may hold HTML; one that would take too long to parse stays as written. */
function markdownCardToHtml(markdown: string): string {
  try {
    checkMarkdown(markdown)
    return String(markdownReader.processSync(markdown))
  } catch (error) {
    if (!(error instanceof UnreadableText || error instanceof RangeError)) throw error
    return `<p>${escapeHtml(markdown)}</p>`
  }
}

/** A complete card with a link around its pictures and words. */
const LINKED_CARD =
  /(<(?:figure|div) class="kg-card kg-(?:bookmark|file)-card[^>]{0,200}>)\s{0,50}<a\b[^>]{0,200}?\shref="([^"]{1,2000})"[^>]{0,500}>([\s\S]{0,20000}?)<\/a>/g
const CARD_TITLE = /<div class="kg-(?:bookmark-title|file-card-title)"[^>]{0,200}>([\s\S]{0,2000}?)<\/div>/
/** The icons of a card, and its button. */
const CARD_SIGNS =
  /<div class="kg-callout-emoji">[^<]{0,50}<\/div>|<button class="kg-toggle-card-icon"[\s\S]{0,2000}?<\/button>/g

/** Returns the HTML of a published text, with a line for each card that links to another page or a file. */
export function withPlainCards(html: string): string {
  return html
    .replace(LINKED_CARD, (_, start: string, address: string, inside: string) => {
      const words = plainFromHtml(CARD_TITLE.exec(inside)?.[1] ?? '')
      return `${start}<p><a href="${address}">${escapeHtml(words) || address}</a></p>`
    })
    .replace(CARD_SIGNS, '')
}
