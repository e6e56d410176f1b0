/** Where one recipe's ticks are kept on this device. */
export function ticksKey(recipeId: number): string {
  return `recipe-ticks:${recipeId}`
}

/**
 * Reads stored ticks. They are kept by the line's own words, so that an edited recipe forgets only what changed;
 * anything that is not ours reads as no ticks.
 */
export function parseTicks(stored: string | null, lines: readonly string[]): ReadonlySet<string> {
  try {
    const ticked: unknown = JSON.parse(stored ?? '[]')
    return new Set(Array.isArray(ticked) ? lines.filter((line) => ticked.includes(line)) : [])
  } catch {
    return new Set()
  }
}

export function serializeTicks(ticks: ReadonlySet<string>): string {
  return JSON.stringify([...ticks])
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
