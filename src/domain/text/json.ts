/**
 * True when lists and objects stand inside each other more than `max` deep. Walks without recursion:
 * what is asked about may be a stranger's, deep enough to end one.
 */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= max; depth++) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
    if (level.length === 0) return false
  }
  return true
}

/** What JSON says; null when it is none, or nested deeper than `maxDepth`. */
export function parseJson(text: string, { maxDepth }: { maxDepth?: number } = {}): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return maxDepth !== undefined && isDeeperThan(value, maxDepth) ? null : value
  } catch {
    return null
  }
}
