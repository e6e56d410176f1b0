import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import PQueue from 'p-queue'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { NOTE_RATE, SITE_NOTE_RATE } from '../../src/domain/notes/note-rules.ts'
import { UPLOAD_SLOTS } from '../../src/server/api/notes/receive-note.ts'
import { deleteRecipe } from '../../src/server/store/items/recipes.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { openTestApp } from '../support/app.ts'
import { DATABASES, storeMaker } from '../support/databases.ts'
import { addRecipe, at, NOW } from '../support/factories.ts'
import { paintHalves } from '../support/image-samples.ts'
import { from, NOTE, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { encodeForm } from '../support/uploads.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Returns an address in another network for each number. */
const elsewhere = (number: number) => ({ 'x-forwarded-for': `198.51.${number}.9` })

/** Blocks decoding and encoding of pictures until `begin`. @returns the numbers of those that began, in queue order */
function holdLine() {
  const add = PQueue.prototype.add
  const begun: number[] = []
  let asked = 0
  let begin: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    begin = resolve
  })
  vi.spyOn(PQueue.prototype, 'add').mockImplementation(function (this: PQueue, work, options) {
    const number = asked++
    const late = async (given: Parameters<typeof work>[0]) => {
      begun.push(number)
      await held
      return work(given)
    }
    return add.call(this, late, options)
  })
  return { begun, countAsked: () => asked, begin }
}

describe('with a picture', () => {
  let site: NoteSite
  openNoteSiteForEach((opened) => {
    site = opened
  })
  let letGo: () => void = () => undefined
  afterEach(() => {
    letGo()
    vi.restoreAllMocks()
  })

  /** Blocks storing of pictures until `letGo`. @returns a function that returns how many are waiting */
  function holdPictures(): () => number {
    const write = site.app.mediaStore.write.bind(site.app.mediaStore)
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const keeping = vi.spyOn(site.app.mediaStore, 'write').mockImplementation(async (key, bytes) => {
      await held
      await write(key, bytes)
    })
    return () => keeping.mock.calls.length
  }
  async function send(text: string, headers: Record<string, string>, fields: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...NOTE, text, ...fields })) form.set(name, value)
    const picture = await paintHalves(800, 600).jpeg().toBuffer()
    const bytes = fields.damaged ? picture.subarray(0, 300) : picture
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'dish.jpg')
    const { headers: own, payload } = await encodeForm(form)
    return site.app.server.inject({
      method: 'POST',
      url: `/api/public/recipes/${site.recipe.id}/notes`,
      payload,
      headers: { ...own, ...headers },
    })
  }
  const codesOf = async (answers: readonly ReturnType<typeof send>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  const files = async () =>
    (await readdir(join(site.app.dataDir, 'media'), { recursive: true })).filter((name) =>
      name.includes('@v'),
    )

  // NOTE-LIMIT-4
  test('accepted uploads hold their places until stored, and refused ones hold none', async () => {
    for (let count = 0; count < UPLOAD_SLOTS; count++)
      expect((await send(`Without a name ${count}`, elsewhere(count), { name: '' })).statusCode).toBe(400)
    const keeping = holdPictures()
    const sent = Array.from({ length: UPLOAD_SLOTS }, (_, count) =>
      send(`Words of ${count}`, elsewhere(count)),
    )
    await waitUntil('all are being kept', () => keeping() === UPLOAD_SLOTS)
    const ninth = await send('One more.', elsewhere(100))
    expect([ninth.statusCode, ninth.json().error]).toEqual([
      503,
      'Several pictures are being sent right now. Please try again in a moment.',
    ])
    letGo()
    expect(await codesOf(sent)).toEqual(Array(UPLOAD_SLOTS).fill(202))
    expect((await send('One more.', elsewhere(100))).statusCode).toBe(202)
  })

  // NOTE-LIMIT-4
  test('they are decoded in order of arrival, before pictures requested by pages later', async () => {
    const { begun, countAsked, begin } = holdLine()
    letGo = begin
    const sent = []
    for (let count = 0; count < 4; count++) {
      sent.push(send(`Words of ${count}`, elsewhere(count)))
      await waitUntil('it stands in line', () => countAsked() === count + 1)
    }
    const card = site.app.server.inject(`/share-cards/recipes/${site.recipe.id}.jpg`)
    await waitUntil('the card stands in line', () => countAsked() === 5)
    letGo()
    expect(await codesOf(sent)).toEqual([202, 202, 202, 202])
    expect((await card).statusCode).toBe(200)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  // NOTE-LIMIT-2
  test('beyond sixty an hour none is decoded, even if none of the earlier ones is stored yet', async () => {
    for (let count = 1; count < SITE_NOTE_RATE.limit; count++)
      await site.write({ text: `Words of ${count}` }, from(count))
    const keeping = holdPictures()
    const last = send('The sixtieth.', elsewhere(1))
    await waitUntil('it is being kept', () => keeping() === 1)
    // Damaged, which only decoding can reveal.
    const refused = await send('One more.', elsewhere(2), { damaged: 'yes' })
    expect([refused.statusCode, refused.json().challenge]).toEqual([
      429,
      { text: expect.any(String), bits: expect.any(Number) },
    ])
    letGo()
    expect((await last).statusCode).toBe(202)
  })

  // NOTE-LIMIT-1, NOTE-LIMIT-2
  test('failed and refused notes do not count', async () => {
    for (let count = 1; count < SITE_NOTE_RATE.limit; count++)
      await site.write({ text: `Words of ${count}` }, from(count))
    for (let count = 0; count <= NOTE_RATE.limit; count++)
      expect((await send(`Damaged ${count}`, elsewhere(1), { damaged: 'yes' })).statusCode).toBe(400)
    expect((await send('It works now.', elsewhere(1))).statusCode).toBe(202)
    for (let count = 0; count <= NOTE_RATE.limit; count++)
      expect((await site.write({ text: `Refused ${count}` }, elsewhere(2))).statusCode).toBe(429)
    site.app.setNow('2026-03-04T13:00:00.000Z')
    expect((await site.write({ text: 'Another hour.' }, elsewhere(2))).statusCode).toBe(202)
  })

  // NOTE-WRITE-2, NOTE-TRASH-1
  test('for a recipe deleted meanwhile a note is refused, and nothing of it is stored', async () => {
    const keeping = holdPictures()
    const sent = send('Lovely.', elsewhere(1))
    await waitUntil('it is being kept', () => keeping() === 1)
    expect((await site.ask('DELETE', `/recipes/${site.recipe.id}`)).statusCode).toBe(204)
    letGo()
    const answer = await sent
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'There is no such recipe.'])
    expect([await site.rows(), await files()]).toEqual([[], []])
  })
})

describe.each(DATABASES)('on %s', (kind) => {
  // NOTE-LIMIT-1
  test('concurrent notes from one origin are limited like sequential ones', async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    const app = await openTestApp({ now: NOW, databaseUrl, jobs: false })
    onTestFinished(() => app.close())
    const { id } = await addRecipe(app.store.db)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        app.server.inject({
          method: 'POST',
          url: `/api/public/recipes/${id}/notes`,
          payload: { ...NOTE, text: `Note number ${number}` },
        }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([...Array(NOTE_RATE.limit).fill(202), ...Array(40 - NOTE_RATE.limit).fill(429)])
    expect(await app.store.db.selectFrom('notes').select('id').execute()).toHaveLength(NOTE_RATE.limit)
  })
})

// NOTE-WRITE-2, NOTE-TRASH-1: SQLite has one writer at a time.
test('on postgres a note waits for a concurrent deletion of its recipe and is refused', async () => {
  const { databaseUrl } = await storeMaker('postgres').place()
  const app = await openTestApp({ now: NOW, databaseUrl, jobs: false })
  onTestFinished(() => app.close())
  const { db } = app.store
  const { id } = await addRecipe(db)
  let answered = false
  const answer = await inTransaction(db, async (transaction) => {
    await deleteRecipe(transaction, id, at())
    const sent = app.server
      .inject({ method: 'POST', url: `/api/public/recipes/${id}/notes`, payload: NOTE })
      .finally(() => {
        answered = true
      })
    const locks = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await waitUntil('it waits', async () => answered || (await locks.execute(db)).rows.length > 0)
    return { sent }
  })
  expect((await answer.sent).statusCode).toBe(404)
  expect(await db.selectFrom('notes').select('id').execute()).toEqual([])
})
