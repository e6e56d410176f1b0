import { isCount, isRecord } from '../type-guards.ts'
import { readFragment, readSlug, writeFragment } from './link-fragment.ts'

/** A saved recipe sent to another device: the reader's own data on it. The rest comes from the site. */
export interface CarriedRecipe {
  slug: string
  note: string
  cooked: number
  /** In epoch milliseconds. */
  cookedAt: number | null
  version: { servings: number; words: string } | null
}

export const SAVED_FRAGMENT = 'saved'
/** A longer link was not made by this site. */
const MAX_LINK_LENGTH = 400_000
const MAX_RECIPES = 500
const MAX_WORDS = 200

/** Writes the recipes as the fragment of an address (SAVED-MOVE-1), in their order. Empty fields are omitted. */
export function writeSavedLink(recipes: readonly CarriedRecipe[]): string {
  const written = recipes.map(({ slug, note, cooked, cookedAt, version }) => {
    const own = {
      ...(note.trim() !== '' && { note }),
      ...(cooked > 0 && { cooked }),
      ...(cooked > 0 && cookedAt !== null && { cookedAt }),
      ...(version && { version }),
    }
    return Object.keys(own).length === 0 ? slug : { slug, ...own }
  })
  return writeFragment(SAVED_FRAGMENT, { recipes: written })
}

/**
 * Reads the recipes of such a fragment. Invalid entries and fields are dropped individually.
 *
 * @param maxNote the maximum length of a note
 * @returns null for a fragment without any recipe
 */
export function readSavedLink(fragment: string, maxNote: number): CarriedRecipe[] | null {
  const value = readFragment(fragment, SAVED_FRAGMENT, MAX_LINK_LENGTH)
  const given: unknown = isRecord(value) ? value.recipes : null
  if (!Array.isArray(given)) return null
  const bySlug = new Map<string, CarriedRecipe>()
  for (const entry of given.slice(0, MAX_RECIPES)) {
    const recipe = readRecipe(typeof entry === 'string' ? { slug: entry } : entry, maxNote)
    if (recipe && !bySlug.has(recipe.slug)) bySlug.set(recipe.slug, recipe)
  }
  return bySlug.size === 0 ? null : [...bySlug.values()]
}

function readRecipe(value: unknown, maxNote: number): CarriedRecipe | null {
  if (!isRecord(value)) return null
  const { note, cooked, cookedAt, version } = value
  const slug = readSlug(value.slug)
  if (slug === null) return null
  return {
    slug,
    note: typeof note === 'string' ? note.trim().slice(0, maxNote) : '',
    cooked: isCount(cooked) ? cooked : 0,
    cookedAt: isCount(cookedAt) ? cookedAt : null,
    version:
      isRecord(version) && isCount(version.servings) && typeof version.words === 'string'
        ? { servings: version.servings, words: version.words.slice(0, MAX_WORDS) }
        : null,
  }
}

type Known = Omit<CarriedRecipe, 'slug'>

/**
 * Merges a device's data on a recipe with those of a link: the device's own values stay, and the link's note is
 * appended to its own. Applying the same link again changes nothing.
 *
 * @returns also the note that did not fit, empty where there is none, and whether nothing changed
 */
export function mergeCarried<K extends Known>(own: K, carried: Known, maxNote: number) {
  const isKnown = carried.note === '' || own.note.includes(carried.note)
  const both = own.note.trim() === '' ? carried.note : `${own.note.trimEnd()}\n${carried.note}`
  const hasRoom = both.length <= maxNote
  const merged = {
    ...own,
    note: isKnown || !hasRoom ? own.note : both,
    cooked: Math.max(own.cooked, carried.cooked),
    cookedAt: Math.max(own.cookedAt ?? 0, carried.cookedAt ?? 0) || null,
    version: own.version ?? carried.version,
  }
  const leftOut = isKnown || hasRoom ? '' : carried.note
  const isSame =
    merged.note === own.note &&
    merged.cooked === own.cooked &&
    merged.cookedAt === own.cookedAt &&
    merged.version === own.version
  return { merged, leftOut, isSame: isSame && leftOut === '' }
}
