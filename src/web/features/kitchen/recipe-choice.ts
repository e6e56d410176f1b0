import { useSyncExternalStore } from 'react'
import { DAY } from '../../../domain/time/durations.ts'

/** For how many a recipe can be cooked. */
export const SERVINGS_RANGE = { min: 1, max: 99 }

/** What a reader chose for one recipe, for the next 24 hours. It stays on her device (product §28.6). */
interface RecipeChoice {
  servings: number
  /** The place of a variation in the recipe's list; null is as written. */
  variation: number | null
}

interface KeptChoice extends RecipeChoice {
  /** When it was last changed, in milliseconds since 1970. */
  at: number
}

export type KeptChoices = ReadonlyMap<string, KeptChoice>

const KEY = 'recipe-choices'

/**
 * Reads stored choices, by slug; what is older than a day, of tomorrow, or not ours reads as nothing chosen.
 *
 * @param now in milliseconds since 1970
 */
export function parseChoices(stored: string | null, now: number): KeptChoices {
  const kept = new Map<string, KeptChoice>()
  let value: unknown
  try {
    value = JSON.parse(stored ?? '{}')
  } catch {
    return kept
  }
  if (typeof value !== 'object' || value === null) return kept
  for (const [slug, entry] of Object.entries(value)) {
    if (isKeptChoice(entry) && entry.at <= now && now - entry.at < DAY) kept.set(slug, entry)
  }
  return kept
}

function isKeptChoice(value: unknown): value is KeptChoice {
  if (typeof value !== 'object' || value === null) return false
  const { servings, variation, at }: { servings?: unknown; variation?: unknown; at?: unknown } = value
  return (
    isCount(servings) &&
    servings >= SERVINGS_RANGE.min &&
    servings <= SERVINGS_RANGE.max &&
    (variation === null || isCount(variation)) &&
    isCount(at)
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

export function serializeChoices(choices: KeptChoices): string {
  return JSON.stringify(Object.fromEntries(choices))
}

const listeners = new Set<() => void>()
let current: KeptChoices | null = null

function read(): KeptChoices {
  try {
    current ??= parseChoices(localStorage.getItem(KEY), Date.now())
  } catch {
    // Storage may be forbidden: what is chosen then holds for this visit.
    current ??= new Map()
  }
  return current
}

function keep(slug: string, choice: RecipeChoice, own: number): void {
  const next = new Map(read())
  if (choice.servings === own && choice.variation === null) next.delete(slug)
  else next.set(slug, { ...choice, at: Date.now() })
  current = next
  for (const listener of listeners) listener()
  try {
    if (next.size === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, serializeChoices(next))
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  current = parseChoices(key === null ? null : newValue, Date.now())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

export interface ChosenRecipe extends RecipeChoice {
  /** @param servings kept within `SERVINGS_RANGE` */
  setServings(servings: number): void
  setVariation(variation: number | null): void
}

/**
 * What is chosen for a recipe on this device, shared by its page and its cook mode; as written on the server and while a
 * page wakes.
 *
 * @param own the recipe's own servings
 */
export function useRecipeChoice(slug: string, own: number): ChosenRecipe {
  const kept = useSyncExternalStore(
    subscribe,
    () => read().get(slug),
    () => undefined,
  )
  const { servings, variation }: RecipeChoice = kept ?? { servings: own, variation: null }
  // What was chosen a moment ago may not have been rendered yet: several quick taps each count.
  const latest = (): RecipeChoice => read().get(slug) ?? { servings: own, variation: null }
  return {
    servings,
    variation,
    setServings(wanted) {
      const within = Math.min(Math.max(Math.round(wanted), SERVINGS_RANGE.min), SERVINGS_RANGE.max)
      keep(slug, { servings: within, variation: latest().variation }, own)
    },
    setVariation(wanted) {
      keep(slug, { servings: latest().servings, variation: wanted }, own)
    },
  }
}
