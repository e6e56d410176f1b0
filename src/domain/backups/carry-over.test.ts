import { describe, expect, test } from 'vitest'
import { carryIssues, carryMessages, carryReplies, carrySubscribers, carryTrash } from './carry-over.ts'

// BACKUP-LIVE-7
describe('subscribers', () => {
  const person = (id: number, email: string, more: object = {}) => ({
    id,
    email,
    first_name: null as string | null,
    search_key: email,
    source: 'footer',
    tags: '[]',
    state: 'active',
    plan_day: null as number | null,
    ...more,
  })
  const carry = (
    saved: ReturnType<typeof person>[],
    now: ReturnType<typeof person>[],
    mayReturn = (_email: string) => true,
  ) => carrySubscribers({ saved, now }, mayReturn)

  test('a subscriber who has unsubscribed since stays unsubscribed, and the plan continues at its present day', () => {
    const saved = [person(1, 'a@x.io', { tags: '["old"]', plan_day: 2 })]
    const now = [person(1, 'a@x.io', { state: 'unsubscribed', tags: '["new"]', plan_day: 5 })]
    expect(carry(saved, now).rows).toEqual([{ ...now[0], tags: '["old"]' }])
  })

  test('an erased subscriber with a do-not-mail record does not return; a merely lost one does', () => {
    const saved = [person(1, 'erased@x.io'), person(2, 'lost@x.io')]
    expect(carry(saved, [], (email) => email !== 'erased@x.io').rows).toEqual([saved[1]])
  })

  test('a subscriber who has signed up since is kept, one imported since is not', () => {
    const now = [person(3, 'new@x.io'), person(4, 'bulk@x.io', { source: 'import' })]
    expect(carry([person(1, 'a@x.io')], now).rows.map(({ email }) => email)).toEqual(['a@x.io', 'new@x.io'])
  })

  test('over another site’s backup no subscriber gets the id of another', () => {
    const { rows, ids } = carry(
      [person(1, 'theirs@x.io'), person(2, 'both@x.io')],
      [person(1, 'both@x.io'), person(2, 'mine@x.io')],
    )
    expect(rows.map(({ id, email }) => [id, email])).toEqual([
      [1, 'theirs@x.io'],
      [2, 'both@x.io'],
      [3, 'mine@x.io'],
    ])
    expect([...ids]).toEqual([
      [1, 2],
      [2, 3],
    ])
  })
})

test('messages: every received one is kept, and those deleted since return', () => {
  const message = (id: number, state: string) => ({
    id,
    state,
    email: 'a@x.io',
    received_at: `2026-01-0${id}`,
  })
  const { rows } = carryMessages({
    saved: [message(1, 'unread'), message(2, 'unread')],
    now: [message(2, 'answered'), message(3, 'unread')],
  })
  expect(rows).toEqual([message(1, 'unread'), message(2, 'answered'), message(3, 'unread')])
})

test('replies follow their messages, and return with a message deleted since', () => {
  const reply = (id: number, message_id: number) => ({ id, message_id, created_at: `2026-01-0${id}` })
  const lists = { saved: [reply(1, 1), reply(2, 2)], now: [reply(1, 1), reply(3, 4)] }
  const messageIds = new Map([
    [1, 1],
    [4, 5],
  ])
  expect(carryReplies(lists, messageIds).rows).toEqual([
    reply(1, 1),
    reply(2, 2),
    { ...reply(3, 4), message_id: 5 },
  ])
})

// BACKUP-LIVE-8
describe('issues', () => {
  type State = 'draft' | 'scheduled' | 'sending' | 'sent'
  const issue = (id: number, state: State, slug = `no-${id}`) => ({
    id,
    state,
    slug,
    send_at: state === 'draft' ? null : '2026-01-01',
    created_at: `2025-12-0${id}`,
  })
  const statesAfter = (saved: State | null, now: State | null) =>
    carryIssues({ saved: saved ? [issue(1, saved)] : [], now: now ? [issue(1, now)] : [] }).rows.map(
      ({ state, send_at }) => [state, send_at !== null],
    )

  test.each<[State | null, State | null, [State, boolean][]]>([
    ['scheduled', 'sent', [['sent', true]]],
    ['sending', 'sent', [['sent', true]]],
    ['draft', 'sending', [['sending', true]]],
    ['scheduled', 'scheduled', [['draft', false]]],
    ['scheduled', 'draft', [['draft', false]]],
    ['scheduled', null, [['draft', false]]],
    ['draft', 'scheduled', [['draft', false]]],
    ['sending', null, [['sent', true]]],
    [null, 'sent', [['sent', true]]],
    [null, 'draft', []],
  ])('%s in the backup and %s today', (saved, now, after) => {
    expect(statesAfter(saved, now)).toEqual(after)
  })

  test('an issue sent since is kept, unless another issue has its address again', () => {
    const { rows } = carryIssues({ saved: [issue(1, 'draft', 'hello')], now: [issue(2, 'sent', 'hello')] })
    expect(rows.map(({ id }) => id)).toEqual([1])
  })
})

test('the trash is as in the backup; pictures deleted since stay in it, and nothing on the site is in it', () => {
  const row = (type: string, item_id: string, deleted_at: string) => ({ type, item_id, deleted_at })
  const saved = [row('article', '1', 'then'), row('image', 'a', 'then'), row('issue', '3', 'then')]
  const now = [row('article', '2', 'now'), row('image', 'a', 'now'), row('image', 'b', 'now')]
  const onSite = [{ type: 'issue', item_id: '3' }]
  expect(carryTrash({ saved, now }, onSite)).toEqual([saved[0], saved[1], now[2]])
})
