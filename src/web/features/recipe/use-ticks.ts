import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { parseTicks, serializeTicks, ticksKey } from './ticks.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Ticked lines, remembered on this device where storage is allowed; for this visit where it is not.
 *
 * @param list holds the boxes, in the order of the lines: what was ticked before the page was awake counts
 */
export function useTicks(recipeId: number, lines: readonly string[], list: RefObject<HTMLElement | null>) {
  const [ticks, setTicks] = useState(NONE)
  const isAwake = useRef(false)
  // The lines come with the recipe: when it is another, so are they.
  useLayoutEffect(() => {
    const stored = parseTicks(read(ticksKey(recipeId)), lines)
    const early = isAwake.current ? [] : readEarlyTicks(list.current, lines)
    isAwake.current = true
    if (early.length > 0) keep(new Set([...stored, ...early]))
    else setTicks(stored)
  }, [recipeId])

  function keep(next: ReadonlySet<string>) {
    setTicks(next)
    write(ticksKey(recipeId), next.size > 0 ? serializeTicks(next) : null)
  }
  return {
    ticks,
    setTicked: (line: string, ticked: boolean) =>
      keep(ticked ? new Set(ticks).add(line) : new Set([...ticks].filter((other) => other !== line))),
    clear: () => keep(NONE),
  }
}

function readEarlyTicks(list: HTMLElement | null, lines: readonly string[]): string[] {
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
  return lines.filter((_, index) => boxes[index]?.checked)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Blocked or full: the ticks last as long as the page.
  }
}
