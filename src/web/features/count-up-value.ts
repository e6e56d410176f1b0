/** The number to show while counting: quick at first, slow at the end. */
export function countUpValue(final: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs <= 0) return 0
  if (elapsedMs >= durationMs) return final
  return final * (1 - (1 - elapsedMs / durationMs) ** 3)
}

/** `19`, `1976`, `5.0`: without separators, and with as many decimals as told. */
export function formatCount(value: number, decimals: number): string {
  return value.toFixed(decimals)
}
