import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { readGrowth } from './subscriber-list.ts'
import {
  bounceSubscriber,
  confirmSubscriber,
  getSubscriber,
  movePlan,
  subscribeAddress,
  unsubscribeSubscriber,
} from './subscribers.ts'

const JOINED = '2026-03-01T08:00:00.000Z'
const CONFIRMED = '2026-03-02T08:00:00.000Z'
const LEFT = '2026-03-03T08:00:00.000Z'
const LATER = '2026-03-09T08:00:00.000Z'
const BOUNCE = { now: LATER, reason: '550 5.1.1 no such mailbox' }

/** Adds a pending subscriber. */
async function ask(db: Store, now = JOINED): Promise<number> {
  const { id } = await subscribeAddress(
    db,
    { email: 'anna@example.com', referralSource: 'footer', tags: [] },
    now,
  )
  return id
}

/** Adds an active subscriber in the middle of the plan. */
async function join(db: Store): Promise<number> {
  const id = await ask(db)
  await confirmSubscriber(db, id, CONFIRMED)
  await movePlan(db, id, () => ({ plan_day: 3, plan_due_at: LEFT }))
  return id
}

const stored = (db: Store, id: number) =>
  db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describeStores((makeStore) => {
  test('growth counts a subscriber from confirming until leaving', async () => {
    const { db } = await makeStore()
    expect(await readGrowth(db, [JOINED, LATER])).toEqual([0, 0])
    const id = await ask(db)
    await confirmSubscriber(db, id, CONFIRMED)
    await unsubscribeSubscriber(db, id, LEFT)
    expect(await readGrowth(db, [JOINED, CONFIRMED, LEFT, LATER])).toEqual([0, 1, 0, 0])
  })

  test('each step of a subscription is stored with its time and clears what it replaces', async () => {
    const { db } = await makeStore()
    const id = await join(db)
    expect(await stored(db, id)).toMatchObject({
      state: 'active',
      confirmed_at: CONFIRMED,
      updated_at: CONFIRMED,
      next_send_at: null,
      plan_day: 3,
    })
    await unsubscribeSubscriber(db, id, LEFT)
    const gone = { state: 'unsubscribed', unsubscribed_at: LEFT, updated_at: LEFT }
    expect(await stored(db, id)).toMatchObject({ ...gone, plan_day: null, plan_due_at: null })

    await ask(db, LATER)
    await confirmSubscriber(db, id, LATER)
    expect(await stored(db, id)).toMatchObject({ state: 'active', unsubscribed_at: null })
    await movePlan(db, id, () => ({ plan_day: 1, plan_due_at: LATER }))
    await bounceSubscriber(db, id, BOUNCE)
    const bounced = { state: 'bounced', bounced_at: LATER, bounce_reason: BOUNCE.reason }
    expect(await stored(db, id)).toMatchObject({ ...bounced, plan_day: null, plan_due_at: null })

    await ask(db, '2026-04-09T08:00:00.000Z')
    await confirmSubscriber(db, id, '2026-04-09T08:00:00.000Z')
    expect(await stored(db, id)).toMatchObject({ state: 'active', bounced_at: null, bounce_reason: null })
  })

  // NEWS-STATE-2
  test('after leaving, a subscriber can sign up again at once and must confirm again', async () => {
    const { db } = await makeStore()
    const id = await join(db)
    const input: Parameters<typeof subscribeAddress>[1] = {
      email: 'anna@example.com',
      referralSource: 'footer',
      tags: [],
    }
    const asked = async () => (await subscribeAddress(db, input, LEFT)).letter
    expect([await asked(), await asked()]).toEqual(['already_subscribed', null])
    await unsubscribeSubscriber(db, id, LEFT)
    expect([await asked(), await asked()]).toEqual(['confirmation', null])
  })

  test('a step without effect writes nothing, neither repeated nor after leaving', async () => {
    const { db } = await makeStore()
    const id = await join(db)
    const active = await stored(db, id)
    expect(await confirmSubscriber(db, id, LATER)).toMatchObject({ isNew: false, subscriber: { id } })
    expect(await stored(db, id)).toEqual(active)

    expect(await unsubscribeSubscriber(db, id, LEFT)).toMatchObject({ isNew: true })
    const gone = await stored(db, id)
    expect(await unsubscribeSubscriber(db, id, LATER)).toMatchObject({ isNew: false })
    expect(await confirmSubscriber(db, id, LATER)).toMatchObject({
      isNew: false,
      subscriber: { state: 'unsubscribed' },
    })
    await bounceSubscriber(db, id, BOUNCE)
    expect(await stored(db, id)).toEqual(gone)
  })

  test('of concurrent confirmations one counts as new', async () => {
    const { db } = await makeStore()
    const id = await ask(db)
    const pressed = (press: typeof confirmSubscriber) =>
      Promise.all(
        Array.from({ length: 8 }, () => inTransaction(db, (transaction) => press(transaction, id, LATER))),
      )
    for (const press of [confirmSubscriber, unsubscribeSubscriber]) {
      expect((await pressed(press)).filter((change) => change?.isNew)).toHaveLength(1)
    }
  })

  test('a deleted subscriber is not recreated', async () => {
    const { db } = await makeStore()
    expect(await confirmSubscriber(db, 7, LATER)).toBeNull()
    expect(await unsubscribeSubscriber(db, 7, LATER)).toBeNull()
    expect(await getSubscriber(db, 7)).toBeNull()
  })
})
