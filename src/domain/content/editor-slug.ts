import { CONTENT_LIMITS } from './limits.ts'
import { slugify } from './slug.ts'
import type { ContentKind } from './status.ts'

/** The address of an item as the editor holds it: auto follows the title until she edits it by hand (product §17.3). */
export interface EditorSlug {
  slug: string
  isAuto: boolean
}

/** A new item's slug is auto; one that was loaded counts as set by hand (product §17.3). */
export function beginSlug(savedSlug: string | null): EditorSlug {
  return { slug: savedSlug ?? '', isAuto: savedSlug === null }
}

/** What the slug becomes when the title changes: nothing, once it is custom. */
export function followTitle(current: EditorSlug, title: string, kind: ContentKind): EditorSlug {
  return current.isAuto ? regenerateSlug(title, kind) : current
}

/** Back to auto, made from the title (product §17.3). */
export function regenerateSlug(title: string, kind: ContentKind): EditorSlug {
  return { slug: slugify(title, kind), isAuto: true }
}

/**
 * What she typed by hand, brought into a slug's letters while she types: a hyphen at the end stays, for the next word.
 * It is custom from then on.
 */
export function typeSlug(typed: string): EditorSlug {
  const slug = slugify(typed)
  const endsWithBreak = slug !== '' && slug.length < CONTENT_LIMITS.slug && /[^\p{L}\p{N}]$/u.test(typed)
  return { slug: endsWithBreak ? `${slug}-` : slug, isAuto: false }
}

/** The slug when she leaves the field: without the hyphen left for a next word. */
export function finishSlug(slug: string): string {
  return slug.replace(/-+$/, '')
}
