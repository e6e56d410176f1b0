import { act, screen, within } from '@testing-library/react'
import { describe, expect, inject, test, vi } from 'vitest'
import { makeStorageFail } from '../../../../tests/support/device-storage.ts'
import { answer, fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { openPage, setSession, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'

const RECIPE = '/recipes/big-grain-bowl'

/** Publishes the notes that contain this word, as the coach. @returns the first one's id */
async function publish(word: string): Promise<number> {
  setSession(inject('coachCookie'))
  const { notes } = await (await fetch(`/api/admin/notes?q=${word}`)).json()
  const [{ id }] = notes
  const answer = await fetch(`/api/admin/notes/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'published' }),
  })
  setSession('none')
  expect(answer.status).toBe(200)
  return id
}

let visitors = 0

/** Changes the visitor's address: the limit of notes in a quarter of an hour is counted by address. */
function comeFromElsewhere(): void {
  const { fetch: real } = globalThis
  const address = `203.0.113.${20 + visitors++}`
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return real(input, { ...init, headers })
  })
}

/** Opens the section, once it is hydrated. */
async function openSection(path = RECIPE) {
  simulateTallScreen()
  comeFromElsewhere()
  const page = await openPage(path)
  await until(() => screen.getAllByRole('link', { name: /Write a note|Ask a question/ }))
  return page
}

// NOTE-FORM-1, NOTE-FORM-2
test('the form opens in place, names missing fields, keeps its draft and sends it', async () => {
  const { user } = await openSection()
  await user.click(screen.getByRole('link', { name: 'Write a note' }))
  expect(window.location.pathname + window.location.search).toBe(RECIPE)
  await user.click(screen.getByRole('button', { name: 'Send to Maya' }))
  const summary = screen.getByText('Three things before it can go:').closest<HTMLElement>('[role="alert"]')
  expect(document.activeElement).toBe(summary)
  if (!summary) throw new Error('There is no summary')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Is it a question, a tip, or did you cook it?',
    'Write at least a word or two.',
    'What shall we call you?',
  ])
  await user.click(within(summary).getByRole('link', { name: 'What shall we call you?' }))
  const name = screen.getByRole('textbox', { name: 'Your first name' })
  expect(document.activeElement).toBe(name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await user.type(name, 'Bea')
  await user.click(screen.getByRole('radio', { name: /I cooked it/ }))
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'She took the pot home.')
  await user.click(screen.getByRole('button', { name: 'Close, keep what I wrote' }))

  const again = await openSection()
  await again.user.click(screen.getByRole('link', { name: 'Write a note' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ }).value).toBe(
    'She took the pot home.',
  )
  await again.user.click(screen.getByRole('button', { name: 'Send to Maya' }))
  await until(() => screen.getByRole('heading', { name: 'Thank you, Bea. Maya reads it first.' }))
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /\/notes\// }).href).toMatch(
    /\/notes\/[\w-]{43}$/,
  )
  expect(localStorage.getItem('note-drafts')).toBeNull()

  // The next note begins with the name only.
  const next = await openSection('/blog/hips-that-forgive-a-desk-job')
  await next.user.click(screen.getByRole('link', { name: 'Ask a question' }))
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  expect([
    field(/^Your first name/).value,
    field(/^Your question/).value,
    field(/^Email If you want/).value,
  ]).toEqual(['Bea', '', ''])
})

// NOTE-FORM-1
test('the message about a refused line moves the focus to its field', async () => {
  fakeCalls(/^\/api\/public\/recipes\/\d+\/notes$/, async () =>
    answer(400, {
      error: 'Validation failed',
      details: [{ field: 'ingredient', message: 'That line is no longer in the recipe.' }],
    }),
  )
  const { user } = await openSection()
  await user.click(screen.getByRole('link', { name: 'Write a note' }))
  await user.click(screen.getByRole('radio', { name: /Tip/ }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Toast it first.')
  await user.type(screen.getByRole('textbox', { name: 'Your first name' }), 'Bea')
  await user.click(screen.getByRole('button', { name: 'Send to Maya' }))
  await user.click(
    await until(() => screen.getByRole('link', { name: 'That line is no longer in the recipe.' })),
  )
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Where does it belong/ }))
})

// NOTE-HELP-2, NOTE-LINE-1
test('a helpful vote is given and withdrawn, and the note’s line opens it', async () => {
  const path = '/recipes/everything-green-salad'
  // Loads another page: this document has no layout and caches answers longer than a browser does.
  await openPage('/saved')
  const recipe = await (await fetch(`/api/public${path}`)).json()
  await fetch(`/api/public/recipes/${recipe.id}/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'tip', name: 'Ingrid', text: 'Rinse it twice.', step: 1, website: '' }),
  })
  const id = await publish('Rinse')

  const { user } = await openSection(path)
  const note = await until(() => screen.getByRole('article', { name: 'Ingrid has a tip about step 1' }))
  const helped = within(note).getByRole('button', { name: /Helped me/ })
  await user.click(helped)
  await until(() => expect(helped.textContent).toContain('one reader'))
  expect(helped.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('helped-notes')).toBe(`[${id}]`)
  await user.click(helped)
  await until(() => expect(helped.getAttribute('aria-pressed')).toBe('false'))

  const mark = screen.getByRole('link', { name: '1 note about this line' })
  await user.click(mark)
  await until(() => expect(mark.getAttribute('aria-expanded')).toBe('true'))
  const slip = await until(() => screen.getByRole('link', { name: 'Add yours' }).closest<HTMLElement>('div'))
  await until(() => expect(slip?.textContent).toContain('Rinse it twice.'))
  await user.click(screen.getByRole('link', { name: 'Add yours' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Where does it belong/ }).value).toBe(
    'step:1',
  )
})

// NOTE-HELP-2
test('the helpful count is the same when the line is opened again', async () => {
  const path = '/recipes/two-storey-smoothie'
  await openPage('/saved')
  const recipe = await (await fetch(`/api/public${path}`)).json()
  await fetch(`/api/public/recipes/${recipe.id}/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'tip', name: 'Solveig', text: 'Freeze the banana.', step: 1, website: '' }),
  })
  await publish('banana')

  const { user } = await openSection(path)
  const mark = await until(() => screen.getByRole('link', { name: '1 note about this line' }))
  const helped = () =>
    within(
      screen.getByRole('link', { name: 'Add yours' }).closest<HTMLElement>('.note-slip') ?? mark,
    ).getByRole('button', { name: /Helped me/ })
  await user.click(mark)
  await user.click(await until(helped))
  await until(() => expect(helped().textContent).toContain('one reader'))
  await user.click(mark)
  await until(() => expect(screen.queryByRole('link', { name: 'Add yours' })).toBeNull())
  await user.click(mark)
  await until(() => expect(helped().textContent).toContain('one reader'))
})

// NOTE-FORM-2
test('choosing another line while writing changes only the line of the note', async () => {
  const { user } = await openSection()
  await user.click(screen.getByRole('link', { name: 'Write a note' }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Warm the bowl.')
  const picture = new File(['pixels'], 'bowl.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Choose a picture'), picture)
  screen.getByText('bowl.jpg')
  act(() => void window.dispatchEvent(new CustomEvent('write-note', { detail: 'step:2', cancelable: true })))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Where does it belong/ }).value).toBe(
    'step:2',
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ }).value).toBe('Warm the bowl.')
  screen.getByText('bowl.jpg')
})

// NOTE-OFFLINE-1
test('a note written offline is kept and sent once online', async () => {
  const { user } = await openSection()
  await user.click(screen.getByRole('link', { name: 'Write a note' }))
  await user.click(screen.getByRole('radio', { name: /^Tip/ }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Toast the grain first.')
  await user.type(screen.getByRole('textbox', { name: 'Your first name' }), 'Nils')
  const sent: string[] = []
  const { fetch: real } = globalThis
  let isReachable = false
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return real(url, init)
    if (!isReachable) return Promise.reject(new TypeError('No network'))
    sent.push(String(init.body))
    return real(url, init)
  })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isReachable)
  await user.click(screen.getByRole('button', { name: 'Send to Maya' }))
  await until(() => screen.getByRole('heading', { name: 'Kept. You are offline.' }))
  isReachable = true
  window.dispatchEvent(new Event('online'))
  await until(() => screen.getByRole('heading', { name: 'Thank you, Nils. Maya reads it first.' }))
  window.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(1)
  expect(localStorage.getItem('pending-notes')).toBeNull()
})

// NOTE-OFFLINE-1
test('a note written offline without storage stays in the form, which says so', async () => {
  const { user } = await openSection()
  await user.click(screen.getByRole('link', { name: 'Write a note' }))
  await user.click(screen.getByRole('radio', { name: /^Tip/ }))
  await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Salt the water.')
  await user.type(screen.getByRole('textbox', { name: 'Your first name' }), 'Nils')
  fakeCalls(/\/notes$/, noConnection)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  makeStorageFail('full')
  await user.click(screen.getByRole('button', { name: 'Send to Maya' }))
  await until(() => screen.getByText('It did not go out.'))
  expect(screen.queryByRole('heading', { name: 'Kept. You are offline.' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ }).value).toBe(
    'Salt the water.',
  )
})

describe('a stored note whose picture can no longer be read', () => {
  const LOST = /this device could no longer open your picture/

  /** Stores a pending note on the device whose picture is missing. */
  async function leaveNote(text: string) {
    await openPage('/saved')
    const { id } = await (await fetch(`/api/public${RECIPE}`)).json()
    const draft = { kind: 'tip', text, place: '', rating: 0, name: 'Ada', email: '' }
    const key = `recipe-${id}`
    localStorage.setItem('note-drafts', JSON.stringify({ [key]: draft }))
    const note = { kind: 'recipe', itemId: id, draft, website: '', picture: 'kept' }
    localStorage.setItem('pending-notes', JSON.stringify({ [key]: note }))
  }

  /** @returns the words that have arrived, and a function that restores the network */
  function goOffline() {
    const sent: string[] = []
    let isReachable = false
    const { fetch: real } = globalThis
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return real(url, init)
      if (!isReachable) throw new TypeError('No network')
      sent.push(JSON.parse(String(init.body)).text)
      return real(url, init)
    })
    const comeBack = () => {
      isReachable = true
      window.dispatchEvent(new Event('online'))
    }
    return { sent, comeBack }
  }

  // NOTE-OFFLINE-2
  test('is sent without the picture, and the section says so until dismissed', async () => {
    await leaveNote('Rub the salt in first.')
    const { sent, comeBack } = goOffline()
    const { user } = await openSection()
    comeBack()
    const arrived = await until(() => {
      const heading = screen.getByRole('heading', { name: 'Thank you, Ada. Maya reads it first.' })
      return within(heading.closest<HTMLElement>('[role="status"]') ?? heading)
    })
    arrived.getByText(LOST)
    arrived.getByRole('link', { name: /\/notes\// })
    expect(sent).toEqual(['Rub the salt in first.'])
    expect(localStorage.getItem('note-drafts')).toBeNull()
    await user.click(arrived.getByRole('button', { name: 'Back to the notes' }))
    expect(screen.queryByRole('heading', { name: /^Thank you, Ada/ })).toBeNull()
    expect(localStorage.getItem('sent-notes')).toBeNull()
  })

  test('is also reported in the open form after sending', async () => {
    await leaveNote('Keep the lid on.')
    const { comeBack } = goOffline()
    const { user } = await openSection()
    await user.click(screen.getByRole('link', { name: 'Write a note' }))
    screen.getByRole('heading', { name: 'Kept. You are offline.' })
    comeBack()
    await until(() => screen.getByRole('heading', { name: 'Thank you, Ada. Maya reads it first.' }))
    screen.getByText(LOST)
    expect(localStorage.getItem('sent-notes')).toBeNull()
  })

  test('requests the picture again when the note returns to the form', async () => {
    await leaveNote('Stir it once.')
    goOffline()
    const { user } = await openSection()
    await user.click(screen.getByRole('link', { name: 'Write a note' }))
    await user.click(screen.getByRole('button', { name: 'Change it' }))
    await until(() =>
      screen.getByText('This device could no longer open your picture. Please choose it again.'),
    )
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ }).value).toBe(
      'Stir it once.',
    )
  })
})
