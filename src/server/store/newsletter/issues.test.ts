import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { claimLetters, settleSent } from '../mail/outbox.ts'
import { SYSTEM_ACTOR } from '../write-context.ts'
import { beginSending, finishSending, scheduleIssue } from './issue-sending.ts'
import { createIssue, getIssue, updateIssue } from './issues.ts'
import { importSubscribers } from './subscriber-list.ts'

const NOW = '2026-03-01T10:00:00.000Z'
const context = { now: NOW, actor: SYSTEM_ACTOR }
const ZONE = 'Europe/Stockholm'
const input = { subject: 'Spring has legs', preview_text: '', content: 'Hello **you**', tags: [] }

describeStores((makeStore) => {
  // NEWS-WHO-1
  test('an issue is sent to every subscriber once, however many processes start it', async () => {
    const { db } = await makeStore()
    const people = Array.from({ length: 30 }, (_, number) => ({
      email: `reader${number}@example.com`,
      first_name: null,
      tags: [],
    }))
    await importSubscribers(db, people, () => 'n', context)
    await db.updateTable('subscribers').set({ state: 'unsubscribed' }).where('id', '=', 1).execute()
    const { id } = await createIssue(db, input, context)
    await scheduleIssue(db, id, { sendAt: NOW }, context)
    const begun = await Promise.all([1, 2, 3].map(() => beginSending(db, id, NOW, ZONE)))
    expect(begun.filter(Boolean)).toHaveLength(1)
    expect((await getIssue(db, id))?.progress).toMatchObject({ total: 29, waiting: 29, sent: 0 })

    await finishSending(db)
    expect((await getIssue(db, id))?.state).toBe('sending')
    for (const letter of await claimLetters(db, { claim: 'c', limit: 50, now: NOW }))
      await settleSent(db, letter.id, 'c', NOW)
    await finishSending(db)
    expect(await getIssue(db, id)).toMatchObject({ state: 'sent', progress: { sent: 29, waiting: 0 } })
  })

  test('a scheduled issue is not started before its time or after its cancellation', async () => {
    const { db } = await makeStore()
    const { id } = await createIssue(db, input, context)
    await scheduleIssue(db, id, { sendAt: '2026-03-02T10:00:00.000Z' }, context)
    expect(await beginSending(db, id, NOW, ZONE)).toBe(false)
    await scheduleIssue(db, id, { sendAt: null }, context)
    expect(await beginSending(db, id, '2026-03-03T10:00:00.000Z', ZONE)).toBe(false)
  })

  // NEWS-ISSUE-3
  test('a sent issue is immutable; equal subjects get distinct slugs; a save over a newer version is refused', async () => {
    const { db } = await makeStore()
    const first = await createIssue(db, input, context)
    const second = await createIssue(db, input, context)
    expect([first.slug, second.slug]).toEqual(['spring-has-legs', 'spring-has-legs-2'])
    expect(first.content_html).toContain('<strong>you</strong>')
    const saved = await updateIssue(db, first.id, { subject: 'New', updated_at: first.updated_at }, context)
    expect(saved).toMatchObject({ kind: 'saved', issue: { subject: 'New', content: input.content } })
    expect(
      await updateIssue(db, first.id, { subject: 'Old', updated_at: first.updated_at }, context),
    ).toMatchObject({
      kind: 'stale',
      issue: { subject: 'New' },
    })
    await scheduleIssue(db, first.id, { sendAt: NOW }, context)
    await beginSending(db, first.id, NOW, ZONE)
    expect(await updateIssue(db, first.id, { subject: 'Late' }, context)).toEqual({ kind: 'locked' })
  })
})
