import { useLayoutEffect, useState } from 'react'
import { DAY } from '../../../domain/time/durations.ts'

/** Where a cook is in a recipe. It stays on her device for 24 hours (product §28.8). */
export interface CookPlace {
  /** The place of the step in the list. */
  step: number
  /** What she ticked of the hints, by step and name. */
  ticks: readonly string[]
}

interface KeptPlace extends CookPlace {
  at: number
}

const KEY = 'cook-places'
const MAX_TICKS = 200
/** Where storage is forbidden: for this visit. */
const remembered = new Map<string, KeptPlace>()

/** Reads stored places, by the recipe's id; what is older than a day, of tomorrow, or not ours is left out. */
export function parsePlaces(stored: string | null, now: number): Map<string, KeptPlace> {
  const places = new Map<string, KeptPlace>()
  let value: unknown
  try {
    value = JSON.parse(stored ?? '{}')
  } catch {
    return places
  }
  if (typeof value !== 'object' || value === null) return places
  for (const [id, place] of Object.entries(value)) {
    if (typeof place !== 'object' || place === null) continue
    const { step, ticks, at }: { step?: unknown; ticks?: unknown; at?: unknown } = place
    if (typeof at !== 'number' || !(at <= now && now - at < DAY)) continue
    if (typeof step !== 'number' || !Number.isSafeInteger(step) || step < 0 || !Array.isArray(ticks)) continue
    const own = ticks.filter((tick) => typeof tick === 'string').slice(0, MAX_TICKS)
    places.set(id, { step, ticks: own, at })
  }
  return places
}

function readAll(now: number): Map<string, KeptPlace> {
  try {
    return new Map([...parsePlaces(localStorage.getItem(KEY), now), ...remembered])
  } catch {
    return new Map(remembered)
  }
}

export function readPlace(recipeId: number, now = Date.now()): CookPlace | null {
  return readAll(now).get(String(recipeId)) ?? null
}

/** @param place null forgets it: the dish is cooked */
export function keepPlace(recipeId: number, place: CookPlace | null, now = Date.now()): void {
  const id = String(recipeId)
  const places = readAll(now)
  if (place) places.set(id, { ...place, at: now })
  else places.delete(id)
  remembered.delete(id)
  try {
    if (places.size === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)))
  } catch {
    if (place) remembered.set(id, { ...place, at: now })
  }
}

/** @param count how many steps there are; the place behind the last is the end, which is not kept */
export function usePlace(recipeId: number, count: number) {
  const [place, setPlace] = useState<CookPlace>({ step: 0, ticks: [] })
  const [isFoundAgain, setFoundAgain] = useState(false)
  // The server knows no place: the first render is the first step, and nobody sees it.
  useLayoutEffect(() => {
    const kept = readPlace(recipeId)
    if (!kept) return
    const step = Math.min(kept.step, count - 1)
    setPlace({ ...kept, step })
    setFoundAgain(step > 0)
  }, [recipeId, count])
  const keep = (next: CookPlace) => {
    setPlace(next)
    keepPlace(recipeId, next.step >= count ? null : next)
  }
  return {
    ...place,
    isFoundAgain,
    go: (step: number) => {
      setFoundAgain(false)
      keep({ ...place, step })
    },
    tick: (name: string, on: boolean) => {
      const others = place.ticks.filter((tick) => tick !== name)
      keep({ ...place, ticks: on ? [...others, name] : others })
    },
  }
}
