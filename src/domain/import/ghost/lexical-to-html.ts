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
