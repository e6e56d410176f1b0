import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { VisitEvent } from '../../src/domain/statistics/visit.ts'
import { cleanUp } from '../../src/server/jobs/clean-up.ts'
import { openZip } from '../../src/server/open-formats/zip-reader.ts'
import { addToStatistics } from '../../src/server/store/statistics/statistics.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { storeMaker } from '../support/databases.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
type Headers = Record<string, string>

/** In Stockholm: before and after midnight, the end of a 25-hour day, and the following day. */
const MOMENTS = [
  { now: '2026-10-24T21:59:30.000Z', day: '2026-10-24' },
  { now: '2026-10-24T22:00:30.000Z', day: '2026-10-25' },
  { now: '2026-10-25T22:59:30.000Z', day: '2026-10-25' },
  { now: '2026-10-25T23:00:30.000Z', day: '2026-10-26' },
] as const
const DAYS = ['2026-10-24', '2026-10-25', '2026-10-26']
const ALL_DAYS = 'from=2026-10-24&to=2026-10-26'

const TITLES: Record<string, string> = { '/about': 'About', '/blog/walk': 'Walk', '/recipes/soup': 'Soup' }
const PATHS = Object.keys(TITLES)
const EVENTS: readonly VisitEvent[] = [
  'view',
  'view',
  'cook',
  'view',
  'save',
  'print',
  'share',
  'workout',
  'read',
  'view',
]
const SOURCES = [
  { referrer: 'https://www.google.com/', name: 'Google', kind: 'search' },
  { referrer: 'https://www.instagram.com/', name: 'Instagram', kind: 'social' },
  { referrer: null, name: 'Typed or bookmarked', kind: 'direct' },
  { referrer: 'https://news.example/today', name: 'news.example', kind: 'site' },
] as const
const PEOPLE = 12
/** A visitor with endless requests. */
const FLOOD = 99

interface Scripted {
  path: string
  event: VisitEvent
  person: number
}

const sourceOf = (person: number) => SOURCES[person % SOURCES.length] ?? SOURCES[0]
const scripted = (number: number): Scripted => ({
  path: PATHS[Math.floor(number / 3) % PATHS.length] ?? '/about',
  event: EVENTS[(number * 3) % EVENTS.length] ?? 'view',
  person: (number * 11) % PEOPLE,
})
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Returns the same numbers, counted one by one. */
function countByHand(told: readonly (Scripted & { day: string })[], soup: number) {
  const views = told.filter(({ event }) => event === 'view')
  const times = (event: VisitEvent, path?: string) =>
    told.filter((one) => one.event === event && (path === undefined || one.path === path)).length
  const visitors = (of: typeof views) => new Set(of.map(({ day, person }) => `${day} ${person}`)).size
  const days = DAYS.map((day) => {
    const own = views.filter((one) => one.day === day)
    return { day, visitors: visitors(own), views: own.length }
  })
  const pages = PATHS.map((path) => {
    const own = views.filter((one) => one.path === path)
    return { path, title: TITLES[path], visitors: visitors(own), views: own.length, subscribed: 0 }
  })
  const sources = SOURCES.map(({ name, kind }) => ({
    name,
    kind,
    visitors: visitors(views.filter(({ person }) => sourceOf(person).name === name)),
  }))
  const at = '/recipes/soup'
  const used = {
    views: times('view', at),
    cooks: times('cook', at),
    saves: times('save', at),
    prints: times('print', at),
  }
  return {
    totals: {
      visitors: days.reduce((sum, day) => sum + day.visitors, 0),
      views: views.length,
      subscribed: 0,
      cooks: times('cook'),
      saves: times('save'),
      prints: times('print'),
      shares: times('share'),
      workouts: times('workout'),
      notes: 0,
    },
    days,
    pages,
    sources,
    recipes: [{ id: soup, title: 'Soup', ...used, rating_average: 0 }],
    table: [
      ...days.flatMap((one) => [
        ['day', one.day, '', 'visitors', one.visitors],
        ['day', one.day, '', 'views', one.views],
      ]),
      ...pages.flatMap((one) => [
        ['page', one.path, one.title, 'visitors', one.visitors],
        ['page', one.path, one.title, 'views', one.views],
      ]),
      ...sources.map((one) => ['source', one.kind, one.name, 'visitors', one.visitors]),
      ...Object.entries(used).map(([what, count]) => ['recipe', soup, 'Soup', what, count]),
    ].map((line) => line.map(String)),
  }
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  /** Opens as many processes as the database supports. */
  async function openProcesses() {
    const { databaseUrl } = await storeMaker(kind).place()
    const apps: TestApp[] = []
    for (let count = kind === 'sqlite' ? 1 : 2; count > 0; count--) {
      const one = await openTestApp({
        now: MOMENTS[0].now,
        databaseUrl,
        environment: { TRUST_PROXY: 'true' },
      })
      onTestFinished(() => one.close())
      apps.push(one)
    }
    return apps
  }
  const first = async () => {
    const [one] = await openProcesses()
    if (!one) throw new Error('One was asked for')
    return one
  }

  // STAT-COUNT-4, STAT-VISITOR-2
  test('scripted visits, counts and CSV agree exactly: robots, forgery, midnight and a day of 25 hours', async () => {
    const apps = await openProcesses()
    const urls = await Promise.all(apps.map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })))
    const ask = await openAdminClient(apps[0] ?? (await first()))
    await ask('PUT', '/settings', { time_zone: 'Europe/Stockholm' })
    const soup = { title: 'Soup', slug: 'soup', status: 'published' }
    const { id } = (await ask('POST', '/recipes', soup)).json()
    await ask('POST', '/articles', { title: 'Walk', slug: 'walk', content: 'x', status: 'published' })
    const told: (Scripted & { day: string })[] = []
    let sent = 0
    const send = async (body: object, headers: Headers) => {
      const url = `${urls[sent++ % urls.length]}/api/public/visits`
      const answer = await fetch(url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'user-agent': PHONE, ...headers },
      })
      return answer.status
    }
    for (const [at, { now, day }] of MOMENTS.entries()) {
      for (const one of apps) one.setNow(now)
      const visits = Array.from({ length: 40 }, (_, index) => scripted(at * 40 + index))
      told.push(...visits.map((visit) => ({ ...visit, day })))
      const answers = await Promise.all(
        visits.map(({ person, ...visit }) =>
          send(
            { ...visit, referrer: sourceOf(person).referrer },
            { 'x-forwarded-for': `192.0.2.${person + 1}` },
          ),
        ),
      )
      expect(new Set(answers)).toEqual(new Set([204]))
      const from = { 'x-forwarded-for': '198.51.100.1' }
      const view = { path: '/about' }
      expect(
        await Promise.all([
          send({ path: '/recipes/none' }, from),
          send(view, { ...from, dnt: '1' }),
          send(view, { ...from, 'sec-gpc': '1' }),
          send(view, { ...from, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
          send(view, { ...from, 'user-agent': PHONE.replace('Mobile', 'HeadlessChrome/141.0') }),
          send({ ...view, referrer: `https://${'x'.repeat(100_000)}.example/` }, from),
          send({ ...view, referrer: 'x'.repeat(5_000) }, from),
        ]),
      ).toEqual([204, 204, 204, 204, 204, 413, 400])
      for (const one of apps) await (await openAdminClient(one))('GET', `/statistics?${ALL_DAYS}`)
    }
    // A flood from a single address: both processes together count 120 of it.
    const flooding = { path: '/about', referrer: sourceOf(FLOOD).referrer }
    const flood = Array.from({ length: 130 }, () => send(flooding, { 'x-forwarded-for': '203.0.113.5' }))
    expect(new Set(await Promise.all(flood))).toEqual(new Set([204]))
    for (let count = 0; count < 120; count++)
      told.push({ path: '/about', event: 'view', person: FLOOD, day: MOMENTS[3].day })
    for (const one of apps) await (await openAdminClient(one))('GET', `/statistics?${ALL_DAYS}`)
    const expected = countByHand(told, id)
    for (const one of apps) {
      const client = await openAdminClient(one)
      const { totals, days, pages, sources, recipes } = (
        await client('GET', `/statistics?${ALL_DAYS}`)
      ).json()
      expect(totals).toEqual(expected.totals)
      expect(days).toEqual(expected.days)
      expect(sorted(pages)).toEqual(sorted(expected.pages))
      expect(sorted(sources)).toEqual(sorted(expected.sources))
      expect(recipes).toEqual(expected.recipes)
      const table: string[][] = parse((await client('GET', `/statistics.csv?${ALL_DAYS}`)).body)
      expect(sorted(table.slice(1))).toEqual(sorted(expected.table))
    }
  })

  // STAT-KEEP-1
  test('days older than 25 months are deleted, and the counts include only the remaining ones', async () => {
    const one = await first()
    one.setNow('2026-03-31T12:00:00.000Z')
    const view = (day: string) =>
      ({ day, kind: 'site', subject: '', times: 2, visitors: ['a'], detail: null }) as const
    await addToStatistics(
      one.store.db,
      ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2026-03-31'].map(view),
    )
    const failures: unknown[] = []
    const log = { error: (what: unknown) => failures.push(what) }
    await cleanUp({ store: one.store.db, mediaStore: one.mediaStore, clock: one.clock, log })
    expect(failures).toEqual([])
    const kept = await one.store.db.selectFrom('statistics').select('day').orderBy('day').execute()
    expect(kept.map(({ day }) => day)).toEqual(['2024-02-29', '2024-03-01', '2026-03-31'])
    const client = await openAdminClient(one)
    const { totals, days } = (await client('GET', '/statistics?from=2024-02-20&to=2026-03-31')).json()
    expect(totals).toMatchObject({ views: 6, visitors: 3 })
    expect(days.filter(({ views }: { views: number }) => views > 0)).toHaveLength(3)
  })

  // EXPORT-FILE-1
  test('the export includes the coach’s counts, forwards and decisions', async () => {
    const one = await first()
    one.setNow('2026-07-20T12:00:00.000Z')
    const client = await openAdminClient(one)
    const sought = (subject: string, visitors: string[], day = '2026-07-18') =>
      ({ day, kind: 'search', subject, times: visitors.length, visitors, detail: '0' }) as const
    await addToStatistics(one.store.db, [
      { day: '2026-07-18', kind: 'view', subject: '/about', times: 4, visitors: ['a', 'b'], detail: null },
      sought('=knees', ['a', 'b', 'c']),
      sought('two days', ['a', 'b']),
      sought('two days', ['a'], '2026-07-19'),
      sought('rare', ['a', 'b']),
      { ...sought('/rare', ['a']), kind: 'missing' },
    ])
    expect((await client('PUT', '/forwards', { path: '/old', to: '/about' })).statusCode).toBe(200)
    expect((await client('PUT', '/suggestions/search-knee', { state: 'dismissed' })).statusCode).toBe(200)
    const file = join(one.dataDir, 'export.zip')
    await writeFile(file, (await client('GET', '/export')).rawPayload)
    const zip = await openZip(file)
    const read = async (name: string): Promise<string[][]> => parse(await zip.read(name, 100_000))
    expect(await read('statistics.csv')).toEqual([
      ['day', 'kind', 'subject', 'times', 'visitors', 'detail'],
      ['2026-07-18', 'search', "'=knees", '3', '3', '0'],
      ['2026-07-18', 'search', 'two days', '2', '2', '0'],
      ['2026-07-18', 'view', '/about', '4', '2', ''],
      ['2026-07-19', 'search', 'two days', '1', '1', '0'],
    ])
    expect(await read('forwards.csv')).toEqual([
      ['path', 'to'],
      ['/old', '/about'],
    ])
    expect(await read('ideas.csv')).toEqual([
      ['decided_at', 'decision', 'until', 'title', 'why'],
      ['2026-07-20T12:00:00.000Z', 'dismissed', '', "'=knees", '3 searches for “=knees” found nothing'],
    ])
    zip.close()
  })
})
