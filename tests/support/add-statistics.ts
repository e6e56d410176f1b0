import { inject } from 'vitest'
import { openStore } from '../../src/server/store/database.ts'
import { addToStatistics } from '../../src/server/store/statistics/statistics.ts'

/** Adds statistics to the site of the component tests, bypassing the limits per visitor; also for past days. */
export async function addStatistics(counted: Parameters<typeof addToStatistics>[1]): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir: inject('siteFolder') })
  await addToStatistics(store.db, counted)
  await store.close()
}
