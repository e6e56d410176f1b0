// For values that browsers store and links carry: the smallest schema of zod/mini would add 5.4 KB to a page's script.

/** Whether a JSON value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a finite number of at least 0, such as a timestamp or duration from JSON. */
export function isNonNegative(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0
}

/** Whether a value is a whole number of at least 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && isNonNegative(value)
}
