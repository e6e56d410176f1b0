import { UNDECOMPOSED } from '../text/search-key.ts'
import { CONTENT_LIMITS } from './limits.ts'
import type { ContentKind } from './status.ts'

/** Words that stand in the same place of an address as a slug (CONTENT-SLUG-1). */
const RESERVED = new Set(['new', 'edit', 'featured', 'rss'])

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Letters that taking their accents away does not bring to `a-z`, each by itself or with its accent. By hand: libraries
 * spell some of these otherwise (`х` as `h`), which would change addresses that are in use, and bring tables for scripts
 * no slug here is made of to the admin's browser.
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
  // Signs that are read aloud, and some that are not
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
 * The slug of a title: accents and other letters transliterated, `a-z0-9` and single hyphens, at most 80 characters
 * (CONTENT-SLUG-2). '' when nothing of the title can be written so.
 *
 * @param kind appended where the title alone would give only digits or a reserved word; without it such slugs come out as they are
 */
export function slugify(title: string, kind?: ContentKind): string {
  const slug = joinWords(
    Array.from(title.normalize('NFC').toLowerCase(), transliterate).join(''),
    CONTENT_LIMITS.slug,
  )
  if (slug === '' || kind === undefined || slugProblem(slug) === null) return slug
  return `${joinWords(slug, CONTENT_LIMITS.slug - kind.length - 1)}-${kind}`
}

/** Before the id of a text's heading, so that it never meets an id of the page around it. */
const HEADING_PREFIX = 'h-'

/** The ids of a text's headings, asked for one after the other: `h-the-walk`, and `h-the-walk-2` for the same words again. */
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

/** Hyphens for everything that may not stand in a slug, none at either end. */
function joinWords(text: string, max: number): string {
  return text
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '')
}

/** What is wrong with a slug, as a sentence for the coach; null when nothing is (CONTENT-SLUG-1). */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Slug is required'
  if (slug.length > CONTENT_LIMITS.slug) return `A slug can be at most ${CONTENT_LIMITS.slug} characters`
  if (!SHAPE.test(slug)) return 'A slug is made of small letters a-z, digits and single hyphens'
  if (/^\d+$/.test(slug)) return 'A slug cannot be only digits'
  if (RESERVED.has(slug)) return `"${slug}" is reserved; please choose another slug`
  return null
}

/**
 * What to call it when the slug is taken: the first of `slug-2`, `slug-3`, … that is free, never longer than a slug may be.
 *
 * @param taken the slugs in use, or a function that knows them
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

/** The address of an item as the editor holds it: auto follows the title until it is edited by hand (EDIT-SLUG-1). */
interface EditorSlug {
  slug: string
  isAuto: boolean
}

/** A new item's slug is auto; one that was loaded counts as set by hand (EDIT-SLUG-1). */
export function beginSlug(savedSlug: string | null): EditorSlug {
  return { slug: savedSlug ?? '', isAuto: savedSlug === null }
}

/** What the slug becomes when the title changes: nothing, once it is custom. */
export function followTitle(current: EditorSlug, title: string, kind: ContentKind): EditorSlug {
  return current.isAuto ? regenerateSlug(title, kind) : current
}

/** Back to auto, made from the title (EDIT-SLUG-1). */
export function regenerateSlug(title: string, kind: ContentKind): EditorSlug {
  return { slug: slugify(title, kind), isAuto: true }
}

/**
 * What was typed by hand, brought into a slug's letters while typing goes on: a hyphen at the end stays, for the next word.
 * It is custom from then on.
 */
export function typeSlug(typed: string): EditorSlug {
  const slug = slugify(typed)
  const endsWithBreak = slug !== '' && slug.length < CONTENT_LIMITS.slug && /[^\p{L}\p{N}]$/u.test(typed)
  return { slug: endsWithBreak ? `${slug}-` : slug, isAuto: false }
}

/** The slug once the field has lost the focus: without the hyphen left for a next word. */
export function finishSlug(slug: string): string {
  return slug.replace(/-+$/, '')
}
