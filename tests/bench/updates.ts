import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openUpdatableSite, type UpdatableSite } from '../support/update-site.ts'
import { percentile, sendOpenLoad } from './open-load.ts'

const READS_PER_SECOND = 40
const CHUNK_SECONDS = 1
const UPDATES = 3

/**
 * Measures what readers notice of an update with a single process (UPDATE-SWITCH-2). `tests/proxy` covers two behind a
 * proxy.
 */
export async function measureUpdates(): Promise<void> {
  console.log(`\n${UPDATES} updates while readers ask for ${READS_PER_SECOND} pages a second`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-update-'))
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  await migrate(store)
  await store.close()
  const site = await openUpdatableSite(join(folder, 'site.db'))
  try {
    await site.start()
    for (let number = 1; number <= UPDATES; number++) await measureUpdate(site, `1.${number}.0`)
  } finally {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureUpdate(site: UpdatableSite, version: string): Promise<void> {
  await site.publish(version, 'migrates')
  const begun = performance.now()
  let seconds = 0
  const update = site.run(['update']).then((ended) => {
    seconds = (performance.now() - begun) / 1_000
    if (ended.code !== 0) throw new Error(ended.stdout + ended.stderr)
  })
  let isOver = false
  const over = () => {
    isOver = true
  }
  update.then(over, over)
  const times: number[] = []
  let failed = 0
  while (!isOver) {
    const load = await sendOpenLoad({
      url: site.url,
      nextPath: () => '/recipes',
      perSecond: READS_PER_SECOND,
      seconds: CHUNK_SECONDS,
    })
    times.push(...load.acceptedTimes)
    failed += load.failed + load.turnedAway
  }
  await update
  console.log(
    `  to ${version} in ${seconds.toFixed(1)} s: ${times.length} answers, p50 ${percentile(times, 0.5)} ms, the slowest ${Math.round(Math.max(...times))} ms, ${failed} failed`,
  )
}
