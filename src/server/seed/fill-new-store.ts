import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Config, ConfigError } from '../config.ts'
import { describeError } from '../error-causes.ts'
import { findProgram } from '../project-root.ts'
import { findSecret } from '../store/auth/secrets.ts'
import type { Store } from '../store/database.ts'
import { addDefaultCategories } from '../store/items/categories.ts'
import { hasItems } from '../store/items/item-reads.ts'

/** Marker in the store, so that sample content the coach has removed does not reappear. */
export const SEEDED = 'seeded'

/**
 * Fills a new store at startup, like `seedStore`, but makes the sample site in a separate process, since the memory it
 * takes (some 10 MB) would otherwise stay with the site.
 *
 * @throws ConfigError when the sample site could not be made; the site stays empty then
 */
export async function fillNewStore(db: Store, { seed }: Pick<Config, 'seed'>): Promise<void> {
  if ((await findSecret(db, SEEDED)) !== null || (await hasItems(db))) return
  if (seed === 'none') {
    await addDefaultCategories(db)
    return
  }
  const problem = await seedInProcess()
  if (problem !== null)
    throw new ConfigError(
      `The sample site could not be made (${problem}). The site stays empty: start it again once that is mended.`,
    )
}

/** @returns the error; null when the store is filled */
async function seedInProcess(): Promise<string | null> {
  const child = fork(findProgram(import.meta.dirname, 'src/server/seed/seed-process.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let said: unknown
  child.once('message', (message) => {
    said = message
  })
  try {
    const [code, signal] = await once(child, 'close')
    return code === 0 ? null : String(said ?? signal ?? `exit code ${code}`)
  } catch (error) {
    return describeError(error)
  }
}
