import { setTimeout as pause } from 'node:timers/promises'
import { HANGS_AFTER_MS } from './hangs-after.ts'

/** Checks follow each other quickly at first, then less often: checking takes time from the work awaited. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 50
/** A process may have to start meanwhile, on a busy machine. */
const GIVE_UP_AFTER_MS = HANGS_AFTER_MS / 3

/** Checks repeatedly until a condition holds; throws naming the condition if it never does. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<void> {
  await waitForAnswer(async () => (await isSo()) || null, giveUpAfterMs, what)
}

/** Calls repeatedly until the result is not null. */
export async function waitForAnswer<T>(
  ask: () => Promise<T | null>,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
  what = 'there was an answer',
): Promise<T> {
  const limit = performance.now() + giveUpAfterMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const answer = await ask()
    if (answer !== null) return answer
    if (performance.now() > limit) throw new Error(`Waited in vain until ${what}`)
    await pause(pauseMs)
  }
}
