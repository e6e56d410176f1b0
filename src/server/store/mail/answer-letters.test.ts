import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addRecipe, at, NOW } from '../../../../tests/support/factories.ts'
import { recipeNoteSchema } from '../../../domain/notes/note-input.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'
import { addNote } from '../notes/add-note.ts'
import { changeNote } from '../notes/change-note.ts'
import type { Store } from '../schema.ts'
import { claimLetters, settleCancelled, settleFailed, settleSent } from './outbox.ts'
import { pruneOutbox } from './outbox-upkeep.ts'

const CLAIM = 'claim'

const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString()

/** Creates a question with a published answer whose letter is being sent. */
async function sendAnswer(db: Store) {
  const { id: itemId } = await addRecipe(db)
  const fields = { kind: 'question', name: 'Hanne', text: 'Frozen?', email: 'hanne@example.com' }
  const input = recipeNoteSchema.parse(fields)
  const target = { kind: 'recipe' as const, itemId }
  const { id } = await addNote(db, { target, input, place: null, visitor: 'v', image: null, now: NOW })
  const answer = (text: string | null, ms: number) =>
    changeNote(db, id, { state: 'published', answer: text }, at(after(ms)))
  await answer('Yess.', 0)
  const [letter] = await claimLetters(db, { claim: CLAIM, limit: 1, now: after(2 * MINUTE) })
  if (!letter) throw new Error('No letter was due')
  return { answer, letterId: letter.id }
}

const states = async (db: Store) =>
  (await db.selectFrom('outbox').select('state').orderBy('id').execute()).map(({ state }) => state)

describeStores((makeStore) => {
  // NOTE-MAIL-2
  test('an answer withdrawn while the mail server is away is not sent, and the next one is', async () => {
    const { db } = await makeStore()
    const { answer, letterId } = await sendAnswer(db)
    await settleFailed(db, letterId, CLAIM, {
      outcome: { state: 'waiting', next_attempt_at: after(12 * MINUTE) },
      failure: { reason: 'Away', status: null, about: 'server' },
      now: after(2 * MINUTE),
    })
    await answer(null, 5 * MINUTE)
    expect(await states(db)).toEqual([])
    await answer('Yes.', 20 * MINUTE)
    expect(await states(db)).toEqual(['waiting'])
  })

  // NOTE-MAIL-2
  test('after a cancelled letter the next answer is sent', async () => {
    const { db } = await makeStore()
    const { answer, letterId } = await sendAnswer(db)
    await answer(null, 2 * MINUTE)
    await settleCancelled(db, letterId, CLAIM)
    await answer('Yes.', 20 * MINUTE)
    expect(await states(db)).toEqual(['cancelled', 'waiting'])
    await answer('Yes, they can.', 21 * MINUTE)
    expect(await states(db)).toEqual(['cancelled', 'waiting'])
  })

  // NOTE-MAIL-2
  test('a sent answer is not sent again, even after its letter was pruned', async () => {
    const { db } = await makeStore()
    const { answer, letterId } = await sendAnswer(db)
    await settleSent(db, letterId, CLAIM, after(2 * MINUTE))
    await answer(null, 5 * MINUTE)
    await answer('Yes.', 20 * MINUTE)
    expect(await states(db)).toEqual(['sent'])
    await pruneOutbox(db, after(MINUTE))
    await answer('Yes, they can.', 181 * DAY)
    expect(await states(db)).toEqual([])
  })

  // NOTE-MAIL-2
  test('after a lost letter the next answer is sent', async () => {
    const { db } = await makeStore()
    const { answer, letterId } = await sendAnswer(db)
    await db.deleteFrom('outbox').where('id', '=', letterId).execute()
    await answer('Yes.', 20 * MINUTE)
    expect(await states(db)).toEqual(['waiting'])
  })
})
