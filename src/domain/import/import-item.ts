import { type ArticleCreate, articleCreateSchema } from '../content/article.ts'
import { type RecipeCreate, recipeCreateSchema } from '../content/recipe-input.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { slugify, slugProblem } from '../items/slug.ts'
import { cleanTexts, withoutControlCharacters } from '../text/control-characters.ts'
import { truncateAtWord } from '../text/plain-text.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import type { ImportedNote } from './imported-note.ts'

/** One article or recipe of a file, as it would be stored, or the reason it cannot be. */
export interface ImportItem {
  /** Unique among all items, in this file and in later ones from the same site. */
  origin: string
  kind: 'article' | 'recipe'
  title: string
  fields: { kind: 'article'; input: ArticleCreate } | { kind: 'recipe'; input: RecipeCreate } | null
  /** Why it cannot be imported, as a sentence; null when it can. */
  problem: string | null
  /** By name; created when missing. */
  category: string | null
  author: string | null
  /** Its paths on the old site, `/2023/05/a-slow-morning`. */
  old_paths: string[]
  /** Its former slugs, whose addresses should redirect to it. */
  former_slugs: string[]
  /** Absolute addresses of the pictures on other sites that it shows. */
  pictures: string[]
  /** The featured one of them. */
  featured_picture: { url: string; alt: string } | null
  /** The comments under it. */
  notes: ImportedNote[]
  /** What is lost or changed by the import, as sentences. */
  warnings: string[]
}

interface RawItem
  extends Partial<Pick<ImportItem, 'old_paths' | 'former_slugs' | 'pictures' | 'notes' | 'warnings'>> {
  origin: string
  kind: ImportItem['kind']
  /** Validated by the editors' schema. */
  fields: Record<string, unknown>
  category?: string | null
  author?: string | null
  featured_picture?: ImportItem['featured_picture']
  problem?: string | null
}

/**
 * Validates an item by the schema the editors use, after repairs that keep its meaning: control characters are removed from
 * every text, a missing slug is made from the title, and long titles and summaries are truncated at a word, with a warning.
 */
export function finishItem(raw: RawItem): ImportItem {
  const { kind, old_paths = [], former_slugs = [], pictures = [], category = null, author = null } = raw
  const featured = raw.featured_picture ?? null
  const warnings = [...(raw.warnings ?? [])]
  const given = mendFields(kind, raw.fields, warnings)
  const title = typeof given.title === 'string' ? given.title.slice(0, CONTENT_LIMITS.title) : ''
  const checked = checkFields(kind, given)
  // Cloned, as a substring keeps the whole text it was sliced from in memory.
  return structuredClone({
    origin: withoutControlCharacters(raw.origin).slice(0, 500),
    kind,
    title: title || 'Without a title',
    fields: 'input' in checked ? checked : null,
    problem: raw.problem ?? ('problem' in checked ? checked.problem : null),
    category: shortenName(category, CONTENT_LIMITS.categoryName),
    author: shortenName(author, CONTENT_LIMITS.authorName),
    old_paths: old_paths.map(withoutControlCharacters),
    former_slugs: former_slugs.filter((slug) => slugProblem(slug) === null && slug !== given.slug),
    pictures: [...new Set(pictures.map(withoutControlCharacters))].slice(0, IMPORT_LIMITS.imagesOfItem),
    featured_picture: featured && {
      url: withoutControlCharacters(featured.url),
      alt: withoutControlCharacters(featured.alt),
    },
    notes: raw.notes ?? [],
    warnings: warnings.slice(0, IMPORT_LIMITS.warningsOfItem).map(withoutControlCharacters),
  })
}

type Checked = NonNullable<ImportItem['fields']> | { problem: string }

function checkFields(kind: ImportItem['kind'], fields: Record<string, unknown>): Checked {
  if (kind === 'article') {
    const parsed = articleCreateSchema.safeParse(fields)
    if (parsed.success) return { kind, input: parsed.data }
    return { problem: firstMessage(parsed.error.issues) }
  }
  const parsed = recipeCreateSchema.safeParse(fields)
  if (parsed.success) return { kind, input: parsed.data }
  return { problem: firstMessage(parsed.error.issues) }
}

function firstMessage(issues: readonly { message: string }[]): string {
  return `${issues[0]?.message ?? 'It could not be read'}.`
}

/** The texts that may be truncated, each with its label. */
const CUT: Record<string, { label: string; max: number }> = {
  title: { label: 'The title', max: CONTENT_LIMITS.title },
  excerpt: { label: 'The excerpt', max: CONTENT_LIMITS.excerpt },
  description: { label: 'The description', max: CONTENT_LIMITS.excerpt },
  meta_title: { label: 'The title for search engines', max: CONTENT_LIMITS.metaTitle },
  meta_description: { label: 'The description for search engines', max: CONTENT_LIMITS.metaDescription },
  featured_image_alt: { label: 'The picture’s description', max: CONTENT_LIMITS.imageAlt },
}

function mendFields(kind: ImportItem['kind'], fields: Record<string, unknown>, warnings: string[]) {
  const mended: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) mended[name] = cleanTexts(value)
  for (const [name, { label, max }] of Object.entries(CUT)) {
    const text = mended[name]
    if (typeof text !== 'string' || text.trim().length <= max) continue
    mended[name] = truncateAtWord(text.trim(), max)
    warnings.push(`${label} was longer than ${max} characters and is cut.`)
  }
  const wanted = typeof mended.slug === 'string' ? mended.slug.slice(0, 2_000) : ''
  const title = typeof mended.title === 'string' ? mended.title : ''
  if (slugProblem(wanted) === null) return mended
  mended.slug = slugify(decodeSlug(wanted), kind) || slugify(title, kind) || kind
  if (wanted !== '') warnings.push(`Its address becomes “${mended.slug}”.`)
  return mended
}

/** Decodes a slug: WordPress percent-encodes letters other than a-z. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function shortenName(name: string | null, max: number): string | null {
  return (
    withoutControlCharacters((name ?? '').slice(0, 1_000))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, max) || null
  )
}
