import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 20
const GIVE_UP_AFTER_MS = 15_000

/** Looks again and again until it is so; throws naming what it waited for when it never is. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<void> {
  const limit = performance.now() + giveUpAfterMs
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error(`Waited in vain until ${what}`)
    await pause(LOOK_EVERY_MS)
  }
}
