import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Config, ConfigError } from '../config.ts'
import { findProgram } from '../project-root.ts'
import { findSecret } from '../store/auth/secrets.ts'
import type { Store } from '../store/database.ts'
import { addDefaultCategories } from '../store/items/categories.ts'

/** Noted in the store, so that sample content the coach has removed does not come back. */
export const SEEDED = 'seeded'

/**
 * What `seedStore` does, at a start: the sample site is made by a process of its own, since what that takes (some 10 MB)
 * would stay with the site for as long as it runs.
 *
 * @throws ConfigError when the sample site could not be made; nothing of it is kept then
 */
export async function fillNewStore(db: Store, { seed }: Pick<Config, 'seed'>): Promise<void> {
  if ((await findSecret(db, SEEDED)) !== null) return
  if (seed === 'none') {
    await addDefaultCategories(db)
    return
  }
  const child = fork(findProgram(import.meta.dirname, 'src/server/seed/seed-process.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let problem = ''
  child.once('message', (said) => {
    problem = ` (${said})`
  })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new ConfigError(
      `The sample site could not be made${problem}. Nothing of it was kept: start again once that is mended.`,
    )
}
