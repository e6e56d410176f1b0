// For what browsers keep and links carry: the smallest schema of zod/mini would add 5.4 KB to a page's script.

/** An object of JSON that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A number that is not below 0, as JSON can hold it: moments and lengths of time are. */
export function isNonNegative(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0
}

/** A whole number that is not below 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && isNonNegative(value)
}
