import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { DEFAULT_SETTINGS } from '../../domain/site/default-settings.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { OpenStore } from '../store/database.ts'
import {
  confirmSubscriber,
  movePlan,
  subscribeAddress,
  unsubscribeSubscriber,
} from '../store/newsletter/subscribers.ts'
import { writeDuePlanLetters } from './send-newsletter.ts'

const START = Date.parse('2026-01-10T20:00:00.000Z')

async function addOnPlan(store: OpenStore, email: string): Promise<number> {
  const now = new Date(START).toISOString()
  const subscription = { email, referralSource: 'footer', tags: [] } as const
  const { id } = await subscribeAddress(store.db, { ...subscription, tags: [] }, now)
  await confirmSubscriber(store.db, id, now)
  await movePlan(store.db, id, () => ({ plan_day: 1, plan_due_at: '2026-01-11T07:00:00.000Z' }))
  return id
}

function openJob(store: OpenStore) {
  let time = START
  return {
    write: () =>
      writeDuePlanLetters({
        store: store.db,
        settings: async () => DEFAULT_SETTINGS,
        clock: () => new Date(time),
        log: pino({ level: 'silent' }),
        triggerDelivery: () => undefined,
      }),
    advance: (ms: number) => {
      time += ms
    },
  }
}

describeStores((makeStore) => {
  // PLAN-MAIL-1
  test('a letter of the plan is written each morning for seven days, once among several processes', async () => {
    const store = await makeStore()
    await addOnPlan(store, 'anna@example.com')
    const [one, two] = [openJob(store), openJob(store)]
    const written: number[] = []
    for (let morning = 0; morning < 9; morning++) {
      const counts = await Promise.all([one.write(), two.write(), one.write()])
      written.push(counts.reduce((sum, count) => sum + count, 0))
      one.advance(DAY)
      two.advance(DAY)
    }
    expect(written).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 0])
    const letters = await store.db.selectFrom('outbox').select(['kind', 'data']).orderBy('id').execute()
    expect(letters.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `{"day":${day}}`))
  })

  // NEWS-LINK-4
  test('an unsubscribed reader gets no more letters of the plan', async () => {
    const store = await makeStore()
    const id = await addOnPlan(store, 'anna@example.com')
    await unsubscribeSubscriber(store.db, id, new Date(START).toISOString())
    const { write, advance } = openJob(store)
    advance(DAY)
    expect(await write()).toBe(0)
  })
})
