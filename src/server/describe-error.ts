/** The code of what went wrong, wherever it stands in the chain of causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? error.message : describeError(error.cause)
}
