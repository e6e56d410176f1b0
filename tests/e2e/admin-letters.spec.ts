import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { waitForAnswer } from '../support/wait-until.ts'
import { askAdmin, expectRefusals, SAME_ORIGIN, coachTest as test } from './admin-fixtures.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const words = (page: Page) => page.getByRole('textbox', { name: 'The letter' })

let count = 0
const unique = (text: string) => `${text} ${process.pid}-${++count}`

async function writeMessage(page: Page, fields: Record<string, string>): Promise<void> {
  const answer = await page.request.post('/api/contact', {
    data: { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', ...fields },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Puts people on the list, and nobody else. */
async function fillList(page: Page, emails: string[]): Promise<void> {
  const { subscribers } = await askAdmin(page, 'GET', '/subscribers?limit=500')
  for (const { id } of subscribers) await askAdmin(page, 'DELETE', `/subscribers/${id}`)
  await askAdmin(page, 'POST', '/subscribers/import', {
    csv: emails.join('\n'),
    consent: true,
    dry_run: false,
  })
}

/** Every letter the product has written, as a mail program reads it. The first one makes the folder. */
async function readLetters(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

// The list and the inbox are the whole site's: one test after the other.
test.describe.configure({ mode: 'default' })

test('a message is found, read with its line breaks, replied to by mail, put away and brought back', async ({
  page,
}) => {
  const subject = unique('A place on Friday?')
  await writeMessage(page, { subject, message: 'Hello Maya,\n\nis there a place left?' })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Anna Berg' }).first().click()
  await expect(page).toHaveURL(/\/admin\/messages\?id=\d+$/)
  const open = page.getByRole('region', { name: 'Message' })
  await expect(open.getByRole('heading', { name: subject })).toBeFocused()
  await expect(open.getByText('Read', { exact: true })).toBeVisible()
  await expect(open.getByText('is there a place left?')).toHaveText('Hello Maya,\n\nis there a place left?', {
    useInnerText: true,
  })
  await expect(open.getByText(/^Sent on/)).toHaveCount(2)
  const reply = open.getByRole('link', { name: 'Reply by mail' })
  const link = new URL((await reply.getAttribute('href')) ?? '')
  expect(link.pathname).toBe('anna@example.com')
  expect(link.searchParams.get('subject')).toBe(`Re: ${subject}`)
  expect(link.searchParams.get('body')).toContain('> is there a place left?')

  await open.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(toast(page, 'Marked as answered')).toBeVisible()
  await button(page, /^Answered/).click()
  await page.getByRole('searchbox').fill(subject)
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
  await open.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('No messages found')).toBeVisible()
  await open.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(toast(page, 'Marked as unread')).toBeVisible()
  await expect(open.getByText('Unread', { exact: true })).toBeVisible()
})

test('a message that comes late does not take the focus from the search', async ({ page }) => {
  const subject = unique('Slow line')
  await writeMessage(page, { subject, message: 'Only a few words.' })
  const { messages } = await askAdmin(page, 'GET', '/messages')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/api\/admin\/messages/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/admin/messages?id=${messages[0].id}`)
  await page.getByRole('searchbox').pressSequentially('Slow')
  letGo()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await page.keyboard.type(' line')
  await expect(page.getByRole('searchbox')).toHaveValue('Slow line')
})

test('spam is set aside, seen only when asked for, and can be taken for a message again', async ({
  page,
}) => {
  const subject = unique('Great offer')
  await writeMessage(page, { subject, message: 'Buy [url=https://x.example]now[/url] please' })
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByText(subject)).toHaveCount(0)
  await button(page, /^Spam/).click()
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText('it looked like spam')).toBeVisible()
  await button(page, 'Not spam').click()
  await button(page, /^All/).click()
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(subject)).toBeVisible()
})

test('on a phone a message takes the place of the list, and the way back finds it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const subject = unique('From a phone')
  await writeMessage(page, { subject, message: 'Only a few words.' })
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await button(page, 'All messages').click()
  await expect(page.getByRole('link', { name: subject })).toBeFocused()
})

test('a list is looked at before it is taken in, and a deleted address never comes back', async ({
  page,
}) => {
  await fillList(page, [])
  await page.goto('/admin/subscribers')
  await expect(page.getByText('Nobody yet')).toBeVisible()
  await button(page, 'Import').click()
  const sheet = dialog(page, 'Import subscribers')
  await sheet.getByRole('button', { name: 'Look at it first' }).click()
  await expect(sheet.getByText('Please choose a file or paste a list')).toBeVisible()
  await sheet.locator('input[type="file"]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'email;name;tags\nzoe@example.com;Zo\xeb;yoga\nnonsense;;\nbea@example.com;Bea;\n',
      'latin1',
    ),
  })
  await expect(sheet.getByText('“list.csv” is below.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Look at it first' }).click()
  await expect(sheet.getByText(/^Please confirm that everybody/)).toBeVisible()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Look at it first' }).click()
  await expect(sheet.getByText('2 people would be added. 1 line would be left out:')).toBeVisible()
  await expect(sheet.getByText('nonsense', { exact: true })).toBeVisible()
  await expect(sheet.getByText('1: This is no e-mail address')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add 2 people' }).click()
  await expect(toast(page, '2 people added to your list')).toBeVisible()
  await expect(page.getByText('Zoë')).toBeVisible()

  await page.getByLabel('Tag', { exact: true }).selectOption('yoga')
  await expect(page.getByText('1 person found')).toBeVisible()
  await button(page, 'Delete zoe@example.com').click()
  const question = dialog(page, 'Delete this subscriber?')
  await expect(question).toContainText('All that stays is a hash')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'zoe@example.com has been deleted')).toBeVisible()
  const again = await askAdmin(page, 'POST', '/subscribers/import', { csv: 'zoe@example.com', consent: true })
  expect(again).toMatchObject({ added: 0, refused: [{ reason: 'has_left' }] })

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('bea@example.com,Bea,')
})

test('a letter is begun from an article, saves itself, is tried out, sent, and stands on the site', async ({
  page,
  site,
}) => {
  await fillList(page, ['one@example.com', 'two@example.com'])
  await page.goto('/admin/issues')
  await page.getByRole('link', { name: 'New letter' }).click()
  await button(page, 'Start from an article or recipe').click()
  await page.getByRole('searchbox', { name: 'Search articles...' }).fill('three lines')
  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
  await expect(articles.first()).toContainText('Three lines before bed')
  await button(page, /Three lines before bed/).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Three lines before bed')
  await expect(words(page)).toContainText('Read the whole article')
  await expect(page).toHaveURL(/\/admin\/issues\/\d+$/)
  const subject = unique('Three lines for you')
  await page.getByLabel('Subject').fill(subject)
  await expect(page.getByText(/^Saved just now/)).toBeVisible()

  await button(page, 'Send me a test').click()
  await expect(toast(page, 'A test is on its way to you')).toBeVisible()
  await waitForAnswer(async () => {
    const letters = await readLetters(site.dataDir)
    return letters.find((mail) => mail.subject === `Test: ${subject}`) ?? null
  })

  await button(page, /^Send (now|to \d+ (person|people))…$/).click()
  await dialog(page, 'Send to 2 people now?').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Gone out to 2 people')).toBeVisible()
  const issues = await waitForAnswer(async () => {
    const sent = (await readLetters(site.dataDir)).filter((mail) => mail.subject === subject)
    return sent.length === 2 ? sent : null
  })
  expect(issues.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
    'one@example.com',
    'two@example.com',
  ])
  const archive = page.getByRole('link', { name: /^Read it on the site/ })
  const answer = await page.request.get((await archive.getAttribute('href')) ?? '')
  expect(await answer.text()).toContain(subject)
})

test('what is missing is said at its field, and nothing goes out', async ({ page }) => {
  await page.goto('/admin/issues/new')
  await words(page).click()
  await button(page, /^Send (now|to \d+ (person|people))…$/).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/Subject is required/)
  await page.getByLabel('Subject').fill(unique('Only a subject'))
  await button(page, 'Send me a test').click()
  await expect(words(page)).toBeFocused()
  await expect(page.locator('#letter-error')).toHaveText('The letter is empty')
})

test('a letter is scheduled on the site’s clock, and taken back', async ({ page }) => {
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: unique('Later'), content: 'Hello' })
  await page.goto(`/admin/issues/${id}`)
  await button(page, 'Schedule…').click()
  const sheet = dialog(page, 'When should it go out?')
  await sheet.getByLabel('Date and time').fill('2020-01-01T10:00')
  await sheet.getByRole('button', { name: 'Schedule' }).click()
  await expect(sheet.getByText(/This moment has passed/)).toBeVisible()
  await sheet.getByLabel('Date and time').fill('2099-03-04T07:30')
  await sheet.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Goes out on March 4, 2099 at 07:30/)).toBeVisible()
  await button(page, 'Take it back').click()
  await expect(toast(page, 'It is a draft again')).toBeVisible()
  await expect(words(page)).toContainText('Hello')
})

test('a newer version elsewhere is told, and her text stays until she chooses', async ({
  page,
  problems,
}) => {
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'Hers', content: 'Hello' })
  await page.goto(`/admin/issues/${id}`)
  await expect(words(page)).toContainText('Hello')
  await askAdmin(page, 'PUT', `/issues/${id}`, { content: 'Written elsewhere' })
  await words(page).fill('Written here')
  const note = page.getByRole('alert').filter({ hasText: 'This letter was changed elsewhere' })
  await expect(note).toBeVisible()
  await expect(words(page)).toHaveText('Written here')
  await note.getByText('What the other one says').click()
  await expect(note.getByText('Written elsewhere')).toBeVisible()
  await note.getByRole('button', { name: 'Keep my text' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText(/^Saved just now/)).toBeVisible()
  const { issue } = await askAdmin(page, 'GET', `/issues/${id}`)
  expect(issue.content).toBe('Written here')
  expectRefusals(problems)
})

/** Without a last word: a page that is closed may still send what is waiting. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const tools = await page.context().newCDPSession(page)
  // Nobody is left to answer this.
  tools.send('Page.crash').catch(() => undefined)
  await crashed
}

test('what is typed without a connection is there again when the letter is opened', async ({
  page,
  problems,
}) => {
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'Offline', content: 'Hello' })
  await page.goto(`/admin/issues/${id}`)
  await expect(words(page)).toContainText('Hello')
  await page.route(`**/api/admin/issues/${id}`, (route) => route.abort())
  await words(page).fill('Typed in a tunnel')
  await expect(page.getByText('Offline, saved on this device')).toBeVisible()
  const again = await page.context().newPage()
  await crash(page)
  await again.goto(`/admin/issues/${id}`)
  await expect(again.getByText(/^Here is what you had typed/)).toBeVisible()
  await expect(words(again)).toHaveText('Typed in a tunnel')
  await button(again, 'Go on with it').click()
  await expect
    .poll(async () => (await askAdmin(again, 'GET', `/issues/${id}`)).issue.content)
    .toBe('Typed in a tunnel')
  expectRefusals(problems)
})

test('a failed letter says why and is tried again', async ({ page }) => {
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'To fail', content: 'Hello' })
  await askAdmin(page, 'POST', `/issues/${id}/test`)
  const failed = { state: 'failed', attempts: 9, last_error: '550 No such user', next_attempt_at: null }
  await page.route('**/api/admin/outbox?*', async (route) => {
    const answer = await (await route.fetch()).json()
    const [letter, ...others] = answer.letters
    await route.fulfill({ json: { ...answer, letters: [{ ...letter, ...failed }, ...others] } })
  })
  await page.route('**/api/admin/outbox/*/retry', async (route) => {
    const { letters } = await askAdmin(page, 'GET', '/outbox')
    await page.unroute('**/api/admin/outbox?*')
    await route.fulfill({ json: { letter: letters[0] } })
  })
  await page.goto('/admin/outbox')
  await expect(page.getByText('Letters are written as files because no mail server is set up')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '550 No such user' })
  await expect(row).toContainText('Not delivered after 9 tries')
  await row.getByRole('button', { name: /^Try again/ }).click()
  await expect(toast(page, 'The letter is being tried again')).toBeVisible()
  await expect(row).toHaveCount(0)
})

/** Every page of this part, with something on it. */
async function listPages(page: Page): Promise<string[]> {
  const { messages } = await askAdmin(page, 'GET', '/messages')
  if (messages.length === 0) await writeMessage(page, { subject: 'Hello', message: 'Only a few words.' })
  const { messages: listed } = await askAdmin(page, 'GET', '/messages')
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: unique('Shown'), content: 'Hello' })
  await fillList(page, [`${unique('reader').replace(' ', '-')}@example.com`])
  await askAdmin(page, 'POST', `/issues/${id}/send`, {})
  return [
    '/admin',
    '/admin/messages',
    `/admin/messages?id=${listed[0].id}`,
    '/admin/subscribers',
    '/admin/issues',
    '/admin/issues/new',
    `/admin/issues/${id}`,
    '/admin/outbox',
  ]
}

test('every page is accessible, light and dark, and never scrolls sideways', async ({ page }) => {
  for (const path of await listPages(page)) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expect(page.getByText('Getting the editor ready...')).toHaveCount(0)
    expect(await findViolations(page), `${path}, light`).toEqual([])
    expect(await findDarkViolations(page), `${path}, dark`).toEqual([])
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path}, ${width} px wide`).toBeLessThanOrEqual(0)
    }
  }
})

test('the dialogs are accessible', async ({ page }) => {
  await page.goto('/admin/subscribers')
  await button(page, 'Import').click()
  await expect(dialog(page, 'Import subscribers')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const email = `${unique('tagged').replace(' ', '-')}@example.com`
  await fillList(page, ['email,tags', `${email},yoga`, 'other@example.com,run'])
  await page.reload()
  await button(page, `Tags of ${email}`).click()
  const tags = dialog(page, 'Tags')
  await tags.getByRole('textbox', { name: 'Tags' }).fill('Long Runs')
  await page.keyboard.press('Enter')
  await tags.getByRole('button', { name: 'Add run' }).click()
  expect(await findViolations(page)).toEqual([])
  await tags.getByRole('button', { name: 'Save tags' }).click()
  await expect(toast(page, `The tags of ${email} are saved`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('long-runs')
  await expect(button(page, `Tags of ${email}`)).toBeFocused()
  const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'A letter', content: 'Hello' })
  await page.goto(`/admin/issues/${id}`)
  await button(page, 'Start from an article or recipe').click()
  await expect(button(page, /Three lines before bed/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await button(page, 'Schedule…').click()
  await expect(dialog(page, 'When should it go out?')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a letter begins with what is published, and a reload does not ask again', async ({ page }) => {
  await page.goto('/admin/issues/new?start')
  await dialog(page, 'Start from an article or recipe')
    .getByRole('button', { name: /Three lines before bed/ })
    .click()
  await expect(page.getByLabel('Subject')).toHaveValue('Three lines before bed')
  await expect(page).toHaveURL(/\/admin\/issues\/\d+$/)
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Three lines before bed')
  await expect(dialog(page, 'Start from an article or recipe')).toBeHidden()
})
