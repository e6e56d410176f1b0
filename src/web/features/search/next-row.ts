/** Stands for the field above the results. */
export const FIELD = -1

/** Which result a key leads to (`FIELD` is the field itself); null when the key is not for moving. */
export function nextRow(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(current - 1, FIELD)
  if (current === FIELD) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
