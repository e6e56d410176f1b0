import { useEffect, useState } from 'react'
import { parseTicks, serializeTicks, ticksKey } from './ticks.ts'

const NONE: ReadonlySet<string> = new Set()

/** Ticked lines, remembered on this device where storage is allowed; for this visit where it is not. */
export function useTicks(recipeId: number, lines: readonly string[]) {
  const [ticks, setTicks] = useState(NONE)
  // The lines come with the recipe: when it is another, so are they.
  useEffect(() => setTicks(parseTicks(read(ticksKey(recipeId)), lines)), [recipeId])

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
