import { rm } from 'node:fs/promises'
import autocannon from 'autocannon'
import { lastDays } from '../../src/domain/statistics/statistics.ts'
import { DAY } from '../../src/domain/time/durations.ts'
import { readStatistics } from '../../src/server/statistics/read-statistics.ts'
import { openStore } from '../../src/server/store/database.ts'
import type { Store } from '../../src/server/store/schema.ts'
import type { StatisticsKind } from '../../src/server/store/tables/statistics.ts'
import { within } from './finder.ts'
import { measureLoad } from './load.ts'
import { openFilledSite } from './open-filled-site.ts'
import { startProduct } from './product.ts'

const VIEWS = 1_000_000
/** The whole retention period. */
const DAYS = 760
const SEARCHES_A_DAY = 60
const ROUNDS = 15
/** Budget for the page's figures, in ms. */
const MAX_MS = 1_000
/**
 * Minimum throughput of pages requested alongside visits, in percent of pages alongside as many requests that only
 * answer 'ok'.
 */
const MIN_SHARE = 80
const VISITS_A_SECOND = 200
const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** Measures the figures of a million visits, and what counting costs the pages. */
export async function measureStatistics(): Promise<void> {
  await measureReading()
  await measureCounting()
}

async function measureReading(): Promise<void> {
  console.log(`\nStatistics, with ${VIEWS.toLocaleString('en-US')} views in ${DAYS} days`)
  const { dataDir, store: filled } = await openFilledSite(200)
  await fill(filled.db)
  await filled.close()
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    const today = new Date().toISOString().slice(0, 10)
    const plain = await middleOf(() =>
      store.db
        .selectFrom('statistics')
        .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.sum<number>('times').as('times')])
        .executeTakeFirstOrThrow(),
    )
    line('only reading every row once', `${plain.toFixed(1)} ms`)
    for (const days of [7, 30, 365, DAYS]) {
      const time = await middleOf(() => readStatistics(store.db, lastDays(days, today), Date.now()))
      const ratio = (time / plain).toFixed(2)
      line(`${days} days`, `${within(Math.round(time), MAX_MS, 'ms')} → ${ratio} times that`)
    }
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Fills two years in which some pages are read more than others. */
async function fill(db: Store): Promise<void> {
  const slugs = (await db.selectFrom('articles').select('slug').execute()).map(({ slug }) => `/blog/${slug}`)
  const share = VIEWS / DAYS / slugs.length
  for (let ago = 0; ago < DAYS; ago++) {
    const day = new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)
    const row = (kind: StatisticsKind, subject: string, times: number, detail: string | null = null) => ({
      day,
      kind,
      subject,
      times,
      detail,
      visitors: Math.ceil(times / 2),
    })
    const views = slugs.map((slug, at) =>
      row('view', slug, Math.max(1, Math.round((2 * share * (at + 1)) / slugs.length))),
    )
    const reads = slugs.slice(0, 40).map((slug) => row('read', slug, 1))
    const searches = Array.from({ length: SEARCHES_A_DAY }, (_, at) =>
      row('search', `word ${at} ${ago % 50}`, 2, '3'),
    )
    const site = row(
      'site',
      '',
      views.reduce((sum, { times }) => sum + times, 0),
    )
    const rows = [...views, ...reads, ...searches, site, row('source', 'search|Google', 300)]
    for (let at = 0; at < rows.length; at += 200)
      await db
        .insertInto('statistics')
        .values(rows.slice(at, at + 200))
        .execute()
  }
}

async function measureCounting(): Promise<void> {
  console.log(`\nA page beside ${VISITS_A_SECOND} visits a second that are counted`)
  const site = await startProduct()
  try {
    const page = () => measureLoad({ url: site.url + ARTICLE })
    const beside = async (path: string, request: object) => {
      let visitor = 0
      const load = autocannon({
        url: site.url + path,
        connections: 4,
        overallRate: VISITS_A_SECOND,
        duration: 7,
        requests: [
          {
            ...request,
            setupRequest: (one: autocannon.Request) => {
              visitor = (visitor + 1) % 60_000
              return {
                ...one,
                headers: {
                  ...one.headers,
                  'x-forwarded-for': `10.${visitor >> 12}.${(visitor >> 4) & 255}.${visitor & 15}`,
                },
              }
            },
          },
        ],
      })
      const result = await page()
      const { non2xx, errors } = await load
      if (non2xx + errors > 0) console.log(`  (${non2xx + errors} requests beside it FAILED)`)
      return result
    }
    const quiet = await beside('/healthz', { method: 'GET' })
    const counting = await beside('/api/public/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': PHONE },
      body: JSON.stringify({ path: ARTICLE, referrer: 'https://www.google.com/' }),
    })
    const figure = ({ requestsPerSecond, p99 }: typeof quiet) =>
      `${requestsPerSecond} requests/s, p99 ${p99} ms`
    line('beside health checks', figure(quiet))
    line('beside visits', figure(counting))
    const share = Math.round((100 * counting.requestsPerSecond) / quiet.requestsPerSecond)
    line('→ of that', `${share} % (at least ${MIN_SHARE}${share < MIN_SHARE ? ': TOO LITTLE' : ''})`)
  } finally {
    await site.stop()
  }
}

function line(name: string, figure: string): void {
  console.log(`  ${name.padEnd(34)} ${figure}`)
}

/** Returns the median of some rounds, in milliseconds. */
async function middleOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
