/** Why an update is impossible or has to be undone, as one sentence for the coach. */
export class UpdateProblem extends Error {
  override name = 'UpdateProblem'
}

/** Returns an error as one sentence. */
export function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n', 1)[0]?.trim() || 'There was an error without a name.'
}
