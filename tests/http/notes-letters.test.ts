import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { cleanUp } from '../../src/server/jobs/clean-up.ts'
import { writeNotesLetter } from '../../src/server/jobs/coach-letters.ts'
import { readSettings } from '../../src/server/store/site/settings.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { waitForAnswer, waitUntil } from '../support/wait-until.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

/** Returns the letters in the outbox folder, oldest first. */
async function readOutbox(count: number) {
  const folder = join(site.app.dataDir, 'outbox')
  const names = await waitForAnswer(async () => {
    const found = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return found.length >= count ? found.sort() : null
  })
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

const letters = async () =>
  site.app.store.db.selectFrom('outbox').select(['kind', 'recipient', 'state']).orderBy('id').execute()

/** Runs the job that is due every few minutes. */
const look = () =>
  writeNotesLetter({
    store: site.app.store.db,
    coachEmail: 'coach@localhost',
    settings: () => readSettings(site.app.store.db),
    clock: site.app.clock,
    log: site.app.server.log,
    triggerDelivery: () => undefined,
  })
/** Makes a call that triggers the delivery of letters. */
const kick = async () => site.ask('PUT', `/notes/${await site.lastId()}`, {})

// NOTE-MAIL-2
test('the author of a note gets the answer with the private link, and no other letter', async () => {
  const { link } = (
    await site.write({ kind: 'question', email: 'hanne@example.com', name: 'Hanne', step: 2 })
  ).json()
  const id = await site.lastId()
  await site.ask('PUT', `/notes/${id}`, { state: 'published', answer: 'Ten more minutes.\n\nAnd water.' })
  expect(await letters()).toEqual([{ kind: 'note_answer', recipient: 'hanne@example.com', state: 'waiting' }])
  site.app.setNow('2026-03-04T12:01:00.000Z')
  await kick()
  const [letter] = await readOutbox(1)
  expect(letter).toMatchObject({
    to: [{ address: 'hanne@example.com' }],
    replyTo: [{ address: 'coach@localhost' }],
    subject: 'Maya answered: Red Lentil Dal',
  })
  for (const text of [
    'Hello Hanne,',
    'You asked under Red Lentil Dal, step 2',
    'White beans instead, blended with lemon.',
    'Ten more minutes.',
    'http://localhost:3000/recipes/red-lentil-dal#notes',
    link,
    'the address is forgotten on June 2, 2026',
  ])
    expect(letter?.text).toContain(text)
  // A later correction does not send the letter again.
  await site.ask('PUT', `/notes/${id}`, { answer: 'Ten more minutes, and water.' })
  expect(await letters()).toHaveLength(1)
})

test('an answer withdrawn within a minute is not sent', async () => {
  await site.write({ email: 'hanne@example.com' })
  const id = await site.lastId()
  await site.ask('PUT', `/notes/${id}`, { state: 'published', answer: 'Oh no.' })
  await site.ask('PUT', `/notes/${id}`, { state: 'waiting', answer: null })
  expect(await letters()).toEqual([])
  await site.ask('PUT', `/notes/${id}`, { answer: 'A thought, not yet said.' })
  expect(await letters()).toEqual([])
  await site.ask('PUT', `/notes/${id}`, { state: 'published' })
  expect(await letters()).toMatchObject([{ kind: 'note_answer' }])
})

// NOTE-TRASH-1
test('an answer due while its recipe was in the trash is sent once the recipe is restored', async () => {
  await site.write({ kind: 'question', email: 'hanne@example.com' })
  const id = await site.lastId()
  await site.ask('PUT', `/notes/${id}`, { state: 'published', answer: 'Ten more minutes.' })
  await site.ask('DELETE', `/recipes/${site.recipe.id}`)
  site.app.setNow('2026-03-04T12:02:00.000Z')
  await site.ask('PUT', '/notes', { ids: [id], state: 'published' })
  await waitUntil('the letter was called off', async () => (await letters())[0]?.state === 'cancelled')
  await site.ask('POST', `/trash/recipe/${site.recipe.id}/restore`)
  expect((await letters()).map(({ state }) => state)).toEqual(['cancelled', 'waiting'])
  site.app.setNow('2026-03-04T12:04:00.000Z')
  await kick()
  const [letter] = await readOutbox(1)
  expect(letter?.text).toContain('Ten more minutes.')
  await site.ask('DELETE', `/recipes/${site.recipe.id}`)
  await site.ask('POST', `/trash/recipe/${site.recipe.id}/restore`)
  expect(await letters()).toHaveLength(2)
})

test('an answer by mail alone names no page', async () => {
  await site.write({ email: 'hanne@example.com' })
  const id = await site.lastId()
  await site.ask('PUT', `/notes/${id}`, { answer: 'Between us.', answer_by_mail: true })
  site.app.setNow('2026-03-04T12:02:00.000Z')
  await kick()
  const [letter] = await readOutbox(1)
  expect(letter?.text).toContain('Between us.')
  expect(letter?.text).not.toContain('/recipes/red-lentil-dal')
})

// NOTE-MAIL-1
test('the coach is told of waiting notes once a day, in the morning, and only if there are any', async () => {
  site.app.setNow('2026-03-05T06:59:00.000Z')
  expect(await look()).toBe(false)
  await site.write({}, from(1))
  await site.write({ kind: 'question', name: 'June', text: 'Can it be frozen?' }, from(2))
  await site.write({ website: 'x', text: 'Buy this' }, from(3))
  expect(await letters()).toEqual([])
  expect(await look()).toBe(false)
  site.app.setNow('2026-03-05T07:00:00.000Z')
  expect(await look()).toBe(true)
  expect(await look()).toBe(false)
  await kick()
  const [letter] = await readOutbox(1)
  expect(letter).toMatchObject({
    to: [{ address: 'coach@localhost' }],
    subject: 'Two notes are waiting for you',
  })
  for (const text of [
    'June asks, Red Lentil Dal',
    'Can it be frozen?',
    'Ellen has a tip, Red Lentil Dal',
    'One looks like spam, so it is kept apart.',
    'http://localhost:3000/admin/notes',
  ])
    expect(letter?.text).toContain(text)
  expect(letter?.text).not.toContain('Buy this')
  site.app.setNow('2026-03-06T09:00:00.000Z')
  expect(await look()).toBe(true)
  await site.app.store.db.updateTable('notes').set({ state: 'published' }).execute()
  site.app.setNow('2026-03-07T09:00:00.000Z')
  expect(await look()).toBe(false)
})

test('the coach is told at once or never, by setting', async () => {
  await site.ask('PUT', '/settings', { notes_mail: 'never' })
  await site.write({}, from(1))
  expect(await look()).toBe(false)
  expect(await letters()).toEqual([])
  await site.ask('PUT', '/settings', { notes_mail: 'at_once' })
  await site.write({ website: 'x', text: 'Buy this' }, from(2))
  expect(await letters()).toEqual([])
  await site.write({ text: 'Another tip.' }, from(3))
  expect(await letters()).toMatchObject([{ kind: 'notes_waiting', recipient: 'coach@localhost' }])
  const [letter] = await readOutbox(1)
  expect(letter?.subject).toBe('Two notes are waiting for you')
  expect((await site.ask('PUT', '/settings', { notes_mail: 'weekly' })).statusCode).toBe(400)
})

test('a flood of notes is a handful of letters', async () => {
  await site.ask('PUT', '/settings', { notes_mail: 'at_once' })
  for (let count = 0; count < 40; count++) await site.write({ text: `Words of ${count}` }, from(count))
  expect((await letters()).length).toBeLessThan(8)
})

// NOTE-KEEP-1
test('waiting and held notes are deleted after 90 days, an address 90 days after its answer', async () => {
  await site.write({ email: 'hanne@example.com', text: 'The first.' }, from(1))
  const answered = await site.lastId()
  await site.ask('PUT', `/notes/${answered}`, { state: 'published', answer: 'Yes.' })
  await site.write({ text: 'It waits.' }, from(2))
  await site.write({ website: 'x', text: 'Buy this' }, from(3))
  const { mediaStore, store, clock, server } = site.app
  const clean = () => cleanUp({ store: store.db, mediaStore, clock, log: server.log })
  site.app.setNow('2026-06-02T11:59:00.000Z')
  await clean()
  expect(await site.rows()).toHaveLength(3)
  site.app.setNow('2026-06-02T12:00:00.000Z')
  await clean()
  expect(await site.rows()).toMatchObject([{ id: answered, email: null, state: 'published' }])
  expect((await site.rows())[0]?.search_key).not.toContain('hanne')
})
