import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SITE_NOTE_RATE } from '../../src/domain/notes/note-rules.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'
import { startFixture } from './sites.ts'

test.use({ site: ({ coachSite }, use) => use(coachSite) })

const PAGE = '/recipes/red-lentil-dal'
const WORDS = 'A wooden spoon across the pan keeps it from boiling over. https://example.com'

// NOTE-FORM-1, NOTE-FORM-2, NOTE-READ-3, NOTE-READ-4, NOTE-HELP-2, NOTE-LINE-1, NOTE-COOK-1, NOTE-OWN-1
test('a note is written on a phone, read by the coach, marked helpful, marks its line and is a tip in cook mode', async ({
  page,
  site,
  coachCookie,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('notes-section')) scripts.push(request.url())
  })
  await page.goto(PAGE)
  await waitForHydration(page)
  expect(scripts, 'before the section is near').toEqual([])
  const comeNear = async () => {
    await page.evaluate(() => document.getElementById('notes')?.scrollIntoView())
    await comeAlive()
  }
  const comeAlive = async () => {
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    scripts.length = 0
    // The served HTML works too, but its link leads elsewhere: waits for the section itself to hydrate.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('notes') ?? {}).some((key) => key.startsWith('__react')),
    )
  }
  // By keyboard: the section hydrates while it has the focus, which is kept.
  const write = page.getByRole('link', { name: 'Write a note' })
  await write.focus()
  await comeAlive()
  await expect(write).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Write a note' })
  await form.getByRole('button', { name: 'Send to Maya' }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('What shall we call you?')
  expect(await findViolations(page), 'with what is missing').toEqual([])
  expect(await findDarkViolations(page), 'with what is missing').toEqual([])
  await form.getByText('Tip', { exact: true }).click()
  await form.getByLabel('Your note').fill(WORDS)
  await form.getByLabel('Where does it belong?').selectOption('step:2')
  // On a phone, nothing covers the form.
  await expect(page.locator('.cook-bar')).toBeHidden()
  await form.getByLabel('Your first name').fill('Fatma')
  await page.reload()
  await waitForHydration(page)
  await comeNear()
  await page.getByRole('link', { name: 'Write a note' }).click()
  await expect(form.getByLabel('Your note')).toHaveValue(WORDS)
  await form.getByRole('button', { name: 'Send to Maya' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Fatma. Maya reads it first.' })).toBeFocused()
  const link = (await page.getByRole('link', { name: /\/notes\// }).getAttribute('href')) ?? ''
  expect(await findViolations(page), 'with the link').toEqual([])

  const headers = { cookie: `${(await coachCookie()).name}=${(await coachCookie()).value}` }
  const asCoach = (path: string, more: RequestInit = {}) =>
    fetch(`${site.url}/api/admin${path}`, {
      ...more,
      headers: { ...headers, 'content-type': 'application/json', origin: site.url },
    })
  const { notes } = await (await asCoach('/notes?state=waiting&q=wooden')).json()
  const publish = {
    method: 'PUT',
    body: JSON.stringify({ state: 'published', answer: 'My grandmother too.' }),
  }
  expect((await asCoach(`/notes/${notes[0].id}`, publish)).status).toBe(200)

  await page.goto(PAGE)
  const note = page.getByRole('article', { name: 'Fatma has a tip about step 2' })
  await waitForHydration(page)
  await comeNear()
  await expect(note).toContainText('My grandmother too.')
  await expect(note.getByRole('link', { name: 'example.com' })).toHaveCount(0)
  const helped = note.getByRole('button', { name: /Helped me/ })
  await helped.click()
  await expect(helped).toHaveAttribute('aria-pressed', 'true')
  await expect(helped).toContainText('1')
  expect(await findViolations(page), 'with a note').toEqual([])
  expect(await findDarkViolations(page), 'with a note').toEqual([])
  const mark = page.locator('#step-2').getByRole('link', { name: '1 note about this line' })
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await mark.click()
  await expect(page.locator('.note-slip')).toContainText(WORDS)
  expect(await findViolations(page), 'with an open line').toEqual([])

  await page.goto(`${PAGE}/cook#step-2`)
  const tip = page.getByRole('button', { name: /A tip from another cook/ })
  await expect(tip).toBeVisible()
  expect((await tip.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await page.keyboard.press('n')
  await expect(page.getByRole('complementary').filter({ hasText: WORDS })).toBeVisible()
  expect(await findViolations(page), 'in cook mode').toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(WORDS)).toHaveCount(0)

  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Your note' })).toBeVisible()
  expect(await findViolations(page), 'the own page').toEqual([])
  expect(await findDarkViolations(page), 'the own page').toEqual([])
})

/** Opens the form in the page, once the section is hydrated. */
async function openForm(page: Page) {
  await page.goto(PAGE)
  await waitForHydration(page)
  const write = page.getByRole('link', { name: 'Write a note' })
  await write.focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('notes') ?? {}).some((key) => key.startsWith('__react')),
  )
  await write.press('Enter')
  const form = page.getByRole('form', { name: 'Write a note' })
  await form.getByText('I cooked it').click()
  await form.getByLabel('Your first name').fill('Bea')
  return form
}

const dish = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#e8a33d' } })
    .jpeg()
    .toBuffer()

// NOTE-PICTURE-1, NOTE-OFFLINE-1, NOTE-STARS-1
test('a note with a picture written offline survives a reload and is sent once, with its picture', async ({
  page,
  site,
  context,
  coachCookie,
  problems,
}) => {
  expectProblems(problems, /Failed to load resource|net::ERR_/)
  const form = await openForm(page)
  await form.locator('label').filter({ hasText: '4 stars' }).click()
  await form.getByLabel('Your note').fill('Made twice, once in the rain.')
  await form
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await dish() })
  await expect(form.getByText('dish.jpg')).toBeVisible()
  let sent = 0
  await page.route('**/notes', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await route.continue()
  })
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send to Maya' }).click()
  await expect(page.getByText('Your note and its picture are safe on this device')).toBeVisible()
  expect(await findViolations(page), 'with a kept note').toEqual([])
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(form.getByText('dish.jpg')).toBeVisible()
  await form.getByRole('button', { name: 'Send to Maya' }).click()
  await expect(page.getByText('Your note and its picture are safe on this device')).toBeVisible()
  // The note's page is closed; any page opened next sends it.
  await page.goto('about:blank')
  sent = 0
  await context.setOffline(false)
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.status() === 202)
  await page.goto('/about')
  await taken
  const { name, value } = await coachCookie()
  const answer = await fetch(`${site.url}/api/admin/notes?q=rain`, {
    headers: { cookie: `${name}=${value}` },
  })
  const { notes } = await answer.json()
  expect(notes).toMatchObject([{ name: 'Bea', rating: 4, image: { width: 640, height: 480 } }])
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => localStorage.getItem('pending-notes'))).toBeNull()
  expect(sent).toBe(1)
})

test.describe('above the limits', () => {
  test.use({ site: startFixture({ SERVICE_WORKER: 'off', TRUST_PROXY: 'true' }) })

  // NOTE-LIMIT-2
  test('the browser computes a proof of work for a note in the background', async ({
    page,
    site,
    problems,
  }) => {
    expectProblems(problems, /429/)
    const item = await (await fetch(`${site.url}/api/public${PAGE}`)).json()
    const id = Number(item.id ?? item.recipe?.id)
    for (let count = 0; count < SITE_NOTE_RATE.limit; count++) {
      const taken = await fetch(`${site.url}/api/public/recipes/${id}/notes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${count}` },
        body: JSON.stringify({ kind: 'tip', name: 'Nils', text: `Words of ${count}`, website: '' }),
      })
      expect(taken.status).toBe(202)
    }
    const form = await openForm(page)
    await form.getByLabel('Your note').fill('Among very many.')
    await form
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await dish() })
    await form.getByRole('button', { name: 'Send to Maya' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Bea. Maya reads it first.' })).toBeFocused({
      timeout: 60_000,
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // NOTE-WRITE-4, NOTE-FORM-2
  test('a note is written in a plain form', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Write a note' }).click()
    await page.getByText('I cooked it').click()
    await page.getByRole('form').getByText('4 stars').click({ force: true })
    await page.getByLabel('Your note').fill('Halved the chilli.')
    await page.getByLabel('Your first name').fill('Siv')
    await page.getByRole('button', { name: 'Send to Maya' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Siv. Maya reads it first.' })).toBeVisible()
    await page.getByRole('link', { name: 'See how it stands' }).click()
    await expect(page.getByText('Waiting. Maya has not read it yet.')).toBeVisible()
  })
})
