import { z } from 'zod'
import { escapeHtml } from '../../text/html-text.ts'
import { parseJson } from '../../text/json.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'

/** Bits of a text's `format`, and what each is in HTML. */
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
]
const HEADING = /^h[1-6]$/

const nodeSchema = z.object({
  type: z.string(),
  children: z.array(z.unknown()).default([]),
  text: z.string().default(''),
  format: z.union([z.number(), z.string()]).default(0),
  tag: z.string().default(''),
  url: z.string().default(''),
  src: z.string().default(''),
  alt: z.string().default(''),
  caption: z.string().default(''),
  html: z.string().default(''),
  markdown: z.string().default(''),
  code: z.string().default(''),
  listType: z.string().default(''),
})

/** The HTML of a Ghost text that was never shown, and so never made into any. '' when it holds none. */
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
    case 'image':
      return `<figure><img src="${escapeHtml(node.src)}" alt="${escapeHtml(node.alt)}"><figcaption>${node.caption}</figcaption></figure>`
    case 'horizontalrule':
      return '<hr>'
    case 'codeblock':
      return `<pre><code>${escapeHtml(node.code)}</code></pre>`
    case 'embed':
      return node.url === ''
        ? node.html
        : `<p><a href="${escapeHtml(node.url)}">${escapeHtml(node.url)}</a></p>`
    case 'html':
      return node.html
    case 'markdown':
      return `<p>${escapeHtml(node.markdown)}</p>`
    default:
      return inner()
  }
}

function formatText(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(text),
  )
}

const mobiledocSchema = z.object({
  markups: z.array(z.unknown()).default([]),
  atoms: z.array(z.unknown()).default([]),
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
})

const MARKUP = 1
const CARD = 10
const LIST = 3
const BLOCK_TAG = /^(?:p|h[1-6]|blockquote)$/

/** A marker's text is in itself, an atom's in the list of atoms. */
const ATOM = 1
const INLINE_TAG = /^(?:strong|b|em|i|s|code|sub|sup|a)$/
const markerSchema = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])])
const atomSchema = z.tuple([z.string(), z.string()]).rest(z.unknown())
const markupSchema = z.tuple([z.string()]).rest(z.unknown())

/** What markers refer to by index. */
type Lists = Pick<z.infer<typeof mobiledocSchema>, 'markups' | 'atoms'>

/** The HTML of a text from Ghost's older editor: paragraphs, lists and the cards that hold HTML, Markdown or a picture. */
export function mobiledocToHtml(source: string): string {
  const parsed = mobiledocSchema.safeParse(parseJson(source, { maxDepth: IMPORT_LIMITS.jsonDepth }))
  if (!parsed.success) return ''
  const { cards, sections, ...lists } = parsed.data
  return sections
    .map(([type, ...rest]) => {
      if (type === CARD) return cardToHtml(cards[Number(rest[0])])
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

/** The words with their markup: each marker says which tags open before it and how many close after it. */
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

/** A line break is an atom; others say their words, or nothing. */
function atomToHtml(atom: unknown): string {
  const parsed = atomSchema.safeParse(atom)
  if (!parsed.success) return ''
  const [name, words] = parsed.data
  return name === 'soft-return' ? '<br>' : escapeHtml(words)
}

/** The opening and the closing tag; a markup that is not known marks nothing. */
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

function cardToHtml(card: [string, Record<string, unknown>] | undefined): string {
  if (!card) return ''
  const [name, { html, markdown, src, alt, url }] = card
  if (typeof html === 'string' && name === 'html') return html
  if (typeof markdown === 'string') return `<p>${escapeHtml(markdown)}</p>`
  if (name === 'image' && typeof src === 'string')
    return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(String(alt ?? ''))}"></p>`
  if (name === 'embed' && typeof url === 'string')
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
  if (name === 'embed' && typeof html === 'string') return html
  return name === 'hr' ? '<hr>' : ''
}
