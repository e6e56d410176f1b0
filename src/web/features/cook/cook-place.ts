import { useLayoutEffect, useState } from 'react'
import type { ListedStep } from '../../../domain/kitchen/shown-recipe.ts'
import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { isCount, isNonNegative, isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'

/** The reader's place in a recipe while cooking. Stored on this device for 24 hours (COOK-PLACE-1). */
export interface CookPlace {
  /** Index of the step in the list. */
  step: number
  /** The hints the reader ticked, by step and name. */
  ticks: readonly string[]
  /** Whether the reader has been through all steps. */
  isDone: boolean
}

interface KeptPlace extends CookPlace {
  at: number
}

const KEY = 'cook-places'
const MAX_TICKS = 200
/** Long enough to eat and return to rate the dish; after that the dish may be cooked again. */
const DONE_KEPT_MS = 3 * HOUR
/** Where storage is forbidden: kept for this visit. */
const remembered = new Map<string, KeptPlace>()

/** Parses stored places, by the recipe's id; places older than a day or invalid are dropped, an end after three hours. */
export function parsePlaces(stored: unknown, now: number): Map<string, KeptPlace> {
  const places = new Map<string, KeptPlace>()
  if (!isRecord(stored)) return places
  for (const [id, place] of Object.entries(stored)) {
    if (!isRecord(place)) continue
    const { step, ticks, isDone, at } = place
    // The clock may have been put back since.
    const keptFor = isDone === true ? DONE_KEPT_MS : DAY
    if (!isNonNegative(at) || Math.abs(now - at) >= keptFor) continue
    if (!isCount(step) || !Array.isArray(ticks)) continue
    const own = ticks.filter((tick) => typeof tick === 'string').slice(0, MAX_TICKS)
    places.set(id, { step, ticks: own, isDone: isDone === true, at })
  }
  return places
}

function readAll(): Map<string, KeptPlace> {
  return new Map([...parsePlaces(readStored(KEY), Date.now()), ...remembered])
}

function readPlace(recipeId: number): CookPlace | null {
  return readAll().get(String(recipeId)) ?? null
}

/** @param place null deletes it: the dish is cooked and eaten */
export function keepPlace(recipeId: number, place: CookPlace | null): void {
  const id = String(recipeId)
  const now = Date.now()
  const places = readAll()
  if (place) places.set(id, { ...place, at: now })
  else places.delete(id)
  remembered.delete(id)
  const kept = writeStored(KEY, places.size === 0 ? null : Object.fromEntries(places))
  if (kept !== 'kept' && place) remembered.set(id, { ...place, at: now })
}

/** Returns the index of the step that the address names, as a recipe page's durations do; -1 where it names none. */
function takeAddressedStep(steps: readonly Pick<ListedStep, 'step'>[]): number {
  const [, number] = /^#step-(\d+)$/.exec(location.hash) ?? []
  if (number === undefined) return -1
  // Removed from the address, so that a reload stays at the step the reader has moved to since.
  history.replaceState(history.state, '', location.pathname + location.search)
  return steps.findIndex(({ step }) => step === Number(number))
}

/** Returns the reader's place: the step that the address names, else where the reader left off. */
export function usePlace(recipeId: number, steps: readonly Pick<ListedStep, 'step'>[]) {
  const count = steps.length
  const [place, setPlace] = useState<CookPlace>({ step: 0, ticks: [], isDone: false })
  const [isFoundAgain, setFoundAgain] = useState(false)
  const [hasTurned, setTurned] = useState(false)
  // The server does not know the place and renders the first step; this replaces it before the first paint.
  useLayoutEffect(() => {
    const addressed = takeAddressedStep(steps)
    const kept = readPlace(recipeId)
    if (addressed >= 0) return keep({ step: addressed, ticks: kept?.ticks ?? [], isDone: false })
    if (!kept) return
    const step = Math.min(kept.step, count - 1)
    setPlace({ ...kept, step })
    setFoundAgain(step > 0)
  }, [recipeId, count])
  const keep = (next: CookPlace) => {
    setPlace(next)
    keepPlace(recipeId, next)
  }
  return {
    ...place,
    isFoundAgain,
    /** Whether the reader has changed the step since the page opened. */
    hasTurned,
    /**
     * @param step the index after the last step is the end
     * @param isAnew the dish is cooked from the start: nothing is ticked yet
     */
    go: (step: number, isAnew = false) => {
      setFoundAgain(false)
      setTurned(true)
      keep({
        step: Math.min(step, count - 1),
        ticks: isAnew ? [] : place.ticks,
        isDone: step >= count,
      })
    },
    tick: (name: string, on: boolean) => {
      const others = place.ticks.filter((tick) => tick !== name)
      keep({ ...place, ticks: on ? [...others, name] : others })
    },
  }
}
