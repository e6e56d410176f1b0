import { parseUrl } from '../../text/parse-url.ts'
import { convertBody } from '../html-to-markdown.ts'
import { finishItem, type ImportItem } from '../import-item.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { oldPathOf } from '../old-path.ts'
import { firstWordsOf, plainFromHtml } from '../plain-from-html.ts'
import { child, children, parseXml, textOf, type XmlNode } from '../xml.ts'
import { readComments } from './wordpress-comments.ts'
import { linkRecipes, wordpressToHtml } from './wordpress-html.ts'
import { readRecipePost } from './wordpress-recipes.ts'
import {
  authorOf,
  isGone,
  metaOf,
  metasOf,
  originOf,
  RECIPE_TYPES,
  readDate,
  readStatus,
  SHARED_BLOCK,
  type WxrSite,
} from './wxr-site.ts'

/** Statuses in which a post keeps its date. */
const DATED = new Set(['publish', 'future', 'private'])
const QUIET_TYPES = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'customize_changeset',
  'wp_global_styles',
  SHARED_BLOCK,
])

export type WxrEntry = { kind: 'item'; item: ImportItem } | { kind: 'other'; what: string | null }

/** Reads one item of the file: an article, a recipe, or something not imported (`what` is null where it is not mentioned). */
export function readWxrItem(site: WxrSite, xml: string): WxrEntry {
  const node = child(parseXml(xml), 'item')
  const type = textOf(node, 'wp:post_type').trim() || 'post'
  if (QUIET_TYPES.has(type)) return { kind: 'other', what: null }
  if (RECIPE_TYPES.has(type))
    return isGone(node) ? { kind: 'other', what: null } : { kind: 'item', item: readRecipePost(site, node) }
  if (type !== 'post') return { kind: 'other', what: type === 'page' ? 'page' : `“${type}” entry` }
  if (isGone(node)) return { kind: 'other', what: null }
  return { kind: 'item', item: readPost(site, node) }
}

function readPost(site: WxrSite, node: XmlNode): ImportItem {
  const { status, warnings } = readStatus(node)
  const link = textOf(node, 'link').trim()
  const { category, keywords } = readTerms(node, warnings)
  const content = textOf(node, 'content:encoded')
  // A text over the limit is not converted and gets refused.
  const isLong = content.length > IMPORT_LIMITS.htmlLength
  const { html, warnings: lost } = isLong
    ? { html: content, warnings: [] }
    : wordpressToHtml(content, { ...site, postId: textOf(node, 'wp:post_id').trim() })
  const base = site.base_url || null
  const body = convertBody(html, parseUrl(link, base ?? undefined)?.href ?? base)
  const thumbnail = site.attachments.get(metaOf(node, '_thumbnail_id'))
  const { notes, waiting } = readComments(site, node)
  if (waiting > 0)
    warnings.push(
      waiting === 1
        ? '1 comment that was never approved stays behind.'
        : `${waiting} comments that were never approved stay behind.`,
    )
  const given = plainFromHtml(textOf(node, 'title'))
  const title = given || firstWordsOf(html)
  if (given === '') warnings.push(`It had no title; “${title}” stands for it.`)
  const path = oldPathOf(link)
  const formerPaths = metasOf(node, '_wp_old_slug').map((slug) => path?.replace(/[^/]+$/, slug) ?? '')
  return finishItem({
    origin: originOf(site, node),
    kind: 'article',
    fields: {
      title,
      slug: readSlug(node),
      excerpt: plainFromHtml(textOf(node, 'excerpt:encoded')),
      content: linkRecipes(body.markdown, site.recipes),
      status,
      featured: textOf(node, 'wp:is_sticky').trim() === '1',
      published_at: DATED.has(textOf(node, 'wp:status').trim()) ? readDate(node) : null,
      meta_keywords: keywords,
      meta_title: readMetaText(node, TITLE_KEYS),
      meta_description: readMetaText(node, DESCRIPTION_KEYS),
    },
    problem: body.problem,
    category,
    author: authorOf(site, node),
    old_paths: [path ?? '', ...formerPaths].filter((one) => one !== ''),
    pictures: [...(thumbnail ? [thumbnail.url] : []), ...body.pictures],
    featured_picture: thumbnail ? { url: thumbnail.url, alt: thumbnail.alt } : null,
    notes,
    warnings: [...warnings, ...lost, ...body.warnings],
  })
}

/** The texts for search engines, as Yoast, Rank Math, All in One SEO and SEOPress store them. */
const TITLE_KEYS = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title']
const DESCRIPTION_KEYS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_seopress_titles_desc',
]
/** A variable that only the plugin can fill: `%%title%%`, `%sitename%`, `#post_title`. */
const VARIABLE = /%\w+%|#[a-z]+_[a-z]+/

function readMetaText(node: XmlNode, keys: readonly string[]): string | null {
  const texts = keys.map((key) => plainFromHtml(metaOf(node, key)))
  return texts.find((text) => text !== '' && !VARIABLE.test(text)) ?? null
}

/** Squarespace writes the whole path (`2023/04/05/soup`), and may end it with `.html`. */
function readSlug(node: XmlNode): string {
  const [last = ''] = textOf(node, 'wp:post_name').trim().split('/').slice(-1)
  return last.replace(/\.html?$/, '')
}

/** Reads the terms: one category per article; the remaining ones become keywords. */
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
