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
