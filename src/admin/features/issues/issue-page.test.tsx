import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { pastePicture } from '../../../../tests/support/pasted-picture.ts'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const START = 'Start from an article or recipe'

// NEWS-ISSUE-5
test('a letter is scheduled in the site’s time zone, and cancelled', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('Later'), content: 'Hello' })
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  await user.click(
    (await until(() => screen.getAllByRole('button', { name: 'Schedule…' })))[0] ?? document.body,
  )
  const sheet = await until(() => dialog('When should it go out?'))
  const moment = (value: string) =>
    fireEvent.change(sheet.getByLabelText('Date and time'), { target: { value } })
  const schedule = () => user.click(sheet.getByRole('button', { name: 'Schedule' }))
  moment('2020-01-01T10:00')
  await schedule()
  await until(() => sheet.getByText(/This moment has passed/))
  moment('2099-03-04T07:30')
  await schedule()
  const when = await until(() => screen.getByText(/^Goes out on/))
  expect(when.textContent).toMatch(/^Goes out on March 4, 2099 at 07:30/)
  await user.click(button('Take it back'))
  await until(() => screen.getByText('It is a draft again'))
  await until(subject)
  expect((await askAdmin('GET', `/issues/${id}`)).issue).toMatchObject({ state: 'draft', content: 'Hello' })
})

// NEWS-ISSUE-4
test('before the first letter a preview with the newest article is offered and started with one press', async () => {
  const title = unique('Slow mornings')
  await makeItem('articles', { title, status: 'published' })
  fakeCalls(/^\/api\/admin\/issues\?/, async () =>
    answer(200, { issues: [], total: 0, recipients: 0, counts: {} }),
  )
  // Other tests publish meanwhile.
  fakeCalls(/^\/api\/admin\/articles\?/, async (_call, pass) => {
    const { articles, ...counts } = await (await pass()).json()
    return answer(200, {
      ...counts,
      articles: articles.filter((article: { title: string }) => article.title === title),
    })
  })
  const { user } = await openAdminPage('/admin/issues')
  const sample = within(await until(() => screen.getByRole('figure')))
  sample.getByText('What one from your newest article looks like')
  expect(sample.getAllByText(title)).not.toEqual([])
  await user.click(screen.getByRole('link', { name: START }))
  await until(() => dialog(START))
})

// NEWS-ISSUE-4
test('a letter can start from published items, and a reload does not ask again', async () => {
  const { user } = await openAdminPage('/admin/issues/new?start')
  await user.click(await until(() => dialog(START).getByRole('searchbox', { name: 'Search articles...' })))
  await user.paste('three lines')
  const articles = () => within(dialog(START).getByRole('list', { name: 'Articles' })).getAllByRole('button')
  await until(() => expect(articles()[0]?.textContent).toContain('Three lines before bed'))
  await user.click(articles()[0] ?? document.body)
  await until(() => expect(location.pathname).toMatch(/^\/admin\/issues\/\d+$/))
  expect(subject().value).toBe('Three lines before bed')
  const path = location.pathname
  const { issue } = await askAdmin('GET', path.replace('/admin', ''))
  expect(issue.content).toContain('Read the whole article')
  await openAdminPage(path)
  await until(() => expect(subject().value).toBe('Three lines before bed'))
  expect(screen.queryByRole('dialog', { name: START })).toBeNull()
})

const letter = () => screen.getByRole('textbox', { name: 'The letter' })

// EDIT-FORMAT-1
test('a letter is edited as it will look: line breaks stay, names are inserted at the caret', async () => {
  const content = 'Hello,\nhow are you?\n\nWarmly,  \n*Maya*\n'
  const { id } = await askAdmin('POST', '/issues', { subject: unique('Lines'), content })
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  await until(() => expect(letter().innerHTML).toContain('Hello,<br>how are you?'))
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  const field = await until(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' }))
  await until(() => expect(field.value).toBe(content.trim()))
  field.setSelectionRange(5, 5)
  await user.click(button('First name…'))
  await user.click(dialog('The reader’s first name').getByRole('button', { name: 'Insert' }))
  expect(field.value).toBe(content.trim().replace('Hello', 'Hello{first_name|friend}'))
  await user.click(screen.getByRole('button', { name: 'Formatted' }))
  await until(() => expect(letter().innerHTML).toContain('Hello{first_name|friend},<br>how are you?'))
  await until(() => screen.getByText(/^Saved just now/))
  const { issue } = await askAdmin('GET', `/issues/${id}`)
  // Untouched text is unchanged.
  expect(issue.content).toBe('Hello{first_name|friend},\nhow are you?\n\nWarmly,  \n*Maya*')
})

// EDIT-PASTE-6
test('releasing Shift in another window does not make the next paste plain', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('Shifted'), content: 'Hello' })
  await openAdminPage(`/admin/issues/${id}`)
  await until(() => expect(letter().innerHTML).toContain('Hello'))
  const data: Record<string, string> = { 'text/html': '<p><b>Strong</b></p>', 'text/plain': 'Strong' }
  fireEvent.keyDown(letter(), { key: 'Shift', shiftKey: true })
  fireEvent.blur(letter())
  fireEvent.focus(letter())
  fireEvent.paste(letter(), { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } })
  await until(() => expect(letter().innerHTML).toContain('<strong>Strong</strong>'))
  await until(() => screen.getByText(/^Saved just now/))
})

// EDIT-FORMAT-4
test('a letter that cannot be formatted stays in Markdown, unchanged, and says why', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('Deep'), content: 'Hello' })
  localStorage.setItem('writing-mode', 'markdown')
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  await user.clear(await until(letter))
  const deep = '> '.repeat(1_000)
  await user.paste(deep)
  await user.click(screen.getByRole('button', { name: 'Formatted' }))
  await until(() => screen.getByText(/nested .* Until then it is shown as Markdown\.$/))
  expect(letter()).toHaveProperty('value', deep)
  expect(screen.getByRole('button', { name: 'Markdown' }).getAttribute('aria-pressed')).toBe('true')
})

// IMG-FIELD-2
test('a letter is sent only after its upload has arrived, and not with a failed one', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('With a dawn'), content: 'Hello' })
  localStorage.setItem('writing-mode', 'markdown')
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  const schedule = () => user.click(screen.getAllByRole('button', { name: 'Schedule…' })[0] ?? document.body)
  const asked = () => screen.queryByRole('dialog', { name: 'When should it go out?' })
  const lost = await pastePicture(user, await until(letter))
  await schedule()
  await until(() => screen.getByText('Waiting for the picture…'))
  lost.fail()
  await until(() => screen.getByText('Letter not sent: a picture didn’t arrive'))
  expect(asked()).toBeNull()
  const dawn = await pastePicture(user, letter())
  await schedule()
  await until(() => screen.getByText('Waiting for the picture…'))
  expect(asked()).toBeNull()
  // A disabled button would lose the focus, which the dialog returns on closing.
  expect(document.activeElement).toMatchObject({ textContent: 'Schedule…', disabled: false })
  await dawn.arrive()
  await until(() => expect(asked()).not.toBeNull())
  const { issue } = await askAdmin('GET', `/issues/${id}`)
  expect(issue.content).toContain('![Dawn]')
})

// IMG-FIELD-2
test('leaving a letter during an upload shows nothing on the next page', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('Left'), content: 'Hello' })
  localStorage.setItem('writing-mode', 'markdown')
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  const dawn = await pastePicture(user, await until(letter))
  await user.click(screen.getAllByRole('button', { name: 'Schedule…' })[0] ?? document.body)
  await until(() => screen.getByText('Waiting for the picture…'))
  await user.click(screen.getAllByRole('link', { name: 'Recipes' })[0] ?? document.body)
  await until(() => expect(location.pathname).toBe('/admin/recipes'))
  await dawn.arrive()
  await askAdmin('GET', `/issues/${id}`)
  expect(screen.queryByText('The letter is not saved yet')).toBeNull()
})

/** The next save is stored, but its answer is lost. */
function loseOneAnswer(method: 'POST' | 'PUT'): { isLost: () => boolean } {
  let isLost = false
  fakeCalls(/^\/api\/admin\/issues(\/\d+)?$/, async (call, pass) => {
    const response = await pass()
    if (isLost || call.method !== method) return response
    isLost = true
    throw new TypeError('Failed to fetch')
  })
  return { isLost: () => isLost }
}

const lettersAbout = async (words: string) => {
  const { issues } = await askAdmin('GET', '/issues?limit=100')
  return issues.filter((issue: { subject: string }) => issue.subject.startsWith(words))
}

// NEWS-ISSUE-6
test('a new letter whose answer was lost is stored once', async () => {
  const words = unique('Once only')
  const { user } = await openAdminPage('/admin/issues/new')
  const lost = loseOneAnswer('POST')
  await user.click(await until(subject))
  await user.paste(words)
  await until(() => expect(lost.isLost()).toBe(true))
  await user.paste(' and more')
  fireEvent(window, new Event('online'))
  await until(() => expect(location.pathname).toMatch(/^\/admin\/issues\/\d+$/))
  await until(() => screen.getByText(/^Saved just now/))
  expect(await lettersAbout(words)).toMatchObject([{ subject: `${words} and more` }])
})

// NEWS-ISSUE-6
test('a save whose answer was lost does not conflict with the next one', async () => {
  const words = unique('Same hand')
  const { id } = await askAdmin('POST', '/issues', { subject: words, content: 'Hello' })
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  const lost = loseOneAnswer('PUT')
  await user.click(await until(subject))
  await user.paste(' first')
  await until(() => expect(lost.isLost()).toBe(true))
  await user.paste(' second')
  fireEvent(window, new Event('online'))
  await until(() => screen.getByText(/^Saved just now/))
  expect(await lettersAbout(words)).toMatchObject([{ id, subject: `${words} first second` }])
})

// NEWS-NAME-4
test('an unknown token is reported while typing, and the preview uses names of the list', async () => {
  const csv = `email\n${unique('reader').replaceAll(' ', '-')}@example.com`
  await askAdmin('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  // Other tests add and remove readers meanwhile.
  fakeCalls(/^\/api\/admin\/subscribers\?/, async (_call, pass) => {
    const { subscribers, ...counts } = await (await pass()).json()
    const named = ['Ada', null, 'Bea'].map((first_name, index) => ({
      ...subscribers[0],
      id: 1_000_000 + index,
      first_name,
    }))
    return answer(200, { ...counts, subscribers: named })
  })
  const fields = { subject: `${unique('For')} {first_name|friend}`, content: 'Walk.' }
  const { id } = await askAdmin('POST', '/issues', fields)
  localStorage.setItem('writing-mode', 'markdown')
  const { user } = await openAdminPage(`/admin/issues/${id}`)
  await user.type(await until(letter), ' Yours, {{name}')
  screen.getByText(/^“\{name\}” is not known/)
  // As shown in the inbox, and above the letter.
  const shown = (name: string) => expect(screen.getAllByText(new RegExp(`^For .* ${name}$`))).toHaveLength(2)
  shown('friend')
  await user.click(await until(() => button('Ada')))
  shown('Ada')
  await user.click(button('Bea'))
  shown('Bea')
  await user.click(button('Without a name'))
  shown('friend')
  await user.type(subject(), ' {{town}')
  screen.getByText(/^“\{town\}” is not known/)
})
