import { UNDECOMPOSED } from '../text/search-key.ts'
import { CONTENT_LIMITS } from './limits.ts'
import type { ContentKind } from './status.ts'

/** Words that take the place of a slug in other addresses (CONTENT-SLUG-1). */
const RESERVED = new Set(['new', 'edit', 'featured', 'rss'])

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Letters that removing accents does not reduce to `a-z`, each plain or with its accent. By hand: libraries
 * transliterate some of these differently (`х` as `h`), which would change addresses in use, and would load tables for
 * scripts unused in slugs here into the admin's browser.
 */
const LETTERS: Record<string, string> = {
  ...UNDECOMPOSED,
  ŋ: 'ng',
  ƒ: 'f',
  // Greek
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  // Cyrillic
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  ў: 'u',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  // Characters that are read aloud, and some that are not
  '&': ' and ',
  '½': ' half ',
  '¼': ' quarter ',
  "'": '',
  '’': '',
  ʼ: '',
  '™': '',
  '®': '',
  '©': '',
}

/**
 * Returns the slug of a title: accents and other letters transliterated, `a-z0-9` and single hyphens, at most 80
 * characters (CONTENT-SLUG-2). '' when no character of the title can be used.
 *
 * @param kind appended where the title alone would give only digits or a reserved word; without it such slugs are
 * returned as they are
 */
export function slugify(title: string, kind?: ContentKind): string {
  const slug = joinWords(
    Array.from(title.normalize('NFC').toLowerCase(), transliterate).join(''),
    CONTENT_LIMITS.slug,
  )
  if (slug === '' || kind === undefined || slugProblem(slug) === null) return slug
  return `${joinWords(slug, CONTENT_LIMITS.slug - kind.length - 1)}-${kind}`
}

/** Prefix of the id of a text's heading, so that it never collides with an id of the surrounding page. */
const HEADING_PREFIX = 'h-'

/** Returns a function that gives each heading its id, called in order: `h-the-walk`, `h-the-walk-2` for the same words. */
export function headingIds(): (words: string) => string {
  const taken = new Set<string>()
  const copies = new Map<string, number>()
  return (words) => {
    const base = HEADING_PREFIX + (slugify(words) || 'section')
    let copy = copies.get(base) ?? 1
    let id = copy === 1 ? base : `${base}-${copy}`
    while (taken.has(id)) id = `${base}-${++copy}`
    copies.set(base, copy)
    taken.add(id)
    return id
  }
}

function transliterate(letter: string): string {
  const known = LETTERS[letter]
  if (known !== undefined) return known
  const parts = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(parts, (part) => LETTERS[part] ?? part).join('')
}

/** Replaces everything not allowed in a slug by hyphens, none at either end. */
function joinWords(text: string, max: number): string {
  return text
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '')
}

/** Returns the problem with a slug, as a sentence for the coach; null when it is valid (CONTENT-SLUG-1). */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Slug is required'
  if (slug.length > CONTENT_LIMITS.slug) return `A slug can be at most ${CONTENT_LIMITS.slug} characters`
  if (!SHAPE.test(slug)) return 'A slug is made of small letters a-z, digits and single hyphens'
  if (/^\d+$/.test(slug)) return 'A slug cannot be only digits'
  if (RESERVED.has(slug)) return `"${slug}" is reserved; please choose another slug`
  return null
}

/**
 * Returns the first free one of `slug-2`, `slug-3`, … when a slug is taken, within the maximum length.
 *
 * @param taken the slugs in use, or a function that looks one up
 */
export function suggestFreeSlug(
  slug: string,
  taken: ReadonlySet<string> | ((candidate: string) => boolean),
): string {
  const isTaken = typeof taken === 'function' ? taken : (candidate: string) => taken.has(candidate)
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const candidate = slug.slice(0, CONTENT_LIMITS.slug - ending.length).replace(/-$/, '') + ending
    if (!isTaken(candidate)) return candidate
  }
}

/** The slug of an item in the editor: auto follows the title until it is edited by hand (EDIT-SLUG-1). */
interface EditorSlug {
  slug: string
  isAuto: boolean
}

/** Returns the initial slug: a new item's is auto; a loaded one counts as set by hand (EDIT-SLUG-1). */
export function initialSlug(savedSlug: string | null): EditorSlug {
  return { slug: savedSlug ?? '', isAuto: savedSlug === null }
}

/** Returns the slug after the title changed; a custom one is unchanged. */
export function updateAutoSlug(current: EditorSlug, title: string, kind: ContentKind): EditorSlug {
  return current.isAuto ? regenerateSlug(title, kind) : current
}

/** Resets the slug to auto, made from the title (EDIT-SLUG-1). */
export function regenerateSlug(title: string, kind: ContentKind): EditorSlug {
  return { slug: slugify(title, kind), isAuto: true }
}

/**
 * Converts typed text to a slug's characters while typing continues: a trailing hyphen stays, for the next word. The
 * slug is custom from then on.
 */
export function slugifyWhileTyping(typed: string): EditorSlug {
  const slug = slugify(typed)
  const endsWithBreak = slug !== '' && slug.length < CONTENT_LIMITS.slug && /[^\p{L}\p{N}]$/u.test(typed)
  return { slug: endsWithBreak ? `${slug}-` : slug, isAuto: false }
}

/** Returns the slug after the field lost focus: without the trailing hyphen. */
export function trimSlug(slug: string): string {
  return slug.replace(/-+$/, '')
}
