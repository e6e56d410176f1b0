/**
 * Whether lists and objects are nested more than `max` deep. Iterative: an untrusted value may be deep enough to
 * overflow the stack.
 */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= max; depth++) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Parses JSON; null when it is invalid, or nested deeper than `maxDepth`. */
export function parseJson(text: string, { maxDepth }: { maxDepth?: number } = {}): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return maxDepth !== undefined && isDeeperThan(value, maxDepth) ? null : value
  } catch {
    return null
  }
}
