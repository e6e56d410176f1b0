import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { at } from '../../../../tests/support/factories.ts'
import type { LetterState } from '../../../domain/mail/letters.ts'
import { beginSending, scheduleIssue } from '../newsletter/issue-sending.ts'
import { createIssue, getIssue } from '../newsletter/issues.ts'
import { deleteSubscriber, importSubscribers } from '../newsletter/subscriber-list.ts'
import type { Store } from '../schema.ts'
import { enqueueLetter } from './outbox.ts'
import { pruneOutbox } from './outbox-upkeep.ts'

const OLD = '2026-01-01T10:00:00.000Z'
const LIMIT = '2026-02-01T00:00:00.000Z'
const RECENT = '2026-03-01T10:00:00.000Z'

async function addLetter(db: Store, state: LetterState, createdAt: string): Promise<void> {
  const id = await enqueueLetter(db, { kind: 'welcome', to: 'anna@example.com', data: {} }, createdAt)
  await db.updateTable('outbox').set({ state }).where('id', '=', id).execute()
}

/** Sends an issue to three subscribers. */
async function sendIssue(db: Store): Promise<number> {
  const people = [1, 2, 3].map((number) => ({
    email: `reader${number}@example.com`,
    first_name: null,
    tags: [],
  }))
  await importSubscribers(db, people, () => 'n', at(OLD))
  const { id } = await createIssue(
    db,
    { subject: 'Spring', preview_text: '', content: 'Hello', tags: [] },
    at(OLD),
  )
  await scheduleIssue(db, id, { sendAt: OLD }, at(OLD))
  await beginSending(db, id, OLD, 'UTC')
  return id
}

async function settle(db: Store, subscriberId: number, state: LetterState): Promise<void> {
  await db.updateTable('outbox').set({ state }).where('subscriber_id', '=', subscriberId).execute()
}

describeStores((makeStore) => {
  // MAIL-OUTBOX-2
  test('old settled letters are pruned; waiting and recent ones stay', async () => {
    const { db } = await makeStore()
    for (const state of ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const)
      for (const time of [OLD, RECENT]) await addLetter(db, state, time)
    expect(await pruneOutbox(db, LIMIT)).toBe(3)
    const left = await db.selectFrom('outbox').select('state').where('created_at', '<', LIMIT).execute()
    expect(left.map(({ state }) => state).sort()).toEqual(['sending', 'waiting'])
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(7)
  })

  test('an issue’s results remain available after pruning', async () => {
    const { db } = await makeStore()
    const id = await sendIssue(db)
    await settle(db, 1, 'sent')
    await settle(db, 2, 'failed')
    const before = (await getIssue(db, id))?.progress
    expect(before).toEqual({ total: 3, sent: 1, failed: 1, waiting: 1, clicks: 0, next_at: OLD })
    expect(await pruneOutbox(db, LIMIT)).toBe(2)
    expect((await getIssue(db, id))?.progress).toEqual(before)
  })

  // NEWS-LIST-2
  test('a deleted subscriber leaves a count and no address', async () => {
    const { db } = await makeStore()
    const id = await sendIssue(db)
    await settle(db, 1, 'sent')
    await deleteSubscriber(db, 1, at(RECENT))
    expect((await getIssue(db, id))?.progress).toMatchObject({ total: 3, sent: 1, waiting: 2 })
    const rows = await db.selectFrom('outbox').select('recipient').execute()
    expect(rows.map(({ recipient }) => recipient)).not.toContain('reader1@example.com')
  })
})
