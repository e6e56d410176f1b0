import { expect, onTestFinished, test } from 'vitest'
import { describeStores, storeMaker } from '../../../tests/support/databases.ts'
import { openStore } from '../store/database.ts'
import type { Store } from '../store/schema.ts'
import { pruneVisitMarks, sumSearchesAndMissing } from '../store/statistics/statistics.ts'
import { VISIT_LIMIT, VisitCounter, type Visitor } from './visit-counter.ts'

const SOUP = '/recipes/soup'
const anna: Visitor = { hash: 'anna', origin: '192.0.2.1', networks: [] }
const berta: Visitor = { hash: 'berta', origin: '192.0.2.2', networks: [] }

/** Opens a counting process with the test's clock. */
function openCounter(store: Store, { at = '2026-03-04T12:00:00Z', zone = 'UTC' } = {}) {
  let now = at
  const failures: unknown[] = []
  const note = (about: unknown) => failures.push(about)
  const counter = new VisitCounter({
    store,
    clock: () => new Date(now),
    timeZone: async () => zone,
    onViews: () => undefined,
    log: { warn: note, error: note },
  })
  const view = (visitor: Visitor, path = SOUP) => counter.countVisit('view', path, visitor, null)
  const setNow = (time: string) => {
    now = time
  }
  return { counter, view, setNow, failures }
}

const daysOf = async (store: Store) =>
  store
    .selectFrom('statistics')
    .select(['day', 'visitors', 'times'])
    .where('kind', '=', 'site')
    .orderBy('day')
    .execute()

const allSearches = (store: Store) =>
  sumSearchesAndMissing(store, { from: '0000-01-01', to: '9999-12-31' }, 'search', {
    minVisitors: 1,
    limit: 50,
  })

describeStores((makeStore) => {
  test('two processes count a visitor once and share one limit', async () => {
    const place = await makeStore.place()
    const stores = await Promise.all([openStore(place), openStore(place)])
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()))
    })
    const [one, two] = stores.map(({ db }) => openCounter(db))
    if (!one || !two) throw new Error('Two were asked for')
    for (const { view } of [one, two]) {
      view(anna)
      view(anna, '/about')
      for (let count = 0; count < VISIT_LIMIT.limit - 20; count++) view(berta)
    }
    await Promise.all([one.counter.flush(), two.counter.flush()])
    expect([one.failures, two.failures]).toEqual([[], []])
    const [store] = stores
    expect(store && (await daysOf(store.db))).toEqual([
      { day: '2026-03-04', visitors: 2, times: 4 + VISIT_LIMIT.limit },
    ])
  })

  // STAT-COUNT-7
  test.each([
    ['a day of 23 hours', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    ['a day of 25 hours', 'Europe/Stockholm', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
    ['a day far from UTC', 'Pacific/Auckland', '2026-07-01', '2026-06-30T12:00:00Z', '2026-07-01T11:59:59Z'],
  ])('%s is one day, from midnight to midnight', async (_, zone, day, first, last) => {
    const { db } = await makeStore()
    const { counter, view, setNow } = openCounter(db, { at: first, zone })
    const second = (time: string, by: number) => new Date(Date.parse(time) + by * 1_000).toISOString()
    for (const time of [second(first, -1), first, last, second(last, 1)]) {
      setNow(time)
      view(anna)
    }
    await counter.flush()
    const days = await daysOf(db)
    expect(days).toHaveLength(3)
    expect(days[1]).toEqual({ day, visitors: 1, times: 2 })
  })

  // STAT-VISITOR-1, PRIV-KEEP-2
  test('a day’s salt and marks are deleted when it is over; its counts stay', async () => {
    const { db } = await makeStore()
    const { counter, view, setNow } = openCounter(db)
    view(anna)
    await counter.flush()
    setNow('2026-03-05T00:00:01Z')
    view(anna)
    await counter.flush()
    await pruneVisitMarks(db, '2026-03-05', '2026-03-05T00:00:00.000Z')
    const salts = await db.selectFrom('visit_salts').select('day').execute()
    const marks = await db.selectFrom('visit_marks').select(['day', 'visitor']).execute()
    expect(salts).toEqual([{ day: '2026-03-05' }])
    expect(new Set(marks.map(({ day }) => day))).toEqual(new Set(['2026-03-05']))
    expect(await daysOf(db)).toEqual([
      { day: '2026-03-04', visitors: 1, times: 1 },
      { day: '2026-03-05', visitors: 1, times: 1 },
    ])
  })

  // STAT-SEARCH-1
  test('partial input counts as one search; the same search later counts again', async () => {
    const { db } = await makeStore()
    const { counter } = openCounter(db)
    for (const [text, results] of [
      ['au', 9],
      ['auber', 1],
      ['Aubergine ', 0],
      ['aubergine', 0],
    ] as const)
      counter.countSearch(text, results, anna)
    counter.countSearch('oat', 3, berta)
    counter.countSearch('oats', 2, berta)
    counter.countSearch('soup', 1, berta)
    await counter.flush()
    const searches = await allSearches(db)
    expect(searches.map(({ subject, times, detail }) => [subject, times, detail]).sort()).toEqual([
      ['aubergine', 2, '0'],
      ['oats', 1, '2'],
      ['soup', 1, '1'],
    ])
  })

  test('the result count of a search is the latest one, compared as a number', async () => {
    const { db } = await makeStore()
    const { counter, setNow } = openCounter(db)
    for (const [time, results] of [
      ['2026-03-04T12:00:00Z', 9],
      ['2026-03-05T12:00:00Z', 10],
    ] as const) {
      setNow(time)
      counter.countSearch('oats', results, anna)
      await counter.flush()
    }
    expect((await allSearches(db))[0]?.detail).toBe('10')
  })

  test('unusual characters are counted like others and do not stop later visits from being counted', async () => {
    const { db } = await makeStore()
    const { counter, view, failures } = openCounter(db)
    counter.countSearch('a\u0000b', 0, anna)
    counter.countSearch(`${'x'.repeat(199)}😀`, 0, berta)
    view(anna)
    await counter.flush()
    expect(failures).toEqual([])
    expect(await daysOf(db)).toHaveLength(1)
    expect((await allSearches(db)).map(({ visitors }) => visitors)).toEqual([1, 1])
  })
})

// STAT-COUNT-6
test('while the store is away visits are buffered, and distinct ones beyond the limit are not counted', async () => {
  const { db } = await storeMaker('sqlite')()
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const told: unknown[] = []
  let isAway = true
  const counter = new VisitCounter({
    store: db,
    clock: () => new Date('2026-03-04T12:00:00Z'),
    timeZone: async () => {
      if (isAway) throw away
      return 'UTC'
    },
    onViews: () => undefined,
    log: { warn: ({ err }: { err: unknown }) => told.push(err), error: (about: unknown) => told.push(about) },
  })
  // Stands for a million: above the bounds all behave alike.
  for (let count = 0; count < 100_000; count++) {
    const visitor = { hash: `v${count}`, origin: `o${count}`, networks: [] }
    counter.countMissing(`/nowhere/${count}/${'x'.repeat(500)}`, null, visitor)
    counter.countVisit('view', SOUP, visitor, null)
    counter.countSearch(`word ${count}`, 0, visitor)
  }
  await counter.flush()
  expect(told).toEqual([away])
  isAway = false
  await counter.flush()
  expect(told).toHaveLength(1)
  const rows = await db.selectFrom('statistics').select(['kind', 'subject', 'times']).execute()
  const sum = rows.reduce((total, { kind, times }) => (kind === 'site' ? total : total + times), 0)
  expect(sum).toBe(20_000)
  const subjects = rows.filter(({ kind }) => kind === 'missing' || kind === 'search')
  for (const of of ['missing', 'search'])
    expect(subjects.filter(({ kind }) => kind === of).length).toBeLessThanOrEqual(2_000)
  expect(Math.max(...subjects.map(({ subject }) => subject.length))).toBe(200)
})
