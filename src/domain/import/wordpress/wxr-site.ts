import { UnreadableText } from '../../errors.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { slugify, slugProblem } from '../../items/slug.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import { readSiteTime } from '../site-time.ts'
import { child, children, parseXml, splitXml, textOf, type XmlNode } from '../xml.ts'

interface WxrParts {
  /** The channel without its items. */
  head: string
  /** The start and end of each item in the text. */
  items: [start: number, end: number][]
}

/**
 * Finds the items of a WordPress export.
 *
 * @throws UnreadableText
 */
export function splitWxr(text: string): WxrParts {
  const parts = splitXml(text, ['item'], IMPORT_LIMITS.wxrItems)
  const head = text.slice(0, parts[0]?.start ?? text.length)
  if (!/<rss[\s>]/.test(head) || !/wordpress\.org\/export/.test(head)) {
    throw new UnreadableText('This XML file is not the export of a WordPress site (Tools, Export).')
  }
  return { head, items: parts.map(({ start, end }) => [start, end]) }
}

export interface Attachment {
  url: string
  alt: string
  caption: string
  /** Id of the post it was uploaded to, `0` for none. */
  parent: string
}

/** A post that shows a recipe. */
interface RecipeParent {
  status: 'published' | 'draft'
  published_at: string | null
  /** Id of its picture's attachment, '' for none. */
  thumbnail: string
}

/** What items refer to: it may be anywhere in the file, so it is collected first. */
export interface WxrSite {
  base_url: string
  site_name: string
  /** Display names by login. */
  authors: Map<string, string>
  /** The id and the mail address of each account, by login. */
  accounts: Map<string, { id: string; email: string }>
  /** By post id. */
  attachments: Map<string, Attachment>
  /** Recipes of plugins that store them in posts of their own, by post id. */
  recipes: Map<string, { title: string; slug: string; origin: string }>
  /** The content of blocks shared by several texts, by post id. */
  blocks: Map<string, string>
  /** By post id of the recipe. */
  recipeParents: Map<string, RecipeParent[]>
}

/** Post types of WP Recipe Maker and Tasty Recipes. */
export const RECIPE_TYPES: ReadonlySet<string> = new Set(['wprm_recipe', 'tasty_recipe'])
/** Post type of a block shared by several texts. */
export const SHARED_BLOCK = 'wp_block'
const MENTIONS_RECIPE = /wprm|tasty-recipe|tasty_recipe/i

/** Reads the site's own data from the head of the file. */
export function readWxrHead({ head }: WxrParts): WxrSite {
  const channel = child(child(parseXml(`${head}</channel></rss>`), 'rss'), 'channel')
  const authors = children(channel, 'wp:author').map((author): [string, string] => [
    textOf(author, 'wp:author_login').trim(),
    plainFromHtml(textOf(author, 'wp:author_display_name')),
  ])
  const accounts = children(channel, 'wp:author').map((author): [string, { id: string; email: string }] => [
    textOf(author, 'wp:author_login').trim(),
    {
      id: textOf(author, 'wp:author_id').trim(),
      email: textOf(author, 'wp:author_email').trim().toLowerCase(),
    },
  ])
  return {
    base_url: (textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link')).trim(),
    site_name: plainFromHtml(textOf(channel, 'title')),
    authors: new Map(authors),
    accounts: new Map(accounts),
    attachments: new Map(),
    recipes: new Map(),
    blocks: new Map(),
    recipeParents: new Map(),
  }
}

/** Collects what other items refer to in this one: an attachment's address, a recipe, a post that shows recipes. */
export function gatherReferences(site: WxrSite, xml: string): void {
  const isAttachment = xml.includes('wp:attachment_url')
  if (!isAttachment && !MENTIONS_RECIPE.test(xml) && !xml.includes(SHARED_BLOCK)) return
  const node = child(parseXml(xml), 'item')
  const id = textOf(node, 'wp:post_id').trim()
  const type = textOf(node, 'wp:post_type').trim()
  const url = textOf(node, 'wp:attachment_url').trim()
  if (isAttachment && url !== '') {
    const alt = metaOf(node, '_wp_attachment_image_alt')
    const caption = plainFromHtml(textOf(node, 'excerpt:encoded').slice(0, 2_000))
    site.attachments.set(id, { url, alt, caption, parent: textOf(node, 'wp:post_parent').trim() })
  } else if (RECIPE_TYPES.has(type)) {
    if (isGone(node)) return
    const title = recipeTitle(node).slice(0, CONTENT_LIMITS.title)
    site.recipes.set(id, { title, slug: recipeSlug(node), origin: originOf(site, node) })
  } else if (type === SHARED_BLOCK) {
    if (!isGone(node)) site.blocks.set(id, textOf(node, 'content:encoded'))
  } else if (type === 'post' || type === '') gatherParent(site, node)
}

function gatherParent(site: WxrSite, node: XmlNode): void {
  if (isGone(node)) return
  const { status } = readStatus(node)
  const published_at = status === 'published' ? readDate(node) : null
  const parent = { status, published_at, thumbnail: metaOf(node, '_thumbnail_id') }
  for (const recipe of findEmbeddedRecipes(textOf(node, 'content:encoded'))) {
    const parents = site.recipeParents.get(recipe)
    if (parents) parents.push(parent)
    else site.recipeParents.set(recipe, [parent])
  }
}

export function recipeTitle(node: XmlNode): string {
  return plainFromHtml(textOf(node, 'title'))
}

/** Returns the slug of a recipe; WP Recipe Maker prefixes it with its own name. */
export function recipeSlug(node: XmlNode): string {
  const slug = textOf(node, 'wp:post_name')
    .trim()
    .replace(/^wprm-(?=.)/, '')
  return slug !== '' && slugProblem(slug) === null ? slug : slugify(recipeTitle(node), 'recipe')
}

const STATUSES: Record<string, 'published' | 'draft'> = {
  publish: 'published',
  future: 'published',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
}

/** Returns whether readers may see an item: one that was private or had a password becomes a draft, with a warning. */
export function readStatus(node: XmlNode): { status: 'published' | 'draft'; warnings: string[] } {
  const status = textOf(node, 'wp:status').trim()
  const hasPassword = textOf(node, 'wp:post_password').trim() !== ''
  return {
    status: hasPassword ? 'draft' : (STATUSES[status] ?? 'draft'),
    warnings: [
      ...(status === 'private' ? ['It was private, and comes as a draft.'] : []),
      ...(hasPassword ? ['It was protected by a password, and comes as a draft.'] : []),
    ],
  }
}

/** Whether an item is in the trash, or an automatic draft that was never edited. */
export function isGone(node: XmlNode): boolean {
  return ['trash', 'auto-draft'].includes(textOf(node, 'wp:status').trim())
}

/** Returns the date of an item: posts from other systems lack the one in UTC, those of Squarespace also the local one. */
export function readDate(node: XmlNode): string | null {
  const written = ['wp:post_date_gmt', 'wp:post_date', 'pubDate'].map((name) => textOf(node, name))
  return written.map(readSiteTime).find((time) => time !== null) ?? null
}

export function originOf(site: WxrSite, node: XmlNode): string {
  return `wordpress:${textOf(node, 'guid').trim() || `${site.base_url}#${textOf(node, 'wp:post_id').trim()}`}`
}

export function authorOf(site: WxrSite, node: XmlNode): string | null {
  const login = textOf(node, 'dc:creator').trim()
  return site.authors.get(login) || login || null
}

export function metasOf(node: XmlNode, key: string): string[] {
  return children(node, 'wp:postmeta')
    .filter((meta) => textOf(meta, 'wp:meta_key').trim() === key)
    .map((meta) => textOf(meta, 'wp:meta_value').trim())
}

/** Returns the first value of a meta key, '' when there is none. */
export function metaOf(node: XmlNode, key: string): string {
  return metasOf(node, key)[0] ?? ''
}

/** Shortcodes by which a post shows a recipe that a plugin stores in a post of its own. */
const RECIPE_SHORTCODE =
  /\[(?:wprm-recipe|tasty-recipes?)\s[^[\]]{0,500}?\bid=["']?(\d{1,12})\b[^[\]]{0,500}\]/gi
/** Tasty Recipes' block has no content. */
const RECIPE_BLOCK =
  /<!--\s+wp:wp-tasty\/tasty-recipe\s+\{[^{}]{0,500}?"id":\s?"?(\d{1,12})[^{}]{0,500}\}\s+\/-->/g
/** WP Recipe Maker stores the recipe as HTML between these comments, for readers after the plugin is removed. */
const FALLBACK_START = /<!--\s?WPRM Recipe (\d{1,12})\s?-->/
const FALLBACK_END = /<!--\s?End WPRM Recipe\s?-->/

/** Returns the post ids of the recipes a WordPress text shows. */
export function findEmbeddedRecipes(content: string): string[] {
  const ids = new Set<string>()
  replaceEmbeddedRecipes(content, (id) => {
    ids.add(id)
    return null
  })
  return [...ids]
}

/** Replaces each recipe shown with HTML; null leaves it as it is. */
export function replaceEmbeddedRecipes(content: string, htmlOf: (id: string) => string | null): string {
  return replaceFallbacks(content, htmlOf)
    .replace(RECIPE_BLOCK, (whole, id: string) => htmlOf(id) ?? whole)
    .replace(RECIPE_SHORTCODE, (whole, id: string) => htmlOf(id) ?? whole)
}

function replaceFallbacks(content: string, htmlOf: (id: string) => string | null): string {
  const [before = '', ...parts] = content.split(new RegExp(FALLBACK_START, 'g'))
  let html = before
  for (let index = 0; index < parts.length; index += 2) {
    const [id = '', rest = ''] = parts.slice(index, index + 2)
    const link = htmlOf(id)
    const end = FALLBACK_END.exec(rest)
    html += link === null || end === null ? rest : `${link}${rest.slice(end.index + end[0].length)}`
  }
  return html
}
