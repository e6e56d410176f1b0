import type { Page } from '@playwright/test'
import { expectProblems, waitForHydration } from './fixtures.ts'
import { cacheNames, expect, openWithWorker, RECIPE, test, WORDS, waitForCopy } from './offline-parts.ts'

const RECIPE_TITLE = 'Red Lentil Dal'
const OTHER = '/recipes/roast-tomato-soup'
const OTHER_TITLE = 'Roast Tomato Soup'
const ARTICLE = '/blog/three-lines-before-bed'

/** Returns the addresses of everything the browser stores for the site. */
async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return (await Promise.all(lists)).flat()
  })
}

/** Expects the first picture of the content to be displayed. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** Sends the worker immediately what a page sends it when idle. */
async function tellWorker(page: Page, news: { saved?: object[]; read?: string | null }): Promise<void> {
  await page.evaluate(async (told) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'device-news', saved: [], read: null, ...told })
  }, news)
}

// OFF-NET-1, OFF-PAGE-1, OFF-PAGE-2
test('read pages open offline with their pictures, whatever their query or fragment; other addresses list the copies', async ({
  page,
  loseNetwork,
  regainNetwork,
}) => {
  await page.goto('/offline')
  await expect(page.getByRole('heading', { name: 'Ten slow breaths, then?' })).toBeVisible()
  // Breathing in for four counts, out for six, endlessly.
  const breaths = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { duration, iterations } = effect?.getTiming() ?? {}
      const offsets =
        effect instanceof KeyframeEffect
          ? effect.getKeyframes().map(({ computedOffset }) => computedOffset)
          : []
      return { duration, isEndless: iterations === Number.POSITIVE_INFINITY, offsets }
    }),
  )
  expect(breaths).toContainEqual({ duration: 10_000, isEndless: true, offsets: [0, 0.4, 1] })
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  await openWithWorker(page, ARTICLE)
  await waitForCopy(page, ARTICLE)
  await loseNetwork()
  await page.goto(`${RECIPE}?utm_source=a-letter`)
  await expect(page.getByRole('heading', { level: 1, name: RECIPE_TITLE })).toBeVisible()
  await waitForHydration(page)
  await expectPicture(page)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
  await expectPicture(page)
  await waitForHydration(page)

  const offline = page.getByRole('heading', { level: 1, name: 'You’re offline, dinner isn’t' })
  await test.step('a link to a page without a copy leads to the list of copies', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(offline).toBeVisible()
  })
  await test.step('any other address lists the copies, and shows its page when the network returns', async () => {
    await page.goto('/about')
    await expect(offline).toBeVisible()
    await waitForHydration(page)
    expect(new URL(page.url()).pathname).toBe('/about')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('link', { name: RECIPE_TITLE })).toBeVisible()
    await expectPicture(page)
    await regainNetwork()
    await expect(page.getByRole('heading', { level: 1, name: /This is Maya/ })).toBeVisible()
  })
})

test('saved recipes never opened open offline too, and links between copies load no document', async ({
  page,
  loseNetwork,
}) => {
  await openWithWorker(page, RECIPE)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await waitForCopy(page, RECIPE)
  await openWithWorker(page, '/recipes')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: OTHER_TITLE }) })
  await card.getByRole('button', { name: `Save ${OTHER_TITLE}` }).click()
  await waitForCopy(page, OTHER)
  await loseNetwork()
  await page.goto('/saved')
  await waitForHydration(page)
  await expectPicture(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('main').getByRole('link', { name: RECIPE_TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: RECIPE_TITLE })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await expectPicture(page)
  expect(loads).toBe(0)
  await page.goto(OTHER)
  await expect(page.getByRole('heading', { level: 1, name: OTHER_TITLE })).toBeVisible()
  await expectPicture(page)
})

// OFF-COPY-1
test('the thirty-first read page replaces the first; saved ones stay', async ({ page, site, release }) => {
  // One recipe is served for all of them.
  release.show(site.url, { path: (path) => (path.startsWith('/recipes/read-') ? RECIPE : path) })
  await openWithWorker(page, OTHER)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await waitForCopy(page, OTHER)
  const read = Array.from({ length: 31 }, (_, index) => `/recipes/read-${index}`)
  const saved = OTHER
  for (const path of read) await tellWorker(page, { saved: [{ path: saved, savedAt: 1 }], read: path })
  await waitForCopy(page, read.at(-1) ?? '')
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.startsWith('offline-copy-1:')).length)
    .toBe(31)
  const names = await cacheNames(page)
  expect(names).not.toContain(`offline-copy-1:${read[0]}`)
  expect(names).toContain(`offline-copy-1:${read[1]}`)
  expect(names).toContain(`offline-copy-1:${saved}`)

  // What has just been read is not requested again.
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname)
  })
  for (const path of [read.at(-1) ?? '', '/recipes/read-next'])
    await tellWorker(page, { saved: [{ path: saved, savedAt: 1 }], read: path })
  await waitForCopy(page, '/recipes/read-next')
  expect(asked).toContain('/recipes/read-next')
  expect(asked).not.toContain(read.at(-1))
})

// OFF-COPY-2
test('the coach’s pages, previews and private links are never kept', async ({
  page,
  problems,
  loseNetwork,
}) => {
  expectProblems(problems, /status of 40[134]|status of 410/)
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  for (const path of [
    '/admin',
    '/admin/login',
    '/preview/abcdef',
    '/plan?token=abcdef',
    '/plan/2?token=abcdef',
    '/newsletter/confirm?token=abcdef',
    '/newsletter/unsubscribe?token=abcdef',
    `${OTHER}?token=abcdef`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('load')
  }
  await openWithWorker(page, ARTICLE)
  await tellWorker(page, {
    saved: [
      { path: '/admin', savedAt: 1 },
      { path: '/plan?token=abcdef', savedAt: 2 },
    ],
    read: '/preview/abcdef',
  })
  await waitForCopy(page, ARTICLE)
  const paths = (await keptAddresses(page))
    .map((address) => address.slice(new URL(address).origin.length))
    .filter((path) => !path.startsWith('/assets/'))
  expect(paths).toContain(RECIPE)
  expect(paths.filter((path) => /admin|preview|\/plan|newsletter|token/.test(path))).toEqual([])
  // Nor are they answered: the browser itself reports that it is offline.
  await loseNetwork()
  for (const path of ['/admin', '/plan?token=abcdef', `${RECIPE}?token=abcdef`])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_/)
})

test('a recipe that has moved opens offline at both addresses', async ({
  page,
  site,
  release,
  loseNetwork,
}) => {
  const former = '/recipes/dal-of-long-ago'
  release.show(site.url, { moved: { [former]: RECIPE } })
  await openWithWorker(page, '/saved')
  await page.evaluate((path) => {
    const card = { title: 'Dal of long ago', difficulty: 'easy', servings: 4 }
    const slug = path.slice('/recipes/'.length)
    localStorage.setItem('saved-recipes', JSON.stringify([{ id: 4_000, slug, savedAt: 1, card }]))
  }, former)
  await page.reload()
  await waitForCopy(page, former)
  await loseNetwork()
  for (const path of [former, RECIPE]) {
    await page.goto(path)
    await expect(page.getByText(WORDS)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(RECIPE)
  }
})
