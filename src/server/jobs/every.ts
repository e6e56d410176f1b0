/**
 * Runs work repeatedly, the first time after one interval.
 *
 * @param onFailure receives the error; the work runs again all the same
 * @returns a function that stops it
 */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(onFailure), ms)
  timer.unref()
  return () => clearInterval(timer)
}
