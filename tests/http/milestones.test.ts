import { describe, expect, test, vi } from 'vitest'
import { issueCreateSchema } from '../../src/domain/newsletter/issue.ts'
import type { Milestone } from '../../src/domain/site/overview-calls.ts'
import { createArticle } from '../../src/server/store/items/articles.ts'
import { beginSending, scheduleIssue } from '../../src/server/store/newsletter/issue-sending.ts'
import { createIssue } from '../../src/server/store/newsletter/issues.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import type { TestApp } from '../support/app.ts'
import { openCoachSite } from '../support/coach-site.ts'
import { articleInput, at, saved } from '../support/factories.ts'
import { importAll, makeGhost } from '../support/import-files.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const NOW = '2026-07-20T12:00:00.000Z'
const TOMORROW = '2026-07-21T12:00:00.000Z'

describe.each(['sqlite', 'postgres'] as const)('the coach’s firsts on %s', (kind) => {
  let app: TestApp
  let ask: AdminClient
  openCoachSite(kind, NOW, (opened, client) => {
    app = opened
    ask = client
  })

  const untold = async (): Promise<Milestone[]> => (await ask('GET', '/milestones')).json().milestones
  const write = async (title: string, more: object = {}) => {
    const body = { title, slug: title.toLowerCase(), content: 'x', status: 'published', ...more }
    return (await ask('POST', '/articles', body)).json().article
  }

  // ADMIN-FIRST-1, ADMIN-FIRST-4
  test('the first article is announced once, later ones are not', async () => {
    const draft = await write('Swimming', { status: 'draft' })
    expect(await untold()).toEqual([])
    const { id, updated_at } = draft
    await ask('PUT', `/articles/${id}`, { status: 'published', updated_at })
    await write('Resting')
    const told = { kind: 'article', id, title: 'Swimming', path: '/blog/swimming' }
    expect(await untold()).toEqual([told])
    const seen = await ask('PUT', '/milestones/article', { seen: true })
    expect(seen.json()).toEqual({ milestones: [] })
    await ask('PUT', `/articles/${id}`, { status: 'draft' })
    await ask('PUT', `/articles/${id}`, { status: 'published' })
    expect(await untold()).toEqual([])
    expect((await ask('PUT', '/milestones/recipe', { seen: true })).statusCode).toBe(404)
    expect((await ask('PUT', '/milestones/nothing', { seen: true })).statusCode).toBe(404)
    expect((await ask('PUT', '/milestones/article', { seen: false })).statusCode).toBe(400)
  })

  // ADMIN-FIRST-2
  test('a scheduled article is announced at its time, and not while readers cannot see it', async () => {
    const { id } = await write('Later', { published_at: TOMORROW })
    expect(await untold()).toEqual([])
    app.setNow('2026-07-21T13:00:00.000Z')
    ask = await openAdminClient(app)
    expect((await untold()).map((one) => one.id)).toEqual([id])
    await ask('PUT', `/articles/${id}`, { status: 'archived' })
    expect(await untold()).toEqual([])
    await ask('PUT', `/articles/${id}`, { status: 'published' })
    await ask('PUT', '/milestones/article', { seen: true })
    expect(await untold()).toEqual([])
  })

  // ADMIN-FIRST-3
  test('a sample’s draft published by the coach counts as first article; public sample items do not', async () => {
    const addSample = async (fields: Parameters<typeof articleInput>[0]) =>
      saved(await createArticle(app.store.db, articleInput(fields), at(NOW), { sample: true })).item
    await addSample({ title: 'Public sample' })
    const { id } = await addSample({ title: 'Sample draft', status: 'draft', published_at: null })
    expect(await untold()).toEqual([])
    expect((await ask('PUT', `/articles/${id}`, { status: 'published' })).statusCode).toBe(200)
    expect(await untold()).toMatchObject([{ kind: 'article', id, title: 'Sample draft' }])
  })

  // ADMIN-FIRST-3
  test('an imported article is not announced', async () => {
    const file = makeGhost([{ title: 'Long public', slug: 'long-public', html: '<p>Words.</p>' }])
    expect(await importAll(ask, file)).toMatchObject({ created: 1 })
    expect((await app.server.inject('/blog/long-public')).statusCode).toBe(200)
    expect(await untold()).toEqual([])
  })

  test('the first letter is announced once it is being sent', async () => {
    const { db } = app.store
    const context = { now: NOW, actor: SYSTEM_ACTOR }
    const fields = issueCreateSchema.parse({ subject: 'Hello', content: 'Dear reader' })
    const { id } = await createIssue(db, fields, context)
    await scheduleIssue(db, id, { sendAt: NOW }, context)
    expect(await untold()).toEqual([])
    await beginSending(db, id, NOW, 'UTC')
    expect(await untold()).toMatchObject([{ kind: 'issue', id, title: 'Hello' }])
  })
})
