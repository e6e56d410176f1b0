/**
 * Does something again and again, first after one interval.
 *
 * @param onFailure is told what went wrong; the next turn comes all the same
 * @returns how to stop it
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
