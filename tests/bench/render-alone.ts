import { rm } from 'node:fs/promises'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { openWebBuild } from '../../src/server/pages/web-build.ts'
import { createPageReader } from '../../src/server/reads/page-reader.ts'
import { createSiteQueries } from '../../src/server/reads/public-reads.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { openFilledSite, ROOT } from './open-filled-site.ts'

const WARM_UP_MS = 1_000
const MEASURED_MS = 2_000

/** Measures pages rendered per second: queries and React's rendering only, without requests, compression or sending. */
export async function measureRenderAlone(path: string): Promise<number> {
  const { dataDir, store } = await openFilledSite(0)
  try {
    const build = await openWebBuild(ROOT)
    const queries = createSiteQueries({
      store: store.db,
      clock: () => new Date(),
      tokens: new SubscriberTokens(await readSecret(store.db, 'newsletter')),
      planDays: [],
      mediaStore: { read: async () => null },
    })
    const page = {
      url: path,
      siteUrl: 'http://127.0.0.1',
      today: '2026-01-01',
      reader: createPageReader(queries),
      assetsFor: build.assetsFor,
    }
    const renderFor = async (milliseconds: number) => {
      const started = performance.now()
      let pages = 0
      for (; performance.now() - started < milliseconds; pages++) await build.renderPage(page)
      return pages / (milliseconds / 1_000)
    }
    await renderFor(WARM_UP_MS)
    return Math.round(await renderFor(MEASURED_MS))
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
