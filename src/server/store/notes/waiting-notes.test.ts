import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { AT_ONCE_RATE } from '../../../domain/notes/note-rules.ts'
import { notifyNow } from './waiting-notes.ts'

describeStores((makeStore) => {
  // NOTE-MAIL-1
  test('the limit of immediate letters counts letters, however many notes they report', async () => {
    const { db } = await makeStore()
    const tell = (minute: number) => notifyNow(db, 'coach@example.com', timeOf(minute))
    const timeOf = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString()
    const timesOfLetters = async () => {
      const rows = await db.selectFrom('outbox').select('next_attempt_at').orderBy('id').execute()
      return rows.map(({ next_attempt_at }) => next_attempt_at)
    }
    const send = () => db.updateTable('outbox').set({ state: 'sent' }).execute()

    const told = []
    for (let note = 0; note < 2 * AT_ONCE_RATE.limit; note++) told.push(await tell(0))
    expect(told.filter((isWritten) => isWritten)).toHaveLength(1)
    for (let letter = 1; letter < AT_ONCE_RATE.limit; letter++) {
      await send()
      expect(await tell(letter)).toBe(true)
      expect(await tell(letter)).toBe(false)
    }
    const minutes = Array.from({ length: AT_ONCE_RATE.limit }, (_, letter) => timeOf(letter))
    expect(await timesOfLetters()).toEqual(minutes)
    // The next letter waits until the hour ends, and covers all notes until then.
    await send()
    for (let note = 0; note < 3; note++) await tell(30)
    expect(await timesOfLetters()).toEqual([...minutes, timeOf(60)])
  })
})
