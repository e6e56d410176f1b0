import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import { deviceStore } from '../../data/device-store.ts'

function ticksKey(recipeId: number): string {
  return `recipe-ticks:${recipeId}`
}

/**
 * Parses stored ticks. They are keyed by the words of their line, so that editing a recipe loses only the ticks of
 * changed lines; invalid data counts as no ticks.
 */
export function parseTicks(stored: unknown, lines: readonly string[]): ReadonlySet<string> {
  const known = new Set([...lines, ADDED])
  return new Set(
    (Array.isArray(stored) ? stored : []).filter(
      (name) => typeof name === 'string' && known.has(name.split(BECOMES)[0] ?? ''),
    ),
  )
}

/** Returns a unique name for each line, even when two lines have the same text. */
export function lineNames(lines: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const times = (seen.get(line) ?? 0) + 1
    seen.set(line, times)
    return times === 1 ? line : `${line} #${times}`
  })
}

/** Separates a line from its replacement: having beetroot is not having squash. */
const BECOMES = ' → '
/** Replaces the name of a line that a variation adds. */
const ADDED = '+'

/**
 * Returns the key of each shown line's tick, which does not depend on servings and units.
 *
 * @param names unique names of the recipe's own lines
 */
export function shownNames(lines: readonly ListedLine[], names: readonly string[]): string[] {
  return lines.map(({ index, ingredient, instead }) => {
    const own = index === null ? ADDED : (names[index] ?? '')
    const isOther = index === null || (instead !== null && instead.ingredient !== ingredient)
    return isOther ? own + BECOMES + ingredient : own
  })
}

/**
 * Returns the ticked lines, stored on this device where storage is allowed; otherwise they last for this visit.
 *
 * @param list contains the boxes, in the order of the lines: boxes ticked before the page was awake count
 */
export function useTicks(recipeId: number, lines: readonly string[], list: RefObject<HTMLElement | null>) {
  // The lines belong to the recipe, so its id identifies both.
  const store = useMemo(
    () =>
      deviceStore<ReadonlySet<string>>(
        ticksKey(recipeId),
        (stored) => parseTicks(stored, lines),
        (ticks) => (ticks.size > 0 ? [...ticks] : null),
      ),
    [recipeId],
  )
  const isAwake = useRef(false)
  useLayoutEffect(() => {
    const early = isAwake.current ? [] : readEarlyTicks(list.current, lines)
    isAwake.current = true
    if (early.length > 0) store.edit((ticks) => new Set([...ticks, ...early]))
  }, [store])
  return {
    ticks: store.use(),
    setTicked: (line: string, ticked: boolean) =>
      store.edit((ticks) => new Set([...ticks].filter((other) => other !== line).concat(ticked ? line : []))),
    clear: () => store.edit(() => new Set()),
  }
}

function readEarlyTicks(list: HTMLElement | null, lines: readonly string[]): string[] {
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
  return lines.filter((_, index) => boxes[index]?.checked)
}
