import type { Page } from '@playwright/test'
import { firstOf, of, press } from './coach-screens.ts'
import type { Screen } from './screen.ts'
import { PASSWORD } from './sites.ts'

/** The dialogs and states of the editors; each waits for its content. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

const PROSE = `Winter porridge
Serves 2 | Prep 5 min | Cook 10 min

For the oats:
100 g rolled oats
500 ml milk
1 apple, grated

Simmer oats and milk for 8 minutes.
Stir in the apple.
Good with cinnamon.`

const LIST = '200 g red lentils\n1 onion, chopped\n2 cloves garlic\n400 ml coconut milk'

async function ask(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(`/api/admin${path}`, {
    method,
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

let made = 0
/** Creates an article for a single screen, so that screens do not interfere. */
async function ownArticle(page: Page): Promise<string> {
  made += 1
  const { article } = await ask(page, 'POST', '/articles', {
    title: 'The first warm evening',
    slug: `warm-evening-${made}-${Date.now()}`,
    excerpt: 'A walk before supper, and what it does.',
    content: 'Go out before you cook.\n\n## Ten minutes are enough\n\nLeave the phone at home.',
  })
  return `/admin/articles/edit/${article.id}`
}

const editorIsThere = (page: Page) => page.getByRole('textbox', { name: 'Article text' }).waitFor()

async function typeTitle(page: Page, words: string): Promise<void> {
  await editorIsThere(page)
  await field(page, 'Title').fill(words)
}

/** Causes a write conflict by another save while the coach writes. */
async function meetAnother(page: Page): Promise<void> {
  await typeTitle(page, 'The first warm evening of the year')
  const id = page.url().split('/').at(-1)
  await ask(page, 'PUT', `/articles/${id}`, { excerpt: 'Out of the door before supper.' })
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await dialog(page, /was changed somewhere else/).waitFor()
}

/** Types text that is stored as a draft but never saved, and returns to it. */
async function comeBack(page: Page): Promise<void> {
  page.on('dialog', (question) => void question.accept())
  await typeTitle(page, 'The first warm evening of the year')
  await page.getByText(/Draft saved \d\d:\d\d/).waitFor()
  await page.reload()
  await page
    .getByRole('region', { name: 'There is text you had not saved' })
    .getByText('Show what differs')
    .click()
}

async function openPanels(page: Page): Promise<void> {
  await editorIsThere(page)
  for (const name of ['How it looks on Google', 'How it looks when shared', 'Preview', 'History'])
    await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  await page.getByLabel('Preview link').waitFor()
}

const IMAGE = 'content/illustrations/green-salad.svg'
const UPLOAD = '**/media/image/upload'

/** Opens the page of an unused picture. */
async function openUnused(page: Page): Promise<void> {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp(IMAGE).png().toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'salad.png', mimeType: 'image/png', buffer })
  await page.getByText('Uploaded').waitFor()
  await page
    .getByRole('button', { name: /No description yet/ })
    .first()
    .click()
  await dialog(page, 'About this picture').getByRole('button', { name: 'Delete picture' }).click()
  await dialog(page, 'Delete this picture?').waitFor()
}

async function hangUpload(page: Page): Promise<void> {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp(IMAGE).png().toBuffer()
  // The upload is never answered.
  await page.route(UPLOAD, () => undefined)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'salad.png', mimeType: 'image/png', buffer })
  await page.getByText('salad.png').first().waitFor()
}

async function setUpSecondStep(page: Page): Promise<void> {
  await press('Set up')(page)
  await field(page, 'Password').fill(PASSWORD)
  await press('Go on')(page)
  await page.getByRole('img', { name: /QR code/ }).waitFor()
}

const CODES = ['4821-7730', '1904-2217', '7712-0093', '3350-6148', '9027-4411']

const onDialog = (name: string | RegExp, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await act(page)
  await dialog(page, name).waitFor()
}

export const DESK_SCREENS: readonly Screen[] = [
  ...of('few', [
    { name: 'admin-desk-conflict', path: ownArticle, window: true, act: meetAnother },
    { name: 'admin-desk-recovered', path: ownArticle, window: true, act: comeBack },
    { name: 'admin-desk-panels', path: ownArticle, act: openPanels },
    {
      name: 'admin-desk-leave',
      path: ownArticle,
      window: true,
      act: async (page) => {
        await typeTitle(page, 'The first warm evening of the year')
        await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
        await dialog(page, 'Leave without saving?').waitFor()
      },
    },
    {
      name: 'admin-desk-refused',
      path: '/admin/articles/new',
      act: async (page) => {
        await editorIsThere(page)
        await page.getByRole('button', { name: 'Publish', exact: true }).click()
        await page.getByText('Title is required').first().waitFor()
      },
    },
    {
      name: 'admin-desk-published',
      path: ownArticle,
      window: true,
      act: async (page) => {
        await editorIsThere(page)
        await page.getByRole('button', { name: 'Publish', exact: true }).click()
        await page.getByText('Saved just now').first().waitFor()
      },
    },
    {
      name: 'admin-desk-preview',
      path: ownArticle,
      window: true,
      act: async (page) => {
        await editorIsThere(page)
        await page.getByRole('button', { name: 'Preview', exact: true }).click()
        await page.getByRole('button', { name: 'See the whole page' }).click()
        await dialog(page, 'How it will look').waitFor()
      },
    },
    { name: 'admin-desk-image-delete', path: '/admin/images', window: true, act: openUnused },
    { name: 'admin-desk-image-uploading', path: '/admin/images', window: true, act: hangUpload },
    { name: 'admin-desk-second-step', path: '/admin/account', window: true, act: setUpSecondStep },
    {
      name: 'admin-desk-second-step-codes',
      path: '/admin/account',
      window: true,
      act: async (page) => {
        await setUpSecondStep(page)
        await page.route('**/second-factor/confirm', (route) =>
          route.fulfill({ json: { recovery_codes: [...CODES, ...CODES.toReversed()] } }),
        )
        await field(page, 'Code').fill('123456')
        await press('Switch on')(page)
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
      },
    },
    {
      name: 'admin-desk-login-code',
      path: '/admin/login',
      act: async (page) => {
        await page.context().clearCookies()
        await page.route('**/api/auth/login', (route) =>
          route.fulfill({ status: 401, json: { error: 'Please enter the code', code_required: true } }),
        )
        await page.goto('/admin/login')
        await field(page, 'Password').fill(PASSWORD)
        await press('Secure Login')(page)
        await field(page, 'Code').waitFor()
      },
    },
    {
      name: 'admin-desk-login-refused',
      path: '/admin/login',
      act: async (page) => {
        await page.context().clearCookies()
        await page.goto('/admin/login')
        await field(page, 'Password').fill('not hers at all')
        await press('Secure Login')(page)
        await page.getByText('Invalid password. Please try again.').waitFor()
      },
    },
    {
      name: 'admin-desk-failed',
      path: '/admin',
      act: async (page) => {
        await page.route('**/api/admin/articles?*', (route) => route.abort())
        await page.goto('/admin/articles')
        await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 })
      },
    },
    {
      name: 'admin-desk-session',
      path: ownArticle,
      window: true,
      act: async (page) => {
        await typeTitle(page, 'Written before the session ended')
        await page.getByText(/Draft saved \d\d:\d\d/).waitFor()
        await page.context().clearCookies()
        await page.getByRole('button', { name: 'Save Draft' }).click()
        await dialog(page, 'Please log in again').waitFor()
      },
    },
  ]),
  ...of('lived', [
    {
      name: 'admin-desk-box',
      path: '/admin/recipes/new?bring',
      window: true,
      act: (page) => dialog(page, 'Import a recipe').waitFor(),
    },
    {
      name: 'admin-desk-box-read',
      path: '/admin/recipes/new?bring',
      window: true,
      act: async (page) => {
        await page.getByLabel('Address or text of the recipe').fill(PROSE)
        await press('Read it')(page)
        await page.getByRole('button', { name: 'Use this recipe' }).waitFor()
      },
    },
    {
      name: 'admin-desk-box-refused',
      path: '/admin/recipes/new?bring',
      window: true,
      act: async (page) => {
        await page.getByLabel('Address or text of the recipe').fill('https://nowhere.invalid/stew')
        await press('Read the page')(page)
        await page.locator('dialog [id$="-error"]').first().waitFor()
      },
    },
    {
      name: 'admin-desk-paste',
      path: firstOf('recipes'),
      window: true,
      act: async (page) => {
        await page.getByRole('tab', { name: /^Ingredients/ }).click()
        await press('Paste a list')(page)
        await page.getByRole('dialog').getByLabel('Your text').fill(LIST)
      },
    },
    {
      name: 'admin-desk-image',
      path: '/admin/images',
      window: true,
      act: onDialog('About this picture', (page) =>
        page.locator('main').getByRole('listitem').getByRole('button').first().click(),
      ),
    },
    {
      name: 'admin-desk-video',
      path: firstOf('articles'),
      window: true,
      act: onDialog('Add a video', press('Video')),
    },
    {
      name: 'admin-desk-merge',
      path: '/admin/categories',
      window: true,
      act: onDialog(/^Merge/, press(/^Merge/)),
    },
    {
      name: 'admin-desk-author',
      path: '/admin/authors',
      window: true,
      act: onDialog(/^Edit/, press(/^Edit/)),
    },
    {
      name: 'admin-desk-proof-sheet',
      path: firstOf('articles'),
      window: true,
      below: 1200,
      act: onDialog(/to check/, press(/to check/)),
    },
  ]),
]
