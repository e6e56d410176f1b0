import type { Avoidable } from '../../content/avoidables.ts'
import { isDescriptor } from './descriptors.ts'
import { findFood } from './find-food.ts'
import { avoidablesOf, isStaple } from './food.ts'
import { normalizeWord } from './food-words.ts'
import { foodTable } from './read-food-table.ts'

/** The name of a food as suggested: `chickpeas`, `yoghurt`, `eggplant`. */
interface Offer {
  name: string
  /** Normalized as in the table, in the singular: `chickpea`. */
  key: string
  avoidables: readonly Avoidable[]
  /** Whether it is the food's main name; other names are suggested after main ones. */
  isOwn: boolean
}

/** Number of names suggested at the same time. */
const MAX_OFFERED = 6
/** Longer names are those of particular products. */
const MAX_WORDS = 3
/** A shorter word with one changed letter is usually another word. */
const MIN_GUESSED = 5

/** Spellings in which the site differs from the table. */
const SPELLED: Readonly<Record<string, string>> = { yogurt: 'yoghurt', chili: 'chilli', whiskey: 'whisky' }
/** Preservation does not make a different food in a fridge. */
const KEPT = /^(?:frozen|dried|cooked) | (?:canned|dried|cooked|leaf)$/g

let offers: readonly Offer[] | null = null

function allOffers(): readonly Offer[] {
  offers ??= [...foodTable().index.names].flatMap(([key, food]) => {
    const words = key.split(' ')
    if (words.length > MAX_WORDS || isDescriptor(words.at(-1) ?? '') || isStaple(food)) return []
    const own = food.id.replaceAll('-', ' ').replace(KEPT, '')
    const isOwn = keyOf(own) === key
    const name = (isOwn ? own : key).replace(/\p{L}+/gu, (word) => SPELLED[word] ?? word)
    return [{ name, key, avoidables: avoidablesOf(food.contains), isOwn }]
  })
  return offers
}

function keyOf(text: string): string {
  return text.split(/\s+/).filter(Boolean).map(normalizeWord).join(' ')
}

/** Whether a text names a food of the table. */
export function isFood(text: string): boolean {
  return findFood(text) !== null
}

/**
 * Returns the names of foods that begin with a text, or contain a word that does, nearest first; without those that
 * contain something avoided (FIND-HAVE-4).
 */
export function suggestFoods(text: string, without: readonly Avoidable[]): string[] {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return []
  const rankOf = ({ name, key }: Offer): number => {
    if (name.startsWith(typed) || key.startsWith(typed)) return 0
    return name.includes(` ${typed}`) || key.includes(` ${typed}`) ? 1 : 2
  }
  const ranked = allOffers()
    .map((offer) => ({ offer, rank: rankOf(offer) }))
    .filter(({ offer, rank }) => rank < 2 && !isAvoided(offer, without))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        wordsIn(a.offer) - wordsIn(b.offer) ||
        Number(b.offer.isOwn) - Number(a.offer.isOwn) ||
        a.offer.name.length - b.offer.name.length ||
        a.offer.name.localeCompare(b.offer.name, 'en'),
    )
  return [...new Set(ranked.map(({ offer }) => offer.name))].slice(0, MAX_OFFERED)
}

/**
 * Returns the food a misspelled text may mean: with one letter inserted, missing or replaced, or two swapped.
 *
 * @returns null where the text names a food, or none is that near
 */
export function guessFood(text: string, without: readonly Avoidable[]): string | null {
  const key = keyOf(text)
  if (key.length < MIN_GUESSED || isFood(text)) return null
  const typed = text.trim().toLowerCase()
  const near = allOffers().filter(
    (offer) => !isAvoided(offer, without) && (isOneOff(key, offer.key) || isOneOff(typed, offer.name)),
  )
  const [best] = near.sort(
    (a, b) =>
      Number(b.key[0] === key[0]) - Number(a.key[0] === key[0]) ||
      Number(b.isOwn) - Number(a.isOwn) ||
      a.name.localeCompare(b.name, 'en'),
  )
  return best?.name ?? null
}

function wordsIn({ key }: Offer): number {
  return key.split(' ').length
}

function isAvoided({ avoidables }: Offer, without: readonly Avoidable[]): boolean {
  return avoidables.some((avoidable) => without.includes(avoidable))
}

/** Whether a single typing error turns one text into the other. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
