/** A figure as typed, with a point or a comma before its decimals; null when it is none. An empty field is 0. */
export function parseStatValue(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (text === '') return 0
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : null
}
