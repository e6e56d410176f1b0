import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { waitForAnswer } from '../support/wait-until.ts'
import { askAdmin, expectRefusals, SAME_ORIGIN, coachTest as test } from './admin-fixtures.ts'
import { expect } from './fixtures.ts'

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const SEND = /^Send (now|to \d+ (person|people))…$/
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

/** Sets the list to exactly these subscribers. */
async function fillList(page: Page, emails: string[]): Promise<void> {
  const { subscribers } = await askAdmin(page, 'GET', '/subscribers?limit=500')
  for (const { id } of subscribers) await askAdmin(page, 'DELETE', `/subscribers/${id}`)
  await askAdmin(page, 'POST', '/subscribers/import', {
    csv: emails.join('\n'),
    consent: true,
    dry_run: false,
  })
}

/** Reads every letter written by the product, parsed as by a mail program. The first letter creates the folder. */
async function readLetters(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

// The list and the inbox belong to the whole site: the tests run one after the other.
test.describe.configure({ mode: 'default' })

test('on a phone a message replaces the list, keeps its line breaks, and going back returns to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const subject = unique('From a phone')
  await writeMessage(page, { subject, message: 'Hello Maya,\n\nis there a place left?' })
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByText('is there a place left?')).toHaveText('Hello Maya,\n\nis there a place left?', {
    useInnerText: true,
  })
  await button(page, 'All messages').click()
  await expect(page.getByRole('link', { name: subject })).toBeFocused()
})

// NEWS-ARCHIVE-1
test('a letter starts from an article, saves itself, is tested, sent, and appears on the site', async ({
  page,
  site,
}) => {
  await fillList(page, ['one@example.com', 'two@example.com'])
  await page.goto('/admin/issues')
  await page.getByRole('link', { name: 'New letter' }).click()
  // Missing fields are reported at the field, and nothing is sent.
  await words(page).click()
  await button(page, SEND).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/Subject is required/)
  await page.getByLabel('Subject').fill(unique('Only a subject'))
  await button(page, 'Send me a test').click()
  await expect(words(page)).toBeFocused()
  await expect(page.locator('#letter-error')).toHaveText('The letter is empty')
  await page.getByLabel('Subject').fill('')

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

  await button(page, SEND).click()
  await dialog(page, 'Send to 2 people now?').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Sent to 2 people')).toBeVisible()
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

test('a newer version is reported, and the coach’s text stays until a version is chosen', async ({
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

/** Crashes the page, so that it cannot flush pending data as a closed page may. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const tools = await page.context().newCDPSession(page)
  // The crashed page cannot answer this call.
  tools.send('Page.crash').catch(() => undefined)
  await crashed
}

test('text typed offline is restored when the letter is opened', async ({ page, problems }) => {
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

// NEWS-LIST-1
test('the list is exported; a letter with names goes to subscribers with a tag, counted before and after', async ({
  page,
  site,
}) => {
  await fillList(page, [
    'email,name,tags',
    'a@example.com,Anna,run',
    'b@example.com,,run yoga',
    'c@example.com,Cleo,yoga',
  ])
  await page.goto('/admin/subscribers')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('a@example.com,Anna,')

  const subject = unique('Soup for')
  await page.goto('/admin/issues/new')
  const text = words(page)
  await page.getByRole('textbox', { name: 'Subject' }).fill(`${subject} `)
  await page.getByRole('button', { name: 'First name…' }).click()
  const asking = page.getByRole('dialog', { name: 'The reader’s first name' })
  await asking.getByRole('textbox').fill('you')
  await asking.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(`${subject} {first_name|you}`)
  await text.click()
  await page.keyboard.type('Hello ')
  await page.getByRole('button', { name: 'First name…' }).click()
  await asking.getByRole('textbox').fill('friend')
  await asking.getByRole('button', { name: 'Insert' }).click()
  await page.keyboard.type(', and {name}')
  await expect(page.getByText('“{name}” is not known')).toBeVisible()
  const preview = page.getByLabel('Preview of the text')
  await expect(preview.getByText('Hello friend, and')).toBeVisible()
  await page.getByRole('group', { name: 'As it reaches' }).getByRole('button', { name: 'Anna' }).click()
  await expect(preview.getByText('Hello Anna, and')).toBeVisible()

  await page.getByRole('button', { name: /^run/ }).click()
  await expect(page.getByText('Goes to 2 of 3 people: whoever has this tag.')).toBeVisible()
  await button(page, SEND).click()
  // The problem is named and nothing is sent: the dialog does not even open.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  for (let key = 0; key < ', and {name}'.length; key++) await page.keyboard.press('Backspace')
  await button(page, SEND).click()
  const confirm = page.getByRole('dialog', { name: 'Send to 2 people now?' })
  await expect(confirm.getByText('Goes to 2 of 3 people')).toBeVisible()
  await confirm.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Sent to 2 people')).toBeVisible()
  const letters = await waitForAnswer(async () => {
    const sent = (await readLetters(site.dataDir)).filter((mail) => mail.subject?.startsWith(subject))
    return sent.length === 2 ? sent : null
  })
  expect(letters.map((mail) => [mail.to?.[0]?.address, mail.subject]).sort()).toEqual([
    ['a@example.com', `${subject} Anna`],
    ['b@example.com', `${subject} you`],
  ])
})
