import { describe, expect, test } from 'vitest'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const list = async (query = '') => (await site.ask('GET', `/notes${query}`)).json()
const change = (id: number, body: object) => site.ask('PUT', `/notes/${id}`, body)
const actions = async () =>
  (
    await site.app.store.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('resource', '=', 'note')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('the list', () => {
  // NOTE-INBOX-1
  test('is filtered by state, searched and counted; readers’ private data stays in the admin', async () => {
    await site.write({ email: 'ellen@example.com', ingredient: 1 }, from(1))
    await site.write({ kind: 'question', name: 'June', text: 'Can it be frozen?' }, from(2))
    await site.write({ name: 'Bot', website: 'x', text: 'Buy this now' }, from(3))
    const waiting = await list('?state=waiting')
    expect(waiting.total).toBe(2)
    expect(waiting.counts).toEqual({ waiting: 2, published: 0, spam: 1, answered: 0, closed: 0 })
    expect(waiting.notes.map(({ name }: { name: string }) => name)).toEqual(['June', 'Ellen'])
    expect(waiting.notes[1]).toEqual({
      id: expect.any(Number),
      kind: 'tip',
      instead: { amount: '150', unit: 'g', ingredient: 'white beans' },
      state: 'waiting',
      item: { kind: 'recipe', id: site.recipe.id, title: 'Red Lentil Dal', slug: 'red-lentil-dal' },
      name: 'Ellen',
      email: 'ellen@example.com',
      text: 'White beans instead, blended with lemon.',
      original_text: null,
      place: { ingredient: 1 },
      place_text: 'thick strained yoghurt',
      place_line: '150 g thick strained yoghurt',
      place_gone: false,
      rating: null,
      image: null,
      created_at: '2026-03-04T12:00:00.000Z',
      published_at: null,
      helpful: 0,
      answer: null,
      answered_at: null,
      answer_by_mail: false,
      letter: null,
      pinned: false,
      avoid: 'dairy',
      swap: null,
      made_swap: null,
      made_of: null,
      held: null,
      gone_at: '2026-06-02T12:00:00.000Z',
    })
    expect((await list('?state=spam')).notes).toMatchObject([{ name: 'Bot', held: 'honeypot' }])
    expect((await list()).total).toBe(3)
    expect((await list('?q=ELLEN')).notes).toHaveLength(1)
    expect((await list('?q=frozen')).notes).toMatchObject([{ name: 'June' }])
    expect((await list('?limit=1&page=2')).notes).toMatchObject([{ name: 'June' }])
    expect((await list(`?kind=recipe&item=${site.recipe.id}`)).total).toBe(3)
    expect((await list(`?kind=article&item=${site.article.id}`)).total).toBe(0)
    expect((await site.ask('GET', '/notes?state=poem')).statusCode).toBe(400)
    const overview = (await site.ask('GET', '/overview')).json()
    expect(overview.notes).toEqual({ waiting: 2, spam: 1 })
  })

  test('requires a login for reading and changing', async () => {
    await site.write()
    const id = await site.lastId()
    for (const [method, url] of [
      ['GET', '/api/admin/notes'],
      ['PUT', `/api/admin/notes/${id}`],
      ['PUT', '/api/admin/notes'],
      ['DELETE', `/api/admin/notes/${id}`],
      ['POST', `/api/admin/notes/${id}/swap`],
    ] as const)
      expect((await site.app.server.inject({ method, url, payload: {} })).statusCode).toBe(401)
  })

  // NOTE-CLOSED-1
  test('closed items are listed with their number of notes', async () => {
    await site.write()
    await site.publish()
    await site.ask('PUT', `/recipes/${site.recipe.id}`, { notes_open: false })
    expect((await site.ask('GET', '/notes/closed')).json()).toEqual({
      items: [
        { kind: 'recipe', id: site.recipe.id, title: 'Red Lentil Dal', slug: 'red-lentil-dal', notes: 1 },
      ],
    })
    expect((await list()).counts.closed).toBe(1)
  })
})

describe('a change', () => {
  // NOTE-INBOX-2, NOTE-CACHE-1
  test('a published note is on the page at once, a hidden one is removed; the history has both', async () => {
    await site.write()
    const id = await site.lastId()
    expect((await site.read()).json().total).toBe(0)
    const published = await change(id, { state: 'published' })
    expect(published.json().note).toMatchObject({
      state: 'published',
      published_at: '2026-03-04T12:00:00.000Z',
      gone_at: null,
    })
    expect((await site.read()).json().notes).toMatchObject([{ id, answer: null }])
    await change(id, { state: 'waiting' })
    expect((await site.read()).json().total).toBe(0)
    expect((await change(id, { state: 'spam' })).json().note.held).toBe('coach')
    expect((await change(id, { state: 'waiting' })).json().note.held).toBeNull()
    expect(await actions()).toEqual(['note_published', 'note_hidden', 'note_held', 'note_hidden'])
  })

  // NOTE-INBOX-3
  test('a corrected note keeps its original, a pinned note is first', async () => {
    await site.write({ text: 'Whtie beans instead.' }, from(1))
    await site.write({ text: 'The newer one.' }, from(2))
    const [first] = await site.rows()
    const id = first?.id ?? 0
    await site.publish()
    const corrected = await change(id, { text: 'White beans instead.', pinned: true })
    expect(corrected.json().note).toMatchObject({
      text: 'White beans instead.',
      original_text: 'Whtie beans instead.',
      pinned: true,
    })
    const { notes } = (await site.read()).json()
    expect(notes.map(({ text }: { text: string }) => text)).toEqual([
      'White beans instead.',
      'The newer one.',
    ])
    expect((await change(id, { text: 'Whtie beans instead.' })).json().note.original_text).toBeNull()
    expect((await change(id, { state: 'waiting' })).json().note.pinned).toBe(false)
  })

  // NOTE-PLACE-1
  test('a note is attached to a line, moved, detached, and never attached to a missing line', async () => {
    await site.write()
    const id = await site.lastId()
    const place = async (value: object | null) => (await change(id, { place: value })).json().note?.place
    expect(await place({ step: 2 })).toEqual({ step: 2 })
    expect(await place({ ingredient: 0 })).toEqual({ ingredient: 0 })
    expect(await place(null)).toBeNull()
    for (const value of [{ step: 3 }, { ingredient: 2 }, { step: 0 }, 'step']) {
      const response = await change(id, { place: value })
      expect(response.statusCode).toBe(400)
      expect(response.json().details[0].field).toMatch(/^place/)
    }
    await site.post(`/api/public/articles/${site.article.id}/notes`, { name: 'June', text: 'How often?' })
    expect((await change(await site.lastId(), { place: { step: 1 } })).statusCode).toBe(400)
  })

  // NOTE-ANSWER-1
  test('an answer is published with its note, under the coach’s name', async () => {
    await site.write({ kind: 'question' })
    const id = await site.lastId()
    await change(id, { state: 'published', answer: 'Yes, they do.' })
    expect((await site.read()).json().notes).toMatchObject([
      { answer: { text: 'Yes, they do.', name: 'Maya', answered_at: '2026-03-04T12:00:00.000Z' } },
    ])
    expect((await change(id, { answer: ' ' })).json().note).toMatchObject({ answer: null, answered_at: null })
    expect((await site.read()).json().notes[0].answer).toBeNull()
  })

  // NOTE-ANSWER-2
  // NOTE-READ-1
  test('a question counts as answered once its answer is visible', async () => {
    await site.write({ kind: 'question', email: 'ellen@example.com' })
    await site.publish()
    const answered = async () => (await site.read()).json().answered
    expect(await answered()).toBe(0)
    const id = await site.lastId()
    await site.ask('PUT', `/notes/${id}`, { answer: 'You can.', answer_by_mail: true })
    expect(await answered()).toBe(0)
    await site.ask('PUT', `/notes/${id}`, { answer_by_mail: false })
    expect(await answered()).toBe(1)
  })

  test('an answer by mail alone is on no page, and the note no longer waits', async () => {
    await site.write({ kind: 'question', email: 'ellen@example.com' })
    const id = await site.lastId()
    const { note } = (await change(id, { answer: 'Between us: yes.', answer_by_mail: true })).json()
    expect(note).toMatchObject({ state: 'waiting', answer_by_mail: true, letter: { state: 'waiting' } })
    expect((await list()).counts).toMatchObject({ waiting: 0, answered: 1 })
    expect((await list('?state=waiting')).notes).toEqual([])
    expect((await list('?state=answered')).notes).toMatchObject([{ id }])
    await change(id, { state: 'published' })
    expect((await site.read()).json().notes[0].answer).toBeNull()
    await site.write({ text: 'No address here.' }, from(1))
    const refused = await change(await site.lastId(), { answer: 'Yes', answer_by_mail: true })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().details).toMatchObject([{ field: 'answer_by_mail' }])
  })

  test('an invalid change is refused, and an unknown note is 404', async () => {
    await site.write()
    const id = await site.lastId()
    for (const body of [
      { state: 'gone' },
      { text: ' ' },
      { text: 'x'.repeat(2_001) },
      { answer: 'x'.repeat(5_001) },
      { pinned: 'yes' },
      { answer_by_mail: 1 },
    ])
      expect((await change(id, body)).statusCode).toBe(400)
    expect((await change(999, { state: 'spam' })).statusCode).toBe(404)
    expect((await site.ask('GET', '/notes/999')).statusCode).toBe(404)
    expect((await site.ask('DELETE', '/notes/999')).statusCode).toBe(404)
    expect((await site.ask('GET', `/notes/${id}`)).json().note.id).toBe(id)
  })

  // NOTE-INBOX-4
  test('several notes are changed at once and reverted', async () => {
    for (let count = 0; count < 3; count++) await site.write({ text: `Tip ${count}` }, from(count))
    const ids = (await site.rows()).map(({ id }) => id)
    const move = (state: string) => site.ask('PUT', '/notes', { ids: [...ids, 999], state })
    expect((await move('published')).json()).toEqual({ changed: 3 })
    expect((await site.read()).json().total).toBe(3)
    await move('waiting')
    expect((await site.read()).json().total).toBe(0)
    expect((await site.ask('PUT', '/notes', { ids: [], state: 'spam' })).statusCode).toBe(400)
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await site.ask('PUT', '/notes', { ids: many, state: 'spam' })).statusCode).toBe(400)
  })

  test('a deleted note is gone permanently with its stars; emptying spam leaves other notes', async () => {
    await site.write({ kind: 'cooked', rating: 5 }, from(1))
    await site.write({ website: 'x', text: 'Buy this' }, from(2))
    const [first, spam] = await site.rows()
    await change(first?.id ?? 0, { state: 'published' })
    const rating = async () =>
      (await site.app.server.inject(`/api/public/recipes/${site.recipe.id}`)).json().rating_count
    expect(await rating()).toBe(1)
    expect((await site.ask('DELETE', '/notes/spam')).json()).toEqual({ deleted: 1 })
    expect((await site.rows()).map(({ id }) => id)).toEqual([first?.id])
    expect(spam?.held).toBe('honeypot')
    expect((await site.ask('DELETE', `/notes/${first?.id}`)).statusCode).toBe(204)
    expect(await site.rows()).toEqual([])
    expect((await site.read()).json().total).toBe(0)
    expect(await rating()).toBe(0)
  })
})

describe('make it a swap', () => {
  const BEANS = { amount: '240', unit: 'g', ingredient: 'white beans' }
  const draft = async () => (await site.ask('GET', `/recipes/${site.recipe.id}/draft`)).json().draft

  // NOTE-SWAP-1
  test('a tip on an ingredient goes into the recipe’s draft with the reader’s name; readers see nothing yet', async () => {
    await site.write({ ingredient: 1, name: 'Ellen Dahl' })
    const id = await site.lastId()
    await site.publish()
    const made = await site.ask('POST', `/notes/${id}/swap`, { with: BEANS })
    expect(made.statusCode).toBe(201)
    const swap = { avoid: 'dairy', ingredient: 1, with: BEANS, note: 'From Ellen’s kitchen.' }
    expect(made.json()).toEqual({ swap, recipe_id: site.recipe.id })
    expect((await draft()).fields).toMatchObject({ title: 'Red Lentil Dal', swaps: [swap] })
    const recipe = async () => (await site.ask('GET', `/recipes/${site.recipe.id}`)).json().recipe
    expect((await recipe()).swaps).toEqual([])
    expect((await site.read()).json().notes[0].swap).toBeNull()
    expect((await site.ask('GET', `/notes/${id}`)).json().note).toMatchObject({ swap: null, made_swap: swap })
    // Moved to another line, the note still states what its swap replaces.
    const moved = await site.ask('PUT', `/notes/${id}`, { place: { ingredient: 0 } })
    expect(moved.json().note).toMatchObject({ made_of: 'thick strained yoghurt', place_text: 'red lentils' })
    await site.ask('PUT', `/notes/${id}`, { place: { ingredient: 1 } })
    // Made again, it is the same swap.
    await site.ask('POST', `/notes/${id}/swap`, { with: BEANS })
    expect((await draft()).fields.swaps).toEqual([swap])
    const { updated_at } = await recipe()
    const saved = await site.ask('PUT', `/recipes/${site.recipe.id}`, { swaps: [swap], updated_at })
    expect(saved.statusCode).toBe(200)
    expect((await site.read()).json().notes[0].swap).toBe(0)
    await site.ask('PUT', `/recipes/${site.recipe.id}`, { swaps: [] })
    expect((await site.read()).json().notes[0].swap).toBeNull()
  })

  test('the suggested swap comes from ingredient and tip, and stays empty in doubt', async () => {
    await site.write({ ingredient: 1 }, from(1))
    const swapOf = async () => (await site.ask('GET', `/notes/${await site.lastId()}`)).json().note
    const instead = { amount: '150', unit: 'g', ingredient: 'white beans' }
    expect(await swapOf()).toMatchObject({ avoid: 'dairy', instead })
    await site.write({ ingredient: 1, text: 'Better with a squeeze of lemon.' }, from(2))
    expect(await swapOf()).toMatchObject({ avoid: 'dairy', instead: null })
    await site.write({ ingredient: 0 }, from(3))
    expect(await swapOf()).toMatchObject({ avoid: null, instead: null })
    await site.write({ kind: 'question', ingredient: 1 }, from(4))
    expect(await swapOf()).toMatchObject({ avoid: null, instead: null })
  })

  test('a swap is added beside unsaved input, and can be reverted', async () => {
    await site.write({ ingredient: 1 })
    const id = await site.lastId()
    const fields = { title: 'Typed', swaps: [] }
    const { updated_at } = site.recipe
    await site.ask('PUT', `/recipes/${site.recipe.id}/draft`, { fields, based_on: updated_at })
    await site.ask('POST', `/notes/${id}/swap`, { avoid: 'soy', with: BEANS })
    expect((await draft()).fields).toMatchObject({ title: 'Typed', swaps: [{ avoid: 'soy' }] })
    expect((await site.ask('DELETE', `/notes/${id}/swap`)).statusCode).toBe(204)
    expect((await draft()).fields).toEqual(fields)
    expect((await site.ask('DELETE', `/notes/${id}/swap`)).statusCode).toBe(404)
    const without = { ...fields, ingredients: [] }
    await site.ask('PUT', `/recipes/${site.recipe.id}/draft`, { fields: without, based_on: updated_at })
    const refused = await site.ask('POST', `/notes/${id}/swap`, { avoid: 'soy', with: BEANS })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatch(/^The recipe’s draft no longer has this ingredient/)
  })

  test('a draft created for the swap is deleted with it', async () => {
    await site.write({ ingredient: 1 })
    const id = await site.lastId()
    await site.ask('POST', `/notes/${id}/swap`, { with: BEANS })
    await site.ask('DELETE', `/notes/${id}/swap`)
    expect(await draft()).toBeNull()
  })

  test('the avoided food is required where the ingredient leaves it open; only tips on ingredients become swaps', async () => {
    await site.write({ ingredient: 0 }, from(1))
    const unclear = await site.ask('POST', `/notes/${await site.lastId()}/swap`, { with: BEANS })
    expect(unclear.statusCode).toBe(400)
    expect(unclear.json().details).toMatchObject([{ field: 'avoid' }])
    await site.write({ ingredient: 1, kind: 'question' }, from(2))
    expect((await site.ask('POST', `/notes/${await site.lastId()}/swap`, { with: BEANS })).statusCode).toBe(
      409,
    )
    await site.write({ step: 1 }, from(3))
    expect((await site.ask('POST', `/notes/${await site.lastId()}/swap`, { with: BEANS })).statusCode).toBe(
      409,
    )
    for (const body of [{}, { with: { ingredient: '' } }, { avoid: 'love', with: BEANS }])
      expect((await site.ask('POST', `/notes/${await site.lastId()}/swap`, body)).statusCode).toBe(400)
    expect((await site.ask('POST', '/notes/999/swap', { with: BEANS })).statusCode).toBe(404)
  })
})

describe('the recipe changes', () => {
  const save = (fields: object) => site.ask('PUT', `/recipes/${site.recipe.id}`, fields)
  const places = async () =>
    (await site.read('?sort=newest')).json().notes.map(({ place }: { place: unknown }) => place)

  // NOTE-PLACE-2
  test('notes follow their lines, and are reattached to lines that return', async () => {
    await site.write({ text: 'On the yoghurt.', ingredient: 1 }, from(1))
    site.app.setNow('2026-03-04T12:01:00.000Z')
    await site.write({ text: 'On the simmering.', step: 2 }, from(2))
    await site.publish()
    expect(await places()).toEqual([{ step: 2 }, { ingredient: 1 }])
    const [lentils, yoghurt] = site.recipe.ingredients
    const [rinse, simmer] = site.recipe.instructions
    await save({
      ingredients: [yoghurt, { amount: '1', unit: '', ingredient: 'lemon' }, lentils],
      instructions: [rinse, 'Chop the onion.', simmer],
    })
    expect(await places()).toEqual([{ step: 3 }, { ingredient: 0 }])
    await save({ ingredients: [lentils], instructions: [rinse] })
    expect(await places()).toEqual([null, null])
    const { notes } = (await site.read()).json()
    expect(notes.map(({ place_gone }: { place_gone: boolean }) => place_gone)).toEqual([true, true])
    const inbox = (await list()).notes
    expect(inbox).toMatchObject([
      { place: null, place_gone: true, place_text: 'Simmer for 25 minutes.' },
      { place: null, place_gone: true, place_text: 'thick strained yoghurt' },
    ])
    await save({ ingredients: [lentils, yoghurt], instructions: [rinse, simmer] })
    expect(await places()).toEqual([{ step: 2 }, { ingredient: 1 }])
  })
})

describe('the trash', () => {
  // NOTE-TRASH-1
  test('a deleted recipe takes its notes along, and restores them', async () => {
    await site.write({ kind: 'cooked', rating: 4 }, from(1))
    const [note] = await site.rows()
    await site.publish()
    await site.post(`/api/public/notes/${note?.id}/helpful`, {}, from(5))
    await site.ask('DELETE', `/recipes/${site.recipe.id}`)
    expect(await site.rows()).toEqual([])
    expect((await site.read()).statusCode).toBe(410)
    expect((await site.write({}, from(2))).statusCode).toBe(404)
    await site.ask('POST', `/trash/recipe/${site.recipe.id}/restore`)
    expect((await site.read()).json().notes).toMatchObject([{ id: note?.id, helpful: 1, rating: 4 }])
  })
})

// NOTE-STAT-1
test('statistics count accepted notes, and none held apart', async () => {
  await site.write({}, from(1))
  await site.write({ website: 'x', text: 'Buy this' }, from(2))
  const { totals } = (await site.ask('GET', '/statistics?from=2026-03-04&to=2026-03-04')).json()
  expect(totals.notes).toBe(1)
})
