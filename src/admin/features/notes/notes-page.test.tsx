import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, askSite } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const list = () => within(screen.getByRole('list', { name: 'Notes' }))
const row = (name: string) => screen.getByRole('link', { name: (text) => text.includes(name) })
const opened = () => within(screen.getByRole('region', { name: 'The note' }))
const field = () => opened().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ })

interface Recipe {
  id: number
  title: string
}
let recipe: Promise<Recipe> | undefined
/** Returns the recipe shared by all notes of these tests. */
const theRecipe = () => (recipe ??= makeRecipe())

async function makeRecipe(): Promise<Recipe> {
  const { recipe } = await askAdmin('POST', '/recipes', {
    title: unique('Beans on Toast'),
    slug: `beans-on-toast-${Date.now()}`,
    status: 'published',
    ingredients: [
      { amount: '150', unit: 'g', ingredient: 'thick strained yoghurt' },
      { amount: '200', unit: 'g', ingredient: 'red lentils' },
    ],
    instructions: [{ step: 1, instruction: 'Stir and wait.' }],
  })
  return recipe
}

/** A word in all three notes: the site has other notes too, and the newest is listed first. */
const COMMON = unique('Supper')
const QUESTION = `On which days? ${COMMON}`
const listPath = `/admin/notes?q=${encodeURIComponent(COMMON)}`

let sent: Promise<number[]> | undefined
/** Creates three waiting notes: the site accepts few from one address within a quarter of an hour. */
function threeNotes(): Promise<number[]> {
  sent ??= (async () => {
    const { id } = await theRecipe()
    const ids: number[] = []
    for (const [name, text, more] of [
      [
        'Ellen',
        `White beans do the same. ${COMMON}`,
        { kind: 'tip', ingredient: 0, email: 'ellen@example.com' },
      ],
      ['June', QUESTION, { kind: 'question' }],
      ['Siv', `Better on the second day. ${COMMON}`, { kind: 'cooked', rating: 4 }],
    ] as const) {
      const taken = await askSite(`/api/public/recipes/${id}/notes`, {
        method: 'POST',
        from: '203.0.113.7',
        body: { name, text, website: '', ...more },
      })
      expect(taken.status, taken.text).toBe(202)
      const { notes } = await askAdmin('GET', `/notes?q=${encodeURIComponent(text)}`)
      ids.push(Number(notes[0]?.id))
    }
    return ids
  })()
  return sent
}

/** Resets the three to waiting, without an answer. */
async function waiting(): Promise<[number, number, number]> {
  const [ellen = 0, june = 0, siv = 0] = await threeNotes()
  for (const id of [ellen, june, siv])
    await askAdmin('PUT', `/notes/${id}`, { state: 'waiting', answer: null, answer_by_mail: false })
  await askAdmin('PUT', `/notes/${june}`, { text: QUESTION })
  return [ellen, june, siv]
}

const stateOf = async (id: number) => (await askAdmin('GET', `/notes/${id}`)).note

// NOTE-DESK-1
test('keys move to the next note, publish it, advance, and undo', async () => {
  const [ellen, june, siv] = await waiting()
  const { user } = await openAdminPage(listPath)
  await until(() => row('Siv'))
  await user.keyboard('j')
  await until(() => opened().getByRole('heading', { name: 'Siv cooked it' }))
  expect(new URLSearchParams(location.search).get('id')).toBe(String(siv))
  await user.keyboard('j')
  await until(() => opened().getByRole('heading', { name: 'June asks' }))
  expect(document.activeElement).toBe(row('June'))
  await user.keyboard('p')
  await until(() => screen.getByText('June’s note is on the site'))
  await until(() => opened().getByRole('heading', { name: 'Ellen has a tip' }))
  expect(await stateOf(june)).toMatchObject({ state: 'published' })
  await user.keyboard('z')
  await until(() => opened().getByRole('heading', { name: 'June asks' }))
  expect(await stateOf(june)).toMatchObject({ state: 'waiting' })
  await user.keyboard('s')
  await until(() => screen.getByText('June’s note is held apart as spam'))
  // Before that the list may still be the previous one.
  await until(() => expect(list().queryByRole('link', { name: /June/ })).toBeNull())
  await user.click(button('Undo'))
  await until(() => row('June'))
  expect(await stateOf(june)).toMatchObject({ state: 'waiting' })
  expect(await stateOf(ellen)).toMatchObject({ state: 'waiting' })
})

// NOTE-DESK-2
test('keys do nothing while a reply is typed; it survives a reload and a lost connection, and Ctrl+Enter sends it', async () => {
  const [ellen] = await waiting()
  const first = await openAdminPage(`/admin/notes?id=${ellen}`)
  await until(field)
  await first.user.keyboard('a')
  expect(document.activeElement).toBe(field())
  await first.user.keyboard('spjz, please')
  expect(field().value).toBe('spjz, please')
  opened().getByText('Kept on this device.')
  expect(await stateOf(ellen)).toMatchObject({ state: 'waiting' })

  const { user } = await openAdminPage(`/admin/notes?id=${ellen}`)
  await until(() => expect(field().value).toBe('spjz, please'))
  opened().getByRole('button', { name: /^Publish with your answer/ })
  const mend = fakeCalls(/\/notes\/\d+$/, noConnection)
  await user.type(field(), '{Control>}{Enter}{/Control}')
  await until(() => screen.getByText('We couldn’t change the note'))
  mend()
  expect(field().value).toBe('spjz, please')
  await user.type(field(), '{Escape}')
  expect(document.activeElement).toBe(row('Ellen'))
  await user.click(opened().getByRole('radio', { name: /^Only by mail/ }))
  await user.click(opened().getByRole('button', { name: /^Send the answer/ }))
  await until(() => screen.getByText('Your answer to Ellen is on its way'))
  expect(await stateOf(ellen)).toMatchObject({
    state: 'waiting',
    answer: 'spjz, please',
    answer_by_mail: true,
  })
  await user.click(button('Undo'))
  await until(() => expect(field().value).toBe('spjz, please'))
  expect(await stateOf(ellen)).toMatchObject({ answer: null, letter: null })
})

// NOTE-DESK-5
test('a reply given on another device is shown and kept when the note is published', async () => {
  const [ellen] = await waiting()
  const { user } = await openAdminPage(listPath)
  await until(() => row('Siv'))
  await askAdmin('PUT', `/notes/${ellen}`, { answer: 'From the phone', answer_by_mail: true })
  await user.click(row('Ellen'))
  await until(() => expect(field().value).toBe('From the phone'))
  expect(opened().getByRole<HTMLInputElement>('radio', { name: /^Only by mail/ }).checked).toBe(true)
  opened().getByRole('button', { name: /^Publish the note/ })
  row('Ellen').focus()
  await user.keyboard('p')
  await until(() => screen.getByText('Ellen’s note is on the site'))
  expect(await stateOf(ellen)).toMatchObject({
    state: 'published',
    answer: 'From the phone',
    answer_by_mail: true,
  })
})

// NOTE-DESK-5
test('publishing keeps a reply that this device has not loaded', async () => {
  const [ellen] = await waiting()
  const { user } = await openAdminPage(listPath)
  await until(() => row('Siv'))
  await askAdmin('PUT', `/notes/${ellen}`, { answer: 'From the phone' })
  const arrive = fakeCalls(new RegExp(`/notes/${ellen}$`), ({ method }, pass) =>
    method === 'GET' ? new Promise(() => {}) : pass(),
  )
  await user.click(row('Ellen'))
  await until(() => expect(field().value).toBe(''))
  await user.keyboard('p')
  await until(() => screen.getByText('Ellen’s note is on the site'))
  arrive()
  expect(await stateOf(ellen)).toMatchObject({ state: 'published', answer: 'From the phone' })
})

// NOTE-INBOX-4
test('several notes are published at once, and one undo reverts all', async () => {
  const [ellen, june] = await waiting()
  const { user } = await openAdminPage(listPath)
  await until(() => row('Siv'))
  await user.click(screen.getByRole('checkbox', { name: 'Choose the note by Ellen' }))
  row('June').focus()
  await user.keyboard('j')
  await user.click(screen.getByRole('checkbox', { name: 'Choose the note by June' }))
  await user.click(button('Publish 2'))
  await until(() => screen.getByText('2 notes are on the site'))
  expect(await stateOf(june)).toMatchObject({ state: 'published' })
  await user.click(button('Undo'))
  await until(() => expect(list().getAllByRole('listitem').length).toBeGreaterThanOrEqual(3))
  expect(await stateOf(ellen)).toMatchObject({ state: 'waiting' })
  expect(await stateOf(june)).toMatchObject({ state: 'waiting' })
})

// NOTE-INBOX-3
test('a typo is corrected and a note is attached to a step', async () => {
  const [, june] = await waiting()
  const { user } = await openAdminPage(`/admin/notes?id=${june}`)
  await user.click(await until(() => opened().getByRole('button', { name: 'Correct a slip' })))
  const words = opened().getByRole('textbox', { name: 'The note' })
  await user.clear(words)
  opened().getByText('The note is empty.')
  await user.type(words, 'On what days?')
  await user.click(opened().getByRole('button', { name: 'Save the correction' }))
  await until(() => opened().getByText('As it was written'))
  await user.click(opened().getByRole('button', { name: 'Change' }))
  const dialog = within(await until(() => screen.getByRole('dialog', { name: 'Where does it belong?' })))
  await user.selectOptions(await until(() => dialog.getByRole('combobox')), 'step 1')
  await user.click(dialog.getByRole('button', { name: 'Attach' }))
  await until(() => opened().getByText(/^Step 1: /))
  expect(await stateOf(june)).toMatchObject({ text: 'On what days?', place: { step: 1 } })
})

// NOTE-DESK-2
test('an unfinished correction is restored after another note was read', async () => {
  await waiting()
  const { user } = await openAdminPage(listPath)
  await user.click(await until(() => row('June')))
  await user.click(await until(() => opened().getByRole('button', { name: 'Correct a slip' })))
  const words = () => opened().getByRole<HTMLTextAreaElement>('textbox', { name: 'The note' })
  await user.clear(words())
  await user.paste('On what')
  await user.click(row('Siv'))
  await until(() => opened().getByRole('heading', { name: 'Siv cooked it' }))
  await user.click(row('June'))
  await until(() => expect(words().value).toBe('On what'))
  await user.click(opened().getByRole('button', { name: 'Cancel' }))
  await user.click(row('Siv'))
  await until(() => opened().getByRole('heading', { name: 'Siv cooked it' }))
  await user.click(row('June'))
  await until(() => opened().getByRole('button', { name: 'Correct a slip' }))
})

// NOTE-DESK-1, NOTE-DESK-2
test('moving through notes by keys skips an unfinished correction and types nothing into it', async () => {
  await waiting()
  const { user } = await openAdminPage(listPath)
  await user.click(await until(() => row('June')))
  await user.click(await until(() => opened().getByRole('button', { name: 'Correct a slip' })))
  const words = () => opened().getByRole<HTMLTextAreaElement>('textbox', { name: 'The note' })
  expect(document.activeElement).toBe(words())
  await user.clear(words())
  await user.paste('On what')
  await user.click(row('Siv'))
  await until(() => opened().getByRole('heading', { name: 'Siv cooked it' }))
  await user.keyboard('j')
  await until(() => expect(words().value).toBe('On what'))
  await user.keyboard('j')
  await until(() => opened().getByRole('heading', { name: 'Ellen has a tip' }))
  await user.keyboard('k')
  await until(() => expect(words().value).toBe('On what'))
  await user.click(opened().getByRole('button', { name: 'Cancel' }))
})

// NOTE-SWAP-1, NOTE-SWAP-2
test('an unambiguous tip becomes a swap in the draft at once, and can be reverted', async () => {
  const [ellen] = await waiting()
  const { user } = await openAdminPage(`/admin/notes?id=${ellen}`)
  await user.click(await until(() => opened().getByRole('button', { name: 'Make it a swap' })))
  const panel = () => within(opened().getByRole('status'))
  await until(() => panel().getByText(/^It is a swap now, in the draft of/))
  panel().getByText(/^Avoiding dairy: white beans instead of/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await stateOf(ellen)).toMatchObject({
    made_swap: { avoid: 'dairy', with: { amount: '150', unit: 'g', ingredient: 'white beans' } },
    swap: null,
  })
  await user.click(panel().getByRole('link', { name: 'Look at it in the recipe' }))
  await until(() => screen.getByText('From Ellen’s note'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await until(() =>
    expect(document.activeElement?.closest('[data-field]')).toBe(
      screen.getByText('From Ellen’s note').closest('[data-field]'),
    ),
  )
  const { id } = await theRecipe()
  const editor = await openAdminPage(`/admin/recipes/edit/${id}`)
  await editor.user.click(await until(() => button('Continue with it')))

  const again = await openAdminPage(`/admin/notes?id=${ellen}`)
  await again.user.click(await until(() => panel().getByRole('button', { name: 'Undo' })))
  await until(() => opened().getByRole('button', { name: 'Make it a swap' }))
  expect(await stateOf(ellen)).toMatchObject({ made_swap: null })
})

test('the avoided food is asked for where the ingredient does not determine it', async () => {
  const [ellen] = await waiting()
  await askAdmin('PUT', `/notes/${ellen}`, { place: { ingredient: 1 } })
  const { user } = await openAdminPage(`/admin/notes?id=${ellen}`)
  await user.click(await until(() => opened().getByRole('button', { name: 'Make it a swap' })))
  const dialog = within(await until(() => screen.getByRole('dialog', { name: 'Who avoids what?' })))
  const make = dialog.getByRole('button', { name: 'Make it a swap' })
  await user.click(make)
  dialog.getByText('Choose what is avoided.')
  dialog.getByText('What is used instead?')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Whoever avoids' }), 'soy')
  await user.type(dialog.getByRole('textbox', { name: 'They use instead' }), 'split peas')
  await user.click(make)
  await until(() => opened().getByText(/^Avoiding soy: split peas instead of/))
  await user.click(opened().getByRole('button', { name: 'Undo' }))
  await until(() => opened().getByRole('button', { name: 'Make it a swap' }))
  await askAdmin('PUT', `/notes/${ellen}`, { place: { ingredient: 0 } })
})

// NOTE-DESK-4
test('the confirmation of a deletion states how many notes are deleted', async () => {
  await waiting()
  const { title } = await theRecipe()
  const { user } = await openAdminPage(`/admin/recipes?q=${encodeURIComponent(title)}`)
  await user.click(await until(() => button(`Delete ${title}`)))
  const dialog = within(await until(() => screen.getByRole('dialog')))
  await until(() => dialog.getByText(/^Its \d+ notes go with it\. Undo brings all of them back\.$/))
})

// NOTE-DESK-3
test('closed items are listed, and the site’s settings for notes are changed', async () => {
  // The site's own settings are not changed: other tests write notes meanwhile.
  const { settings } = await askAdmin('GET', '/settings')
  fakeCalls(/^\/api\/admin\/settings$/, async ({ method, body }, pass) => {
    if (method === 'PUT') Object.assign(settings, body)
    return answer(200, { ...(method === 'PUT' ? {} : await (await pass()).json()), settings })
  })
  const { user } = await openAdminPage('/admin/notes?state=closed')
  const isOn = await until(() => screen.getByRole('switch', { name: 'Notes on the whole site' }))
  await user.click(isOn)
  await until(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false))
  await until(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false))
  await user.click(screen.getByRole('switch'))
  await until(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true))
  await until(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false))
  await user.selectOptions(screen.getByRole('combobox'), 'never')
  await until(() => expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(false))
  expect(settings).toMatchObject({ notes_enabled: true, notes_mail: 'never' })
})

// NOTE-DESK-3
test('notes closed under one item can be opened again from the list', async () => {
  const { recipe } = await askAdmin('POST', '/recipes', {
    title: unique('Closed Beans'),
    slug: `closed-beans-${Date.now()}`,
    status: 'published',
    notes_open: false,
  })
  const { user } = await openAdminPage('/admin/notes?state=closed')
  await until(() => screen.getByRole('link', { name: recipe.title }))
  await user.click(button(`Open the notes under ${recipe.title} again`))
  await until(() => expect(screen.queryByRole('link', { name: recipe.title })).toBeNull())
  expect((await askAdmin('GET', `/recipes/${recipe.id}`)).recipe.notes_open).toBe(true)
})

test('empty and failing lists say so', async () => {
  fakeCalls(/^\/api\/admin\/notes\?/, () => Promise.resolve(answer(500, { success: false, message: 'No' })))
  await openAdminPage('/admin/notes')
  await until(() => screen.getByText('We couldn’t load the notes.'))
  const counts = { waiting: 0, published: 0, spam: 0, answered: 0, closed: 0 }
  fakeCalls(/^\/api\/admin\/notes\?/, () => Promise.resolve(answer(200, { notes: [], total: 0, counts })))
  await openAdminPage('/admin/notes')
  await until(() => screen.getByText('All read'))
})
