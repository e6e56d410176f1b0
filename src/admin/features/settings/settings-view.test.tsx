import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' })
const said = (words: string) =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .includes(words)
const setting = (key: string) => document.getElementById(`setting-${key}`)
const entry = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Groups of settings' })).getByRole('link', {
    name: new RegExp(`^${title}`),
  })

async function open(hash: string): Promise<OpenedPage> {
  const page = await openAdminPage(`/admin/settings${hash}`)
  await until(() => expect(document.querySelector(hash)).not.toBeNull())
  return page
}

/** Settings apply to the whole site, so saves are intercepted here, and answered as the site would. */
function fakeSaves(): unknown[] {
  const sent: unknown[] = []
  fakeCalls(/^\/api\/admin\/settings$/, async ({ method, body }, pass) => {
    if (method === 'PUT') sent.push(body)
    const stored = method === 'PUT' ? await askAdmin('GET', '/settings') : await (await pass()).json()
    return answer(200, { settings: Object.assign(stored.settings, ...sent) })
  })
  return sent
}

async function refill({ user }: OpenedPage, name: string, text: string): Promise<void> {
  await user.clear(field(name))
  if (text) await user.paste(text)
}

test('a text is changed and saved, and its original can be restored', async () => {
  const sent = fakeSaves()
  const page = await open('#you')
  expect(save().disabled).toBe(true)
  const original = field('Tagline').value
  await refill(page, 'Tagline', 'Strong at every age.')
  expect(said('1 unsaved change')).toBe(true)
  await page.user.click(save())
  await until(() => screen.getByText('Settings saved'))
  expect(said('Everything is saved')).toBe(true)
  expect(sent).toEqual([{ tagline: 'Strong at every age.' }])

  await page.user.click(await until(() => button(/^Back to the original text ?of Tagline$/)))
  expect(field('Tagline').value).toBe(original)
  await page.user.click(save())
  await until(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ tagline: original })
})

// SET-RULE-1
test('an empty setting says that it is not shown', async () => {
  const sent = fakeSaves()
  const page = await open('#links')
  await refill(page, 'Instagram handle', '')
  expect(setting('instagram_handle')?.textContent).toContain('Empty, so it is not shown.')
  await page.user.click(save())
  await until(() => screen.getByText('Settings saved'))
  expect(sent).toEqual([{ instagram_handle: '' }])
})

// SET-PANEL-3
test('an invalid value is reported at its field, and nothing is sent', async () => {
  const sent = fakeSaves()
  const page = await open('#links')
  await refill(page, 'Shop', 'my shop')
  await page.user.click(entry('Banner'))
  expect(screen.queryByLabelText('Shop')).toBeNull()
  // The test does not render in between: the next character typed, however fast, belongs to the invalid field.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  save().click()
  for (let turn = 0; turn < 20; turn++) await null
  expect(document.activeElement).toBe(field('Shop'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(location.hash).toBe('#links')
  expect(entry('Links').textContent).toMatch(/^Linksnot right yet.*1 unsaved change$/)
  expect(setting('shop_url')?.textContent).toContain('https://')
  expect(field('Shop').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await refill(page, 'Shop', 'https://shop.example/maya')
  await page.user.click(save())
  await until(() => screen.getByText('Settings saved'))
  expect(sent).toEqual([{ shop_url: 'https://shop.example/maya' }])
})

// SET-PANEL-3
test('a figure that is not a number is not saved; grouped thousands are accepted', async () => {
  const sent = fakeSaves()
  const { user } = await open('#numbers')
  const figures = within(setting('home_stats') ?? document.body)
  const number = () => figures.getAllByLabelText<HTMLInputElement>('Number')[0] ?? document.body
  const type = async (text: string) => {
    await user.clear(number())
    await user.paste(text)
    await user.tab()
  }
  await type('about 40')
  expect(number()).toHaveProperty('value', 'about 40')
  figures.getByText('Please write a number.')
  await user.click(save())
  expect(document.activeElement).toBe(number())
  expect(sent).toEqual([])
  await type('1,200')
  expect(number()).toHaveProperty('value', '1200')
  await user.click(save())
  await until(() => screen.getByText('Settings saved'))
  const [{ home_stats }] = sent as [{ home_stats: object[] }]
  expect(home_stats[0]).toMatchObject({ value: 1200 })
})

test('a refusal of the server is shown, and the input stays', async () => {
  fakeCalls(/^\/api\/admin\/settings$/, async ({ method }, pass) =>
    method === 'PUT'
      ? answer(400, {
          error: 'Not like this.',
          details: [{ field: 'jurisdiction', message: 'Not like this.' }],
        })
      : pass(),
  )
  const LAW = 'Country or state whose law applies'
  const page = await open('#legal')
  await refill(page, LAW, 'Sweden')
  await page.user.click(entry('Playlist'))
  await page.user.click(save())
  await until(() => expect(screen.getByText('Error saving settings').closest('[role=alert]')).not.toBeNull())
  expect(setting('jurisdiction')?.textContent).toContain('Not like this.')
  expect(field(LAW).value).toBe('Sweden')
  expect(document.activeElement).toBe(field(LAW))
})

test('a lost connection is reported, and the input stays', async () => {
  const page = await open('#links')
  await refill(page, 'Shop', 'https://shop.example/maya')
  fakeCalls(/^\/api\/admin\/settings$/, noConnection)
  await page.user.click(save())
  const alert = await until(() => screen.getByText('Error saving settings').closest('[role=alert]'))
  expect(alert?.textContent).toContain('Please check your connection and try again.')
  expect(field('Shop').value).toBe('https://shop.example/maya')
})

test('rows of lists are added, moved by buttons and removed', async () => {
  const sent = fakeSaves()
  const { user } = await open('#testimonials')
  const list = within(screen.getByRole('region', { name: 'Testimonials' }))
  const rows = () => list.getAllByRole('button', { name: /^Drag / }).map((grip) => grip.closest('li'))
  const before = rows().length
  // A closed row shows its content; opened, it can be edited.
  expect(rows()[0]?.textContent).toContain('I came for my back')
  expect(list.queryByLabelText('What she says')).toBeNull()
  await user.click(list.getByRole('button', { name: /^Ingrid/ }))
  expect(list.getByLabelText<HTMLTextAreaElement>('What she says').value).toMatch(/^I came for my back/)
  await user.click(list.getByRole('button', { name: /^Ingrid/ }))
  await user.click(button('Add a testimonial'))
  expect(rows()).toHaveLength(before + 1)
  await user.keyboard('Vera, 70')
  expect(field('Name').value).toBe('Vera, 70')
  await user.type(list.getByLabelText('What she says'), 'I laugh more.')
  button('Move Vera, 70 up').focus()
  await user.keyboard('{Enter}')
  expect(rows()[before - 1]?.textContent).toContain('Vera, 70')
  expect(document.activeElement).toBe(button('Move Vera, 70 up'))
  await user.click(button(/^Remove Ingrid/))
  expect(rows()).toHaveLength(before)
  expect(document.activeElement).toBe(button('Add a testimonial'))
  await user.click(save())
  await until(() => screen.getByText('Settings saved'))
  const [{ testimonials }] = sent as [{ testimonials: object[] }]
  expect(Object.values(testimonials.at(-2) ?? {})).toEqual(
    expect.arrayContaining(['Vera, 70', 'I laugh more.']),
  )
  expect(JSON.stringify(testimonials)).not.toContain('Ingrid, 61')
})

test('the banner is previewed with its days', async () => {
  const page = await open('#banner')
  const preview = () => screen.getByRole('figure').textContent
  await refill(page, 'Text', 'Summer camp')
  expect(preview()).toContain('Summer camp')
  fireEvent.change(field('First day'), { target: { value: '2999-01-01' } })
  expect(preview()).toContain('Not shown yet: it begins on January 1, 2999.')
})

test('a time zone is found by search', async () => {
  const sent = fakeSaves()
  const { user } = await open('#time-zone')
  await user.type(field('Search time zones'), 'stockholm')
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await user.selectOptions(zone, 'Europe/Stockholm')
  await user.click(save())
  await until(() => screen.getByText('Settings saved'))
  expect(sent).toEqual([{ time_zone: 'Europe/Stockholm' }])
})

// SET-PANEL-2
test('leaving with unsaved changes asks for confirmation', async () => {
  const page = await open('#playlist')
  const { user } = page
  await refill(page, 'Genre', 'Swing')
  // Another panel is not another page: what is typed stays there, and its entry says so.
  await user.click(entry('Banner'))
  expect(entry('Playlist').textContent).toMatch(/1 unsaved change$/)
  history.back()
  await until(() => field('Genre'))
  const leave = async () => user.click(screen.getAllByRole('link', { name: 'Images' })[0] ?? document.body)
  await leave()
  await until(() => screen.getByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(button('Stay here'))
  expect(field('Genre').value).toBe('Swing')
  await leave()
  await user.click(await until(() => button('Leave without saving')))
  await until(() => expect(location.pathname).toBe('/admin/images'))
})

// SET-PANEL-1
test('each panel opens alone from the list and leads back to its row', async () => {
  const page = await openAdminPage('/admin/settings')
  const { user } = page
  await user.click(await until(() => entry('Links')))
  expect(document.activeElement?.id).toBe('links')
  await refill(page, 'Instagram handle', '@anna')
  await user.click(screen.getByRole('link', { name: 'All settings' }))
  expect(document.activeElement).toBe(entry('Links'))
  expect(entry('Links').textContent).toMatch(/1 unsaved change$/)
  await user.click(entry('Banner'))
  screen.getByText('1 unsaved in other panels')
  history.back()
  await until(() => expect(location.hash).toBe(''))
})

test('a portrait of 40 MB is refused with a sentence, and nothing is sent', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send')
  const { user } = await open('#look')
  const portrait = within(setting('portrait_public_id') ?? document.body)
  await user.click(portrait.getByRole('button', { name: /^Choose a picture/ }))
  const picker = within(screen.getByRole('dialog', { name: 'Your pictures' }))
  const huge = new File([new Uint8Array(40 * 1024 * 1024)], 'portrait.jpg', { type: 'image/jpeg' })
  fireEvent.change(picker.getByLabelText(/^Upload a new picture/), { target: { files: [huge] } })
  picker.getByText('File too large. Please upload images smaller than 10MB.')
  expect(sent).not.toHaveBeenCalled()
})
