import { describe, expect, test } from 'vitest'
import type { Suggestion } from '../../src/domain/suggestions/suggestion-calls.ts'
import { cleanUp } from '../../src/server/jobs/clean-up.ts'
import { addMessage } from '../../src/server/store/contact/messages.ts'
import { addToStatistics, type Counted } from '../../src/server/store/statistics/statistics.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import type { TestApp } from '../support/app.ts'
import { openCoachSite } from '../support/coach-site.ts'

const NOW = '2026-07-20T12:00:00.000Z'
const SLEEP = 'search-perimenopaus-sleep'
const WHO = ['a', 'b', 'c']

/** Returns counts of a day; of three visitors by default. */
const counted = (more: Pick<Counted, 'kind' | 'subject'> & Partial<Counted>): Counted => ({
  day: '2026-07-18',
  times: 9,
  visitors: WHO,
  detail: null,
  ...more,
})
const searched = (subject: string, more: Partial<Counted> = {}) =>
  counted({ kind: 'search', subject, detail: '0', ...more })

describe.each(['sqlite', 'postgres'] as const)('suggestions on %s', (kind) => {
  let app: TestApp
  let ask: AdminClient
  openCoachSite(kind, NOW, (opened, client) => {
    app = opened
    ask = client
  })

  const count = (...all: Counted[]) => addToStatistics(app.store.db, all)
  const list = async (): Promise<Suggestion[]> => {
    const response = await ask('GET', '/suggestions')
    expect(response.statusCode).toBe(200)
    return response.json().suggestions
  }
  const find = async (id: string) => (await list()).find((one) => one.id === id)
  const decide = (id: string, body: object) => ask('PUT', `/suggestions/${id}`, body)
  /** Advances the clock and logs in again, since a login expires. */
  const passTo = async (iso: string) => {
    app.setNow(iso)
    ask = await openAdminClient(app)
  }

  test('a draft is created from a title alone, on every request', async () => {
    const begin = (title: string) => ask('POST', '/suggestions/drafts', { type: 'article', title })
    const ids = []
    for (const title of ['Sore knees', 'Sore knees', '🕺']) {
      const response = await begin(title)
      expect(response.statusCode).toBe(201)
      ids.push(response.json().draft.id)
    }
    const drafts = (await ask('GET', '/articles')).json().articles
    expect(ids.map((id) => drafts.find((one: { id: number }) => one.id === id))).toMatchObject([
      { title: 'Sore knees', slug: 'sore-knees', status: 'draft' },
      { title: 'Sore knees', slug: 'sore-knees-2', status: 'draft' },
      // No part of this title can be used in an address.
      { title: '🕺', slug: 'new-article', status: 'draft' },
    ])
    expect((await begin(' ')).json().error).toBe('Title is required')
  })

  // IDEA-SOURCE-2
  test('failed searches of three visitors become a suggestion, those of two or with results do not', async () => {
    await ask('POST', '/articles', {
      title: 'Sore knees',
      slug: 'sore-knees',
      content: 'x',
      status: 'published',
    })
    await count(
      searched('perimenopause sleep'),
      searched('hidden wish', { visitors: ['a', 'b'] }),
      searched('found one', { detail: '4' }),
      searched('knees'),
      searched('long ago', { day: '2026-03-01' }),
      counted({ kind: 'missing', subject: '/blog/yoga-for-runners', times: 4 }),
      counted({ kind: 'missing', subject: '/wp-login.php' }),
    )
    const open = await list()
    expect(open.filter(({ kind: one }) => one !== 'season').map(({ id }) => id)).toEqual([
      SLEEP,
      'missing-runner-yoga',
    ])
    expect(open[0]).toEqual({
      id: SLEEP,
      kind: 'search',
      sentence: '9 searches for “perimenopause sleep” found nothing',
      evidence: [{ kind: 'search', text: '9 searches for “perimenopause sleep” found nothing', times: 9 }],
      draft: { type: 'article', title: 'Perimenopause sleep', id: null },
      state: 'open',
      later_until: null,
      look_again_at: null,
      outcome: null,
    })
  })

  // IDEA-SOURCE-1
  test('considers counts of 60 days, messages of 180 days and visible items only', async () => {
    const ask180DaysAgo = (word: string, at: string) =>
      Promise.all(
        ['Ann', 'Berta', 'Cleo'].map((firstName, index) =>
          addMessage(
            app.store.db,
            {
              firstName,
              lastName: 'Meyer',
              email: `${index}@example.com`,
              subject: 'A question',
              message: `What helps against ${word}?`,
            },
            'unread',
            at,
          ),
        ),
      )
    await ask180DaysAgo('headaches', '2026-01-21T12:00:00.000Z')
    await ask180DaysAgo('blisters', '2026-01-21T11:59:59.000Z')
    await count(
      searched('lower back', { day: '2026-05-22' }),
      searched('tired ankles', { day: '2026-05-21' }),
      counted({ kind: 'missing', subject: '/blog/kind-neighbours', day: '2026-05-22' }),
      counted({ kind: 'missing', subject: '/blog/early-mornings', day: '2026-05-21' }),
    )
    const found = async () =>
      (await list())
        .filter(({ kind: one }) => one !== 'season')
        .map(({ id }) => id)
        .sort()
    const ideas = await found()
    expect(ideas).toEqual(['missing-neighbour', 'question-headach', 'search-back-lower'])
    // An item that only the coach can open does not answer a reader's question.
    const fields = { title: 'Your lower back', slug: 'your-lower-back', content: 'x' }
    const { article } = (await ask('POST', '/articles', { ...fields, status: 'draft' })).json()
    expect(await found()).toEqual(ideas)
    await ask('PUT', `/articles/${article.id}`, { status: 'published' })
    expect(await found()).toEqual(['missing-neighbour', 'question-headach'])
  })

  test('questions of three senders become a suggestion without personal data', async () => {
    for (const [index, name] of ['Ann', 'Berta', 'Cleo'].entries())
      await addMessage(
        app.store.db,
        {
          firstName: name,
          lastName: 'Meyer',
          email: `${index}@example.com`,
          subject: 'A question',
          message: `${name} Meyer here. What helps against hot nights?`,
        },
        'unread',
        NOW,
      )
    const found = (await list()).filter(({ kind: one }) => one === 'question')
    expect(found).toMatchObject([
      { sentence: '3 people wrote to ask about nights', evidence: [{ times: 3 }] },
    ])
    expect(JSON.stringify(found)).not.toMatch(/ann|berta|cleo|meyer|example\.com/i)
  })

  // IDEA-DECIDE-1
  test('concurrent starts of a suggestion create one draft', async () => {
    await count(searched('perimenopause sleep'))
    await ask('POST', '/articles', { title: 'x', slug: 'perimenopause-sleep', content: '' })
    await ask('PUT', '/articles/new/draft', { fields: { title: 'Being typed' } })
    const answers = await Promise.all([1, 2, 3].map(() => decide(SLEEP, { state: 'started' })))
    const drafts = answers.map((answer) => answer.json().suggestion.draft.id)
    expect(new Set(drafts).size).toBe(1)
    const { article } = (await ask('GET', `/articles/${drafts[0]}`)).json()
    expect(article).toMatchObject({
      title: 'Perimenopause sleep',
      slug: 'perimenopause-sleep-2',
      status: 'draft',
    })
    expect((await ask('GET', '/articles')).json().total).toBe(2)
    expect(await find(SLEEP)).toMatchObject({ state: 'started', evidence: [{ times: 9 }] })
    // Deleting the draft reopens the idea.
    await ask('DELETE', `/articles/${drafts[0]}`)
    expect(await find(SLEEP)).toMatchObject({ state: 'open', draft: { id: null } })
    const again = (await decide(SLEEP, { state: 'started' })).json().suggestion.draft.id
    expect(again).not.toBe(drafts[0])
  })

  // IDEA-DECIDE-2
  test('“later” hides a suggestion for 30 days, “not for me” permanently, and both can be undone', async () => {
    await count(searched('perimenopause sleep'), searched('perimenopause sleep', { day: '2026-08-18' }))
    await decide(SLEEP, { state: 'open', later: true })
    expect(await find(SLEEP)).toMatchObject({ state: 'open', later_until: '2026-08-19T12:00:00.000Z' })
    await passTo('2026-08-19T11:00:00.000Z')
    expect(await find(SLEEP)).toMatchObject({ later_until: '2026-08-19T12:00:00.000Z' })
    await passTo('2026-08-19T12:00:00.000Z')
    expect(await find(SLEEP)).toMatchObject({ state: 'open', later_until: null })
    await decide(SLEEP, { state: 'dismissed' })
    await passTo('2026-09-10T12:00:00.000Z')
    expect(await find(SLEEP)).toMatchObject({ state: 'dismissed' })
    await decide(SLEEP, { state: 'open' })
    expect(await find(SLEEP)).toMatchObject({ state: 'open', later_until: null })
  })

  // IDEA-OUTCOME-1
  test('six weeks after publication a suggestion reports its effect', async () => {
    await count(
      searched('perimenopause sleep'),
      searched('perimenopause sleep', { day: '2026-07-25', times: 2 }),
    )
    const { draft } = (await decide(SLEEP, { state: 'started' })).json().suggestion
    expect(await find(SLEEP)).toMatchObject({ look_again_at: null, outcome: null })
    const path = '/blog/perimenopause-sleep'
    await ask('PUT', `/articles/${draft.id}`, { content: 'Sleep.', status: 'published' })
    expect(await find(SLEEP)).toMatchObject({ look_again_at: '2026-08-31T12:00:00.000Z', outcome: null })
    await count(
      searched('perimenopause sleep', { day: '2026-08-01', detail: '1' }),
      counted({ kind: 'view', subject: path, day: '2026-08-01' }),
      counted({ kind: 'subscribed', subject: path, day: '2026-08-01', times: 1, visitors: null }),
    )
    await passTo('2026-08-31T12:00:00.000Z')
    expect((await find(SLEEP))?.outcome).toEqual({
      measure: 'searches',
      before: 9,
      after: 2,
      sentence:
        'Searches for “perimenopause sleep” that find nothing, in the six weeks before and after. 3 people read it, and it brought 1 person to the letter.',
    })
  })

  test('clean-up deletes old postponed and started suggestions, never permanent dismissals', async () => {
    await count(searched('perimenopause sleep'), searched('lower back'), searched('knees'))
    await decide(SLEEP, { state: 'open', later: true })
    await decide('search-back-lower', { state: 'dismissed' })
    await decide('search-knee', { state: 'started' })
    await passTo('2029-01-01T00:00:00.000Z')
    const failures: unknown[] = []
    const log = { error: (what: unknown) => failures.push(what) }
    await cleanUp({ store: app.store.db, mediaStore: app.mediaStore, clock: app.clock, log })
    expect(failures).toEqual([])
    expect((await list()).filter(({ kind: one }) => one === 'search').map(({ id }) => id)).toEqual([
      'search-back-lower',
    ])
  })

  test('invalid input gets a message', async () => {
    expect((await decide('search-nothing', { state: 'dismissed' })).statusCode).toBe(404)
    expect((await decide(`x`.repeat(300), { state: 'open' })).statusCode).toBe(400)
    for (const body of [
      {},
      { state: 'later' },
      { state: 'started', later: true },
      { state: 'open', later: 'x' },
      [],
    ])
      expect((await decide('season-new-year-2027', body)).statusCode, JSON.stringify(body)).toBe(400)
  })
})
