import { convertBody } from '../convert-body.ts'
import { finishItem, type ImportItem } from '../import-item.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { oldPathOf } from '../old-path.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import { child, children, parseXml, textOf, type XmlNode } from './parse-xml.ts'
import type { WxrParts } from './split-wxr.ts'
import { wordpressToHtml } from './wordpress-html.ts'

/** What the items refer to: it stands anywhere in the file, so it is gathered first. */
export interface WxrSite {
  base_url: string
  site_name: string
  /** Display names by login. */
  authors: Map<string, string>
  /** Addresses of pictures by the id of their attachment. */
  attachments: Map<string, { url: string; alt: string }>
}

const STATUSES: Record<string, 'published' | 'draft'> = {
  publish: 'published',
  future: 'published',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
}
const QUIET_TYPES = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'customize_changeset',
  'wp_global_styles',
])

/** The site's own facts, from the head of the file. */
export function readWxrHead({ head }: WxrParts): WxrSite {
  const channel = child(child(parseXml(`${head}</channel></rss>`), 'rss'), 'channel')
  const authors = children(channel, 'wp:author').map((author): [string, string] => [
    textOf(author, 'wp:author_login').trim(),
    textOf(author, 'wp:author_display_name').trim(),
  ])
  return {
    base_url: (textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link')).trim(),
    site_name: plainFromHtml(textOf(channel, 'title')),
    authors: new Map(authors),
    attachments: new Map(),
  }
}

/** Notes an attachment's address, so that whoever shows it can be told. */
export function gatherAttachment(site: WxrSite, xml: string): void {
  if (!xml.includes('wp:attachment_url')) return
  const node = child(parseXml(xml), 'item')
  const url = textOf(node, 'wp:attachment_url').trim()
  if (url !== '')
    site.attachments.set(textOf(node, 'wp:post_id').trim(), {
      url,
      alt: metaOf(node, '_wp_attachment_image_alt'),
    })
}

export type WxrEntry = { kind: 'item'; item: ImportItem } | { kind: 'other'; what: string | null }

/** One item of the file: an article, or something that is not taken over (`what` is null where nobody misses it). */
export function readWxrItem(site: WxrSite, xml: string): WxrEntry {
  const node = child(parseXml(xml), 'item')
  const type = textOf(node, 'wp:post_type').trim() || 'post'
  const status = textOf(node, 'wp:status').trim()
  if (QUIET_TYPES.has(type)) return { kind: 'other', what: null }
  if (type !== 'post') return { kind: 'other', what: type === 'page' ? 'page' : `“${type}” entry` }
  if (status === 'trash' || status === 'auto-draft') return { kind: 'other', what: null }
  return { kind: 'item', item: readPost(site, node, status) }
}

function readPost(site: WxrSite, node: XmlNode, status: string): ImportItem {
  const warnings: string[] = []
  const link = textOf(node, 'link').trim()
  const { category, keywords } = readTerms(node, warnings)
  const content = textOf(node, 'content:encoded')
  // What is too long is left to be refused.
  const isLong = content.length > IMPORT_LIMITS.htmlLength
  const { html, warnings: lost } = isLong ? { html: content, warnings: [] } : wordpressToHtml(content)
  const body = convertBody(html, link || site.base_url || null)
  const thumbnail = site.attachments.get(metaOf(node, '_thumbnail_id'))
  const password = textOf(node, 'wp:post_password').trim() !== ''
  if (status === 'private') warnings.push('It was private, and comes as a draft.')
  if (password) warnings.push('It was protected by a password, and comes as a draft.')
  const comments = children(node, 'wp:comment').length
  if (comments > 0)
    warnings.push(comments === 1 ? '1 comment stays behind.' : `${comments} comments stay behind.`)
  const path = oldPathOf(link)
  const formerPaths = metasOf(node, '_wp_old_slug').map((slug) => path?.replace(/[^/]+$/, slug) ?? '')
  return finishItem({
    origin: `wordpress:${textOf(node, 'guid').trim() || `${site.base_url}#${textOf(node, 'wp:post_id').trim()}`}`,
    kind: 'article',
    fields: {
      title: plainFromHtml(textOf(node, 'title')),
      slug: textOf(node, 'wp:post_name').trim(),
      excerpt: plainFromHtml(textOf(node, 'excerpt:encoded')),
      content: body.markdown,
      status: password ? 'draft' : (STATUSES[status] ?? 'draft'),
      featured: textOf(node, 'wp:is_sticky').trim() === '1',
      published_at: STATUSES[status] === 'published' ? readDate(node) : null,
      meta_keywords: keywords,
      meta_title: metaOf(node, '_yoast_wpseo_title').includes('%%')
        ? null
        : metaOf(node, '_yoast_wpseo_title'),
      meta_description: metaOf(node, '_yoast_wpseo_metadesc'),
    },
    problem: body.problem,
    category,
    author: site.authors.get(textOf(node, 'dc:creator').trim()) || textOf(node, 'dc:creator') || null,
    old_paths: [path ?? '', ...formerPaths].filter((one) => one !== ''),
    pictures: [...(thumbnail ? [thumbnail.url] : []), ...body.pictures],
    featured_picture: thumbnail ?? null,
    warnings: [...warnings, ...lost, ...body.warnings],
  })
}

/** One category an article; the others are not lost, they become keywords. */
function readTerms(node: XmlNode, warnings: string[]): { category: string | null; keywords: string[] } {
  const given = children(node, 'category').slice(0, IMPORT_LIMITS.terms)
  const terms = given.map((term) => ({
    domain: textOf(term, '@domain'),
    name: plainFromHtml(textOf(term, '#text').slice(0, 1_000)),
  }))
  const categories = terms
    .filter(({ domain, name }) => domain === 'category' && name !== '' && name !== 'Uncategorized')
    .map(({ name }) => name)
  const tags = terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name)
  const [category = null, ...others] = categories
  if (others.length > 0) {
    warnings.push(
      `An article has one category here: “${category}” stays, ${others.slice(0, 10).join(', ')} become keywords.`,
    )
  }
  return { category, keywords: fitKeywords([...others, ...tags]) }
}

function fitKeywords(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.slice(0, 60)))].slice(0, 30)
}

/** WordPress writes UTC without saying so, and zeros for a post that has no date yet. */
function readDate(node: XmlNode): string | null {
  const text = textOf(node, 'wp:post_date_gmt').trim() || textOf(node, 'wp:post_date').trim()
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) || text.startsWith('0000') ? null : new Date(time).toISOString()
}

function metasOf(node: XmlNode, key: string): string[] {
  return children(node, 'wp:postmeta')
    .filter((meta) => textOf(meta, 'wp:meta_key').trim() === key)
    .map((meta) => textOf(meta, 'wp:meta_value').trim())
}

function metaOf(node: XmlNode, key: string): string {
  return metasOf(node, key)[0] ?? ''
}
