import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import { deviceStore } from '../../data/device-store.ts'

/** Where one recipe's ticks are kept on this device. */
function ticksKey(recipeId: number): string {
  return `recipe-ticks:${recipeId}`
}

/**
 * Reads stored ticks. They are kept by the line's own words, so that an edited recipe forgets only what changed;
 * anything that is not ours reads as no ticks.
 */
export function parseTicks(stored: unknown, lines: readonly string[]): ReadonlySet<string> {
  const known = new Set([...lines, ADDED])
  return new Set(
    (Array.isArray(stored) ? stored : []).filter(
      (name) => typeof name === 'string' && known.has(name.split(BECOMES)[0] ?? ''),
    ),
  )
}

/** A name for each line that is its own, even when two lines say the same. */
export function lineNames(lines: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const times = (seen.get(line) ?? 0) + 1
    seen.set(line, times)
    return times === 1 ? line : `${line} #${times}`
  })
}

/** Between a line and what is shown in its place: having beetroot is not having squash. */
const BECOMES = ' → '
/** Stands for the name of a line that a variation adds. */
const ADDED = '+'

/**
 * By what the tick of each shown line is remembered: servings and units change nothing about it.
 *
 * @param names of the recipe's own lines, each its own
 */
export function shownNames(lines: readonly ListedLine[], names: readonly string[]): string[] {
  return lines.map(({ index, ingredient, instead }) => {
    const own = index === null ? ADDED : (names[index] ?? '')
    const isOther = index === null || (instead !== null && instead.ingredient !== ingredient)
    return isOther ? own + BECOMES + ingredient : own
  })
}

/**
 * Ticked lines, remembered on this device where storage is allowed; for this visit where it is not.
 *
 * @param list holds the boxes, in the order of the lines: what was ticked before the page was awake counts
 */
export function useTicks(recipeId: number, lines: readonly string[], list: RefObject<HTMLElement | null>) {
  // The lines come with the recipe: when it is another, so are they.
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
