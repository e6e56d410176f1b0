import { z } from 'zod'
import { UnreadableText } from '../../errors.ts'
import { isDeeperThan } from '../../text/json.ts'
import { convertBody } from '../html-to-markdown.ts'
import { finishItem, type ImportItem } from '../import-item.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { oldPathOf } from '../old-path.ts'
import { firstWordsOf, plainFromHtml } from '../plain-from-html.ts'
import { readSiteTime } from '../site-time.ts'
import { lexicalToHtml, mobiledocToHtml, withPlainCards } from './ghost-formats.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const named = z.object({ id, name: text })

const postSchema = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  status: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  visibility: text,
  featured: z.union([z.boolean(), z.number()]).nullish(),
  feature_image: text,
  custom_excerpt: text,
  published_at: z.union([z.string(), z.number()]).nullish(),
  author_id: id.nullish(),
  meta_title: text,
  meta_description: text,
})

const dataSchema = z.object({
  posts: z.array(z.unknown()).max(IMPORT_LIMITS.items * 2),
  tags: z.array(z.unknown()).default([]),
  users: z.array(z.unknown()).default([]),
  posts_tags: z.array(z.unknown()).default([]),
  posts_authors: z.array(z.unknown()).default([]),
  posts_meta: z.array(z.unknown()).default([]),
  settings: z.array(z.unknown()).default([]),
})

const tagLink = z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })
const authorLink = z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })
const metaSchema = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
})
const settingSchema = z.object({ key: z.string(), value: z.unknown() })

/** Returns the rows of a list that are valid. */
function readRows<T extends z.ZodType>(schema: T, rows: readonly unknown[]): z.infer<T>[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
}

export interface GhostSite {
  site_name: string
  posts: readonly unknown[]
  read(post: unknown): { kind: 'item'; item: ImportItem } | { kind: 'other'; what: string | null }
}

/**
 * Opens a Ghost export, whose posts are then read one by one.
 *
 * @param oldSite the site's former address, for the pictures that Ghost refers to by `__GHOST_URL__`; null when not given
 * @throws UnreadableText
 */
export function openGhost(file: unknown, oldSite: string | null): GhostSite {
  if (isDeeperThan(file, IMPORT_LIMITS.jsonDepth)) throw new UnreadableText('This file is nested too deeply.')
  const data = findData(file)
  const names = (rows: readonly unknown[]) => new Map(readRows(named, rows).map((row) => [row.id, row.name]))
  const tags = names(data.tags)
  const users = names(data.users)
  const tagsOf = Map.groupBy(sortLinks(readRows(tagLink, data.posts_tags)), (link) => link.post_id)
  const authorsOf = Map.groupBy(sortLinks(readRows(authorLink, data.posts_authors)), (link) => link.post_id)
  const metaOf = new Map(readRows(metaSchema, data.posts_meta).map((meta) => [meta.post_id, meta]))
  const settings = new Map(readRows(settingSchema, data.settings).map(({ key, value }) => [key, value]))
  return {
    site_name: plainFromHtml(String(settings.get('title') ?? '')),
    posts: data.posts,
    read(row) {
      const parsed = postSchema.safeParse(row)
      if (!parsed.success) return { kind: 'other', what: 'unreadable post' }
      const post = parsed.data
      if (post.type === 'page' || post.page === true || post.page === 1)
        return { kind: 'other', what: 'page' }
      const tagNames = (tagsOf.get(post.id) ?? [])
        .slice(0, IMPORT_LIMITS.terms)
        .map((link) => tags.get(link.tag_id) ?? '')
      const [author] = authorsOf.get(post.id) ?? []
      return {
        kind: 'item',
        item: readPost(post, {
          tags: tagNames.filter((name) => name !== ''),
          author: users.get(author?.author_id ?? post.author_id ?? '') ?? null,
          meta: metaOf.get(post.id),
          oldSite,
        }),
      }
    },
  }
}

function sortLinks<T extends { sort_order?: number | null | undefined }>(links: T[]): T[] {
  return links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
}

function findData(file: unknown): z.infer<typeof dataSchema> {
  const shapes = z.union([
    z.object({ db: z.array(z.object({ data: dataSchema })).min(1) }).transform(({ db }) => db[0]?.data),
    z.object({ data: dataSchema }).transform(({ data }) => data),
  ])
  const parsed = shapes.safeParse(file)
  if (!parsed.success || !parsed.data) {
    throw new UnreadableText('This JSON file is not the export of a Ghost site (Settings, Advanced, Export).')
  }
  return parsed.data
}

/** Statuses in which a post keeps its date. */
const DATED = new Set(['published', 'scheduled', 'sent'])

/** The title Ghost gives a post without one. */
const UNTITLED = '(Untitled)'

interface Around {
  tags: string[]
  author: string | null
  meta: z.infer<typeof metaSchema> | undefined
  oldSite: string | null
}

function readPost(post: z.infer<typeof postSchema>, { tags, author, meta, oldSite }: Around): ImportItem {
  const warnings: string[] = []
  // Each replacement adds up to 300 characters: a text over the limit is not expanded and gets refused.
  const atHome = (value: string) =>
    oldSite && value.length <= IMPORT_LIMITS.htmlLength ? value.replaceAll('__GHOST_URL__', oldSite) : value
  const html = post.html
    ? withPlainCards(post.html)
    : lexicalToHtml(post.lexical) || mobiledocToHtml(post.mobiledoc)
  const given = plainFromHtml(post.title)
  const isTitled = given !== '' && given !== UNTITLED
  const title = isTitled ? given : firstWordsOf(html)
  if (!isTitled) warnings.push(`It had no title; “${title}” stands for it.`)
  const body = convertBody(atHome(html), oldSite)
  // Ghost's internal tags begin with a hash and are not shown to readers.
  const [category = null, ...keywords] = tags.filter((tag) => !tag.startsWith('#'))
  if (html === '' && (post.lexical !== '' || post.mobiledoc !== ''))
    warnings.push('None of its text could be read.')
  if (html.includes('kg-') && /kg-(?:product|signup|header|toggle)-card/.test(html))
    warnings.push('It has cards that only Ghost can show; their text and pictures are kept.')
  if (post.visibility !== '' && post.visibility !== 'public')
    warnings.push('It was for members only, so it comes in as a draft.')
  if (post.status === 'sent') warnings.push('It was only sent by email, so it comes in as a draft.')
  const isPublic =
    ['published', 'scheduled'].includes(post.status) && ['', 'public'].includes(post.visibility)
  const feature = atHome(post.feature_image)
  return finishItem({
    origin: `ghost:${post.uuid || post.id}`,
    kind: 'article',
    fields: {
      title,
      slug: isTitled ? post.slug : '',
      excerpt: plainFromHtml(post.custom_excerpt),
      content: body.markdown,
      status: isPublic ? 'published' : 'draft',
      featured: Boolean(post.featured),
      published_at: DATED.has(post.status) ? readDate(post.published_at) : null,
      meta_keywords: keywords.map((word) => word.slice(0, 60)).slice(0, 30),
      meta_title: meta?.meta_title || post.meta_title,
      meta_description: meta?.meta_description || post.meta_description,
    },
    problem: body.problem,
    category,
    author,
    old_paths: [oldPathOf(`/${post.slug}`) ?? ''].filter((path) => path !== ''),
    pictures: [...(feature === '' ? [] : [feature]), ...body.pictures],
    featured_picture: feature === '' ? null : { url: feature, alt: meta?.feature_image_alt ?? '' },
    warnings: [...warnings, ...body.warnings],
  })
}

function readDate(value: string | number | null | undefined): string | null {
  if (typeof value === 'string') return readSiteTime(value)
  return typeof value === 'number' && Math.abs(value) < 8e15 ? new Date(value).toISOString() : null
}
