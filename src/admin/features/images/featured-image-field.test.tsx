import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askAdmin, makeItem, makePicture, uploadPicture } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'
const TOO_LARGE = 'File too large. Please upload images smaller than 10MB.'
const GENERATE = /^\/api\/admin\/generate-images$/

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const remove = () => button('Remove image')
const described = () => screen.getByLabelText<HTMLInputElement>('Describe the picture')
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Upload a featured image/)
const box = () => document.querySelector('[data-drop-box]') ?? document.body
const pick = (file: File) => fireEvent.change(chooser(), { target: { files: [file] } })
const picture = async (name = 'lake') => {
  const made = await makePicture(name)
  return new File([made.bytes], made.name, { type: 'image/jpeg' })
}

async function openArticle(fields: object = {}): Promise<OpenedPage> {
  const { id } = await makeItem('articles', fields)
  const page = await openAdminPage(`/admin/articles/edit/${id}`)
  await until(chooser)
  return page
}

/** Watches what this page sends to the image service. */
const watchUploads = () => vi.spyOn(XMLHttpRequest.prototype, 'send')

// IMG-UPLOAD-3
test('files of a wrong type or size are refused before uploading', async () => {
  const sent = watchUploads()
  await openArticle()
  screen.getByText(/800x450 \(16:9\)/)
  pick(new File(['%'], 'a.pdf', { type: 'application/pdf' }))
  screen.getByText(WRONG_TYPE)
  pick(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }))
  screen.getByText(TOO_LARGE)
  expect(sent).not.toHaveBeenCalled()
})

test('a picture asks for a description, which is stored in the library', async () => {
  const { user } = await openArticle()
  pick(await picture())
  await until(remove)
  screen.getByText(/Still missing/)
  const words = unique('A quiet lake')
  await user.click(described())
  await user.paste(words)
  expect(screen.queryByText(/Still missing/)).toBeNull()
  await user.tab()
  await until(() => screen.getByText(/saved/i))
  await vi.waitFor(async () =>
    expect((await askAdmin('GET', `/images?q=${encodeURIComponent(words)}`)).total).toBe(1),
  )
  await user.click(remove())
  expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull()
  expect(described().value).toBe('')
})

// IMG-FIELD-1
test('dropped and pasted files are uploaded', async () => {
  const { user } = await openArticle()
  const files = { files: [await picture('dropped')], types: ['Files'] }
  fireEvent.dragEnter(box(), { dataTransfer: files })
  screen.getByText('Let go to upload it')
  fireEvent.drop(box(), { dataTransfer: files })
  expect(screen.queryByText('Let go to upload it')).toBeNull()
  await until(remove)
  await user.click(remove())
  fireEvent(document.body, createEvent.paste(document.body, { clipboardData: files }))
  await until(remove)
})

test('errors of the server and of the network are shown', async () => {
  await openArticle()
  pick(new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }))
  const refusal = `Upload failed with status 415: ${WRONG_TYPE}`
  await until(() => screen.getByText(refusal))
  screen.getByText(`Image upload failed: ${refusal}`)
  watchUploads().mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  pick(await picture())
  await until(() => screen.getByText('Upload failed due to network error'))
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(502)
  vi.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockReturnValue('Bad gateway')
  watchUploads().mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('load'))
  })
  pick(await picture())
  await until(() => screen.getByText('Upload failed with status 502: Bad gateway'))
})

test('the focal point is set by keys and changes the addresses', async () => {
  const { user } = await openArticle()
  pick(await picture())
  await until(remove)
  const address = () => box().querySelector('img')?.getAttribute('src')
  const before = address()
  await user.click(button('Focal point'))
  const point = await until(() => screen.getByRole('slider', { name: 'Focal point' }))
  point.focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}')
  expect(point.getAttribute('aria-valuetext')).toBe('40% from the left, 48% from the top')
  await user.click(button('Save focal point'))
  await until(() => expect(screen.queryByRole('dialog', { name: 'Choose the focal point' })).toBeNull())
  expect(address()).not.toBe(before)
})

// IMG-SUGGEST-1, IMG-SUGGEST-2
test('suggestions are requested once for the same texts, others only on request', async () => {
  const asked: unknown[] = []
  fakeCalls(GENERATE, ({ body }, pass) => {
    asked.push(body)
    return pass()
  })
  const title = unique('A walk before breakfast')
  const { user } = await openArticle({ title })
  const suggest = () => user.click(button('Suggest images for me'))
  const choices = () => screen.getAllByRole<HTMLInputElement>('radio')
  await suggest()
  await until(() => expect(choices()).toHaveLength(4))
  screen.getByText('This may take 30-60 seconds')
  const first = choices()[0]?.value
  await user.keyboard('{Escape}')
  await suggest()
  await until(() => expect(choices()).toHaveLength(4))
  expect(choices()[0]?.value).toBe(first)
  expect(asked).toHaveLength(1)
  expect(asked[0]).not.toHaveProperty('again')

  await user.click(button('Generate New Images'))
  await until(() => expect(choices()[0]?.value).not.toBe(first))
  expect(asked[1]).toMatchObject({ again: true })
  const use = button('Use this image')
  expect(use.getAttribute('aria-disabled')).toBe('true')
  choices()[0]?.focus()
  await user.keyboard(' ')
  await user.keyboard('{ArrowRight}')
  expect(choices()[1]?.checked).toBe(true)
  await user.click(use)
  await until(() => expect(screen.queryByRole('dialog', { name: 'Choose an image' })).toBeNull())
  remove()
  expect(described().value).not.toBe('')
  const name = title.toLowerCase().replaceAll(' ', '-')
  const { images } = await askAdmin('GET', `/images?q=${name}`)
  expect(images[0].source).toBe('illustrator')
})

test('suggestions are requested with the recipe’s ingredients', async () => {
  const asked: unknown[] = []
  fakeCalls(GENERATE, async ({ body }) => {
    asked.push(body)
    return answer(503, { error: 'Not now' })
  })
  const title = unique('A soup for rainy days')
  const { id } = await makeItem('recipes', { title })
  const { user } = await openAdminPage(`/admin/recipes/edit/${id}`)
  const part = (name: RegExp) => until(() => screen.getByRole('tab', { name }))
  await user.click(await part(/^Ingredients/))
  for (const _ of ['the lentils', 'an empty row'])
    await user.click(await until(() => button('Add ingredient')))
  await user.click(screen.getByLabelText('Ingredient, line 1'))
  await user.paste('red lentils')
  await user.click(await part(/^Basics/))
  await user.click(button('Suggest images for me'))
  await until(() => expect(asked).toHaveLength(1))
  expect(asked).toEqual([{ contentType: 'recipe', title, ingredients: ['red lentils'] }])
})

// IMG-SUGGEST-6
test('suggestions show their loading state and report a failure', async () => {
  const mend = fakeCalls(GENERATE, async () => answer(503, { error: 'The picture service does not answer.' }))
  const { user } = await openArticle({ title: unique('Failing pictures') })
  await user.click(button('Suggest images for me'))
  await until(() => screen.getByText('Failed to generate images. Please try again.'))
  mend()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  fakeCalls(GENERATE, (_call, pass) => held.then(pass))
  await user.click(button('Generate New Images'))
  await until(() => screen.getByRole('progressbar', { name: 'Making four pictures' }))
  letGo()
  await until(() => expect(screen.getAllByRole('radio')).toHaveLength(4))
  await user.click(screen.getAllByRole('radio')[0] ?? document.body)
  watchUploads().mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  await user.click(button('Use this image'))
  await until(() => screen.getByText('Failed to upload selected image. Please try again.'))
})

/** Opens the dialog with its four pictures; later requests fail while `fails` is true. */
async function openSuggestions(title: string) {
  const state = { fails: false }
  fakeCalls(GENERATE, async (_call, pass) =>
    state.fails ? answer(503, { error: 'The picture service does not answer.' }) : pass(),
  )
  const { user } = await openArticle({ title: unique(title) })
  await user.click(button('Suggest images for me'))
  await until(() => expect(screen.getAllByRole('radio')).toHaveLength(4))
  const wishFor = async (words: string) => {
    await user.clear(screen.getByLabelText('What should be in it?'))
    await user.paste(words)
    await user.click(button('Show me'))
  }
  return { user, state, wishFor }
}

const FAILED = 'Failed to generate images. Please try again.'

// IMG-SUGGEST-8
test('a failed wish is reported, whatever a previous request gave', async () => {
  const { user, state, wishFor } = await openSuggestions('Wishes that fail')
  const first = screen.getAllByRole<HTMLInputElement>('radio')[0]?.value
  await user.click(button('Generate New Images'))
  await until(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.value).not.toBe(first))
  state.fails = true
  await wishFor('a lake')
  await until(() => screen.getByText(FAILED))
})

// IMG-SUGGEST-8
test('a fulfilled wish clears an earlier failure', async () => {
  const { user, state, wishFor } = await openSuggestions('Wishes after a failure')
  state.fails = true
  await user.click(button('Generate New Images'))
  await until(() => screen.getByText(FAILED))
  state.fails = false
  await wishFor('a lake')
  await until(() => expect(screen.getAllByRole('radio')).toHaveLength(4))
  expect(screen.queryByText(FAILED)).toBeNull()
})

test('suggestions need a title, and without one nothing is requested', async () => {
  const asked = vi.fn(async () => answer(503, { error: 'Not now' }))
  fakeCalls(GENERATE, asked)
  const { user } = await openArticle()
  await user.clear(screen.getByRole('textbox', { name: 'Title' }))
  await user.click(button('Suggest images for me'))
  dialog('Choose an image').getByText(/^Write a title first/)
  expect(asked).not.toHaveBeenCalled()
})

test('in the editor one press picks an image of the library', async () => {
  const alt = unique('A swan at dawn')
  await askAdmin('PUT', `/images/${await uploadPicture('swan')}`, { alt })
  const { user } = await openArticle()
  await user.click(button('Choose from your pictures'))
  await user.click(dialog('Your pictures').getByLabelText('Search pictures'))
  await user.paste(alt)
  await until(() => expect(dialog('Your pictures').getAllByRole('button', { name: /^Use / })).toHaveLength(1))
  await user.click(button(new RegExp(`^Use ${alt}`)))
  expect(screen.queryByRole('dialog', { name: 'Your pictures' })).toBeNull()
  expect(described().value).toBe(alt)
  remove()
})
