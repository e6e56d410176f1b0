const WITHIN_MS = 5_000
const STEP_MS = 20

/** Asks again and again until the answer is not null. */
export async function waitUntil<T>(ask: () => Promise<T | null>, withinMs = WITHIN_MS): Promise<T> {
  const end = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (performance.now() > end) throw new Error('It did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}
