import { CONTENT_LIMITS } from './limits.ts'
import type { ContentKind } from './status.ts'

const RESERVED = new Set(['new', 'edit', 'featured', 'rss'])

/** Letters that decomposition leaves as they are. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
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
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
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
  ґ: 'g',
}

/** Signs that are read as words. */
const SIGNS: Record<string, string> = { '&': ' and ', '½': ' half ', '¼': ' quarter ' }

/**
 * The slug of a title: accents transliterated, `a-z0-9` and single hyphens, at most 80 characters (contract §3).
 * A title that would give only digits or a reserved word gets the kind's name appended; nothing usable gives ''.
 */
export function slugify(title: string, kind?: ContentKind): string {
  const plain = title
    .toLowerCase()
    .replace(/[½¼&]/g, (sign) => SIGNS[sign] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
  const ascii = [...plain].map((character) => LETTERS[character] ?? character).join('')
  const slug = trimSlug(ascii.replace(/[^a-z0-9]+/g, '-'))
  return slug !== '' && kind && isRefused(slug) ? `${slug}-${kind}` : slug
}

function trimSlug(slug: string): string {
  return slug.replace(/^-+/, '').slice(0, CONTENT_LIMITS.slug).replace(/-+$/, '')
}

function isRefused(slug: string): boolean {
  return RESERVED.has(slug) || /^\d+$/.test(slug)
}

/** What is wrong with a slug, as a sentence for the coach; null when nothing is. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Slug is required'
  if (slug.length > CONTENT_LIMITS.slug) return `A slug can be at most ${CONTENT_LIMITS.slug} characters`
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return 'A slug is made of small letters a-z, digits and single hyphens'
  if (/^\d+$/.test(slug)) return 'A slug cannot be only digits'
  if (RESERVED.has(slug)) return `"${slug}" is reserved; please choose another slug`
  return null
}

/** The first of `slug-2`, `slug-3`, … that is not taken, never longer than a slug may be. */
export function suggestFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const candidate = slug.slice(0, CONTENT_LIMITS.slug - ending.length).replace(/-+$/, '') + ending
    if (!isTaken(candidate)) return candidate
  }
}
