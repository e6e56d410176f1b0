import { BOWL, cook, emptyDevice, finishBowl, next, place } from './cook-parts.ts'
import { expect, expectProblems, test, wake } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(({ page }) => emptyDevice(page))

test('the end: stars go out at once, without a network later; the note stays', async ({
  page,
  context,
  problems,
}) => {
  await cook(page)
  await finishBowl(page)
  await expect(page.getByRole('heading', { name: 'Sit down. Eat.' })).toBeFocused()
  await expect(page.getByText('Spread the spare on a tray')).toBeVisible()
  await context.setOffline(true)
  await page.locator('label', { hasText: '4 stars' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Four stars kept' })).toBeVisible()
  const sent = page.waitForRequest(/\/rating$/)
  await context.setOffline(false)
  expect((await sent).postDataJSON()).toEqual({ rating: 4 })
  await page.locator('label', { hasText: '5 stars' }).tap()
  await expect(page.getByText('Thank you. Five stars sent.')).toBeVisible()
  await page.getByLabel('A note for next time').fill('More lemon.')

  // A phone that was put away to eat comes back here, and the dish counts once.
  await page.reload()
  await wake(page)
  await expect(page.getByRole('heading', { name: 'Sit down. Eat.' })).toBeVisible()
  await expect(page.getByLabel('A note for next time')).toHaveValue('More lemon.')
  await page.getByRole('button', { name: 'Cook it again' }).tap()
  await place(page, 1)
  await finishBowl(page)
  await page.getByRole('link', { name: 'Done' }).tap()
  await expect(page).toHaveURL(/big-grain-bowl$/)
  await page.goto(`${BOWL}/cook`)
  await wake(page)
  await place(page, 1)
  expect(await page.evaluate(() => localStorage.getItem('saved-recipes'))).toMatch(
    /"cooked":1,.*"More lemon\."/,
  )
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('the table is laid for everybody, and for six where more come than fit', async ({ page }) => {
  const places = page.locator('.cm-place')
  for (const { servings, word, laid } of [
    { servings: 1, word: 'one', laid: 1 },
    { servings: 4, word: 'four', laid: 4 },
    { servings: 12, word: 'twelve', laid: 6 },
  ]) {
    await page.evaluate(
      ({ choice, at }) => {
        localStorage.clear()
        localStorage.setItem('recipe-choices', JSON.stringify({ 'big-grain-bowl': { ...choice, at } }))
      },
      { choice: { servings, variation: null, keep: [] }, at: Date.now() },
    )
    await page.goto(`${BOWL}/cook`)
    await wake(page)
    await finishBowl(page)
    await expect(page.getByText(`Big Grain Bowl, for ${word}`)).toBeVisible()
    await expect(places).toHaveCount(laid)
  }
})

test('stars given without a network go out once, from whatever page is opened next', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('cook-ratings', '{"3":4}'))
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (/\/rating$/.test(request.url())) sent.push([new URL(request.url()).pathname, request.postDataJSON()])
  })
  for (const path of ['/saved', '/recipes']) {
    await page.goto(path)
    await wake(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cook-ratings'))).toBeNull()
  }
  expect(sent).toEqual([['/api/public/recipes/3/rating', { rating: 4 }]])
})

test('stars given without a network reach the site once, from the page that is open when there is one', async ({
  page,
  context,
  request,
  problems,
}) => {
  const CITRUS = '/recipes/winter-citrus-plate'
  const ratings = async () => {
    const { rating_average, rating_count } = await (await request.get(`/api/public${CITRUS}`)).json()
    return { rating_average, rating_count }
  }
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED/)
  expect(await ratings()).toEqual({ rating_average: 0, rating_count: 0 })
  const sent: unknown[] = []
  page.on('requestfinished', (one) => {
    if (one.url().endsWith('/rating')) sent.push(one.postDataJSON())
  })
  await page.goto(CITRUS)
  await wake(page)
  await page.getByRole('link', { name: 'Cook', exact: true }).first().tap()
  await expect(page).toHaveURL(/\/cook$/)
  await expect(page.getByRole('progressbar', { name: 'Steps' })).toBeVisible()
  while (await next(page).isVisible()) await next(page).tap()
  await page.getByRole('button', { name: /^Done/ }).tap()
  await context.setOffline(true)
  await page.locator('label', { hasText: '3 stars' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Three stars kept' })).toBeVisible()
  await page.locator('label', { hasText: '4 stars' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Four stars kept' })).toBeVisible()
  await page.getByRole('link', { name: 'Done' }).tap()
  await expect(page).toHaveURL(/winter-citrus-plate$/)
  expect(await ratings()).toEqual({ rating_average: 0, rating_count: 0 })
  await context.setOffline(false)
  await expect.poll(ratings).toEqual({ rating_average: 4, rating_count: 1 })
  // Nothing is left that would be sent again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cook-ratings'))).toBeNull()
  await page.goto(`${CITRUS}/cook`)
  await wake(page)
  await place(page, 1)
  expect(sent).toEqual([{ rating: 4 }])
  expect(await ratings()).toEqual({ rating_average: 4, rating_count: 1 })
})

test('stars the first network did not carry, or the server could not take just then, go out a moment later', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED|503|429/)
  await page.evaluate(() => localStorage.setItem('cook-ratings', '{"3":4}'))
  const answers: ('lost' | 503 | 429 | 'taken')[] = []
  await page.route(/\/rating$/, async (route) => {
    const answer = (['lost', 503, 429] as const)[answers.length] ?? 'taken'
    if (answer === 'lost') await route.abort('internetdisconnected')
    else if (answer === 'taken') await route.continue()
    else await route.fulfill({ status: answer })
    answers.push(answer)
  })
  await page.clock.install()
  await page.goto('/saved')
  await wake(page)
  await expect
    .poll(async () => {
      await page.clock.fastForward('01:00')
      return answers
    })
    .toEqual(['lost', 503, 429, 'taken'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cook-ratings'))).toBeNull()
})

test('stars go out also from a phone that slept through the news of a network', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /503/)
  await page.evaluate(() => localStorage.setItem('cook-ratings', '{"3":4}'))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => 'slept' in document.documentElement.dataset })
  })
  const sent: unknown[] = []
  await page.route(/\/rating$/, async (route) => {
    sent.push(route.request().postDataJSON())
    await (sent.length === 1 ? route.fulfill({ status: 503 }) : route.continue())
  })
  await page.clock.install()
  await page.goto('/saved')
  await wake(page)
  await expect.poll(() => sent).toHaveLength(1)
  await page.clock.fastForward('01:00')
  await page.clock.fastForward('01:00')
  await page.evaluate(() => {
    document.documentElement.dataset.slept = ''
  })
  await expect
    .poll(async () => {
      await page.clock.fastForward('01:00')
      return sent
    })
    .toEqual([{ rating: 4 }, { rating: 4 }])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cook-ratings'))).toBeNull()
})

test('stars the server refuses for good are asked once and forgotten', async ({ page, problems }) => {
  expectProblems(problems, /404|There is no such recipe/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rating')) sent.push(new URL(request.url()).pathname)
  })
  await page.evaluate(() => localStorage.setItem('cook-ratings', '{"999999":4}'))
  await page.goto('/saved')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cook-ratings'))).toBeNull()
  expect(sent).toEqual(['/api/public/recipes/999999/rating'])
})
