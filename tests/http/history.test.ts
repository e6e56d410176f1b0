import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/domain/audit/history-calls.ts'
import { writeAuditEntry } from '../../src/server/store/audit/audit-log.ts'
import type { AdminClient } from '../support/admin-client.ts'
import type { TestApp } from '../support/app.ts'
import { openCoachSite } from '../support/coach-site.ts'
import { NOW } from '../support/factories.ts'

describe.each(['sqlite', 'postgres'] as const)('the history on %s', (kind) => {
  let app: TestApp
  let ask: AdminClient
  openCoachSite(kind, NOW, (opened, client) => {
    app = opened
    ask = client
  })

  const read = async (query = ''): Promise<{ entries: HistoryEntry[]; total: number }> => {
    const response = await ask('GET', `/history?${query}`)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const sentences = async (query = '') => (await read(query)).entries.map(({ sentence }) => sentence)
  const note = (now: string, more: object = {}, who: object = {}) =>
    writeAuditEntry(
      app.store.db,
      { now, actor: { userType: 'anonymous', ipAddress: '203.0.113.9', userAgent: '=cmd|calc', ...who } },
      { action: 'login', resource: 'session', success: false, errorMessage: 'Wrong password', ...more },
    )

  // ADMIN-HISTORY-1
  test('the coach’s actions are listed plainly, newest first, with a link while it exists', async () => {
    const made = await ask('POST', '/articles', { title: 'Rest “well”', slug: 'rest' })
    const { id } = made.json()
    await ask('PUT', `/articles/${id}`, { status: 'published' })
    const { entries, total } = await read()
    expect(total).toBe(2)
    expect(entries).toMatchObject([
      { sentence: 'Published the article “Rest “well””', actor: 'coach', href: `/admin/articles/edit/${id}` },
      { sentence: 'Created the article “Rest “well””', actor: 'coach', href: `/admin/articles/edit/${id}` },
    ])
    await ask('DELETE', `/articles/${id}`)
    expect((await read()).entries.map(({ href }) => href)).toEqual([null, null, null])
  })

  test('actions on an issue are listed, including older entries that call it a campaign', async () => {
    const { id } = (await ask('POST', '/issues', { subject: 'Spring' })).json()
    const scheduled = { action: 'campaign_scheduled', resource: 'campaign', resourceId: id, success: true }
    const coach = { userId: 'admin', userType: 'admin' }
    await note('2026-03-01T03:00:00.000Z', { ...scheduled, details: { subject: 'Spring' } }, coach)
    const { entries } = await read('kind=people')
    const href = `/admin/issues/${id}`
    expect(entries).toMatchObject([
      { sentence: 'Created the newsletter issue “Spring”', actor: 'coach', href },
      { sentence: 'Scheduled the newsletter issue “Spring”', actor: 'coach', href },
    ])
  })

  test('it is narrowed by kind, actor, day and search, and comes in pages', async () => {
    await ask('PUT', '/settings', { time_zone: 'America/New_York' })
    await ask('POST', '/categories', { name: 'Sleep' })
    // Still March 3 in New York.
    await note('2026-03-04T03:00:00.000Z')
    await note('2026-03-04T06:00:00.000Z', {}, { ipAddress: '198.51.100.7' })
    expect(await sentences('kind=content')).toEqual(['Created the category “Sleep”'])
    expect((await read('actor=stranger')).total).toBe(2)
    expect((await read('actor=coach')).total).toBe(2)
    const cleanUp = { action: 'cleanup', resource: 'images', success: true }
    await note('2026-03-02T06:00:00.000Z', cleanUp, { userId: 'system', userType: 'admin' })
    await note('2026-03-02T07:00:00.000Z', { action: 'error', resource: 'app' })
    expect((await read('actor=site')).entries.map(({ actor, timestamp }) => [actor, timestamp])).toEqual([
      ['site', '2026-03-02T07:00:00.000Z'],
      ['site', '2026-03-02T06:00:00.000Z'],
    ])
    expect((await read('actor=stranger')).total).toBe(2)
    expect((await read('from=2026-03-03&to=2026-03-03')).entries.map(({ timestamp }) => timestamp)).toEqual([
      '2026-03-04T03:00:00.000Z',
    ])
    expect((await read('from=2026-03-04')).total).toBe(3)
    expect((await read('q=198.51.100')).total).toBe(1)
    expect((await read('q=SLEEP')).total).toBe(1)
    expect((await read('q=100%25')).total).toBe(0)
    const second = await read('limit=1&page=2')
    expect([second.total, second.entries.length]).toEqual([6, 1])
    expect(second.entries).toEqual((await read()).entries.slice(1, 2))
  })

  test.each([
    'kind=other',
    'actor=me',
    'from=yesterday',
    'to=2026-02-30',
    'from=0001-01-01',
    'to=9999-12-31',
    'limit=0',
  ])('%s is a 400', async (query) => {
    expect((await ask('GET', `/history?${query}`)).statusCode).toBe(400)
  })

  test('the export holds what fits, and no formula a stranger chose', async () => {
    await note('2026-03-04T03:00:00.000Z', { action: 'odd', resource: '=HYPERLINK("x")' })
    await note('2026-03-04T06:00:00.000Z')
    const response = await ask('GET', '/history.csv?to=2026-03-04')
    expect(response.headers['content-type']).toContain('text/csv')
    expect(response.headers['content-disposition']).toContain('history.csv')
    const rows: Record<string, string>[] = parse(response.body, { columns: true })
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ who: 'stranger', worked: 'no', action: 'login' })
    for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(/^[=+\-@]/)
  })
})
