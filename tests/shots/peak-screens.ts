import type { Page } from '@playwright/test'
import {
  BOWL,
  click,
  cookUntil,
  day,
  keep,
  lastOf,
  MAX_PRESSES,
  MONDAY,
  plan,
  play,
  playUntil,
  week,
} from './reader-acts.ts'
import type { Screen } from './screen.ts'
import type { ShotSite } from './sites.ts'

/**
 * What a reader sees on completing something: pages of letters' links, thanks, days done, dishes cooked. The server's
 * answers are simulated, so that every width gets the same.
 */

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]
/** A recipe with a step that waits for half an hour, and no next step with a task for meanwhile. */
const SONG_RECIPE = '/recipes/carrot-and-walnut-loaf'
const WORKOUT_ARTICLE = '/blog/move-while-the-kettle-boils'

/** Opens the page of a letter's link whose button gets this answer. */
const link =
  (path: string, status: number, answer: (site: ShotSite) => object) =>
  async (page: Page, site: ShotSite) => {
    await page.route('**/api/newsletter/**', (route, request) =>
      request.method() === 'POST' ? route.fulfill({ status, json: answer(site) }) : route.fallback(),
    )
    return `${path}?token=${site.planToken}`
  }

const tapped = (button: string, heading: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await scrollToTop(page)
}
const scrollToTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

const confirmed =
  (withPlan: boolean) =>
  ({ planToken }: ShotSite) => ({
    success: true,
    message: 'You’re on the list. Welcome!',
    first_name: 'Anna',
    plan_url: withPlan ? `/plan?token=${planToken}` : null,
  })
const refused = () => ({
  success: false,
  message: 'This link no longer works.',
  error: 'This link no longer works. Please sign up again to get a new one.',
})

/** Opens a page with a controllable clock, for elements that disappear after seconds. */
const underClock =
  (path: string, answers: Record<string, object> = {}) =>
  async (page: Page): Promise<string> => {
    await page.clock.install()
    for (const [url, json] of Object.entries(answers))
      await page.route(url, (route) => route.fulfill({ json }))
    return path
  }
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300)

const SUBSCRIBED = { '**/api/newsletter/subscribe': { success: true, message: 'Check your inbox.' } }
const RECEIVED = {
  '**/api/contact': {
    success: true,
    message: 'Thank you.',
    data: { processingTime: 40 },
    rateLimit: { limit: 5, remaining: 4, resetTime: new Date(Date.now() + 900_000).toISOString() },
  },
}

async function writeMessage(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Anna')
  await form.getByLabel('Last name').fill('Holm')
  await form.getByLabel('Email').fill('anna@example.com')
  await form.getByLabel('Subject').fill('A place on Friday?')
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('Is there still a place in the sunrise class on Friday?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('heading', { name: 'Message Sent!' }).waitFor()
  await stopClock(page)
}

async function save(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) await page.getByRole('button', { name: `Save ${dish}` }).click()
  await page.goto('/saved')
  await page.getByRole('list', { name: 'Saved recipes' }).waitFor()
}

async function tickAll(page: Page): Promise<void> {
  await keep('weeks', { weeks: { [MONDAY]: week } })(page)
  const open = page.getByRole('main').getByRole('checkbox', { checked: false })
  await open.first().waitFor()
  while ((await open.count()) > 0) await open.first().check()
  await scrollToTop(page)
}

const done = (days: readonly number[]) => keep('plan-done-days', days)
const things = (count: number) => ({
  dishes: Array.from({ length: count }, (_, id) => ({ id, title: 'Red Lentil Dal', at: Date.now() })),
  articles: [],
})

const whole = (
  [
    {
      name: 'confirmed',
      path: link('/newsletter/confirm', 200, confirmed(true)),
      act: tapped('Confirm my email address', /in, Anna/),
    },
    {
      name: 'confirmed-letters',
      path: link('/newsletter/confirm', 200, confirmed(false)),
      act: tapped('Confirm my email address', /in, Anna/),
    },
    { name: 'confirm', path: '/newsletter/confirm?token=nobody' },
    {
      name: 'confirm-refused',
      path: link('/newsletter/confirm', 400, refused),
      act: tapped('Confirm my email address', 'This link has expired'),
    },
    { name: 'plan-start', path: '/newsletter/confirm?for=plan&token=nobody' },
    { name: 'leave', path: '/newsletter/unsubscribe?token=nobody' },
    {
      name: 'left',
      path: link('/newsletter/unsubscribe', 200, () => ({ success: true, message: '' })),
      act: tapped('Unsubscribe me', 'Until another day.'),
    },
    {
      name: 'leave-refused',
      path: link('/newsletter/unsubscribe', 400, refused),
      act: tapped('Unsubscribe me', 'This link has expired'),
    },
    { name: 'plan-middle', path: plan, act: done([1, 2, 4]) },
    { name: 'plan-whole', path: plan, act: done(ALL_DAYS) },
    { name: 'contact-sent', path: underClock('/contact', RECEIVED), act: writeMessage },
    {
      name: 'saved-four',
      path: '/recipes',
      act: (page: Page) =>
        save(page, ['Red Lentil Dal', 'Roast Tomato Soup', 'Big Grain Bowl', 'Smoky Bean Chilli']),
    },
    { name: 'saved-one', path: '/recipes', act: (page: Page) => save(page, ['Red Lentil Dal']) },
    { name: 'shopping-ticked', path: `/week/shopping#of=${MONDAY}`, act: tickAll },
    { name: 'finder-results', path: '/recipes?diet=vegan' },
    { name: 'finder-none', path: '/recipes?diet=vegan&without=nuts&time=5' },
  ] satisfies Omit<Screen, 'group'>[]
).map((screen): Screen => ({ ...screen, group: 'Peaks' }))

const inSight = (
  [
    {
      name: 'popup-after',
      path: underClock('/', SUBSCRIBED),
      newcomer: true,
      from: 768,
      act: async (page: Page) => {
        const popup = page.getByRole('dialog')
        await popup.getByLabel('Email').fill('anna@example.com', { timeout: 60_000 })
        await popup.getByLabel('Email').press('Enter')
        await popup.getByLabel('First name').press('Enter')
        await popup.getByRole('heading', { name: 'Check your inbox' }).waitFor()
        await stopClock(page)
      },
    },
    {
      name: 'footer-subscribed',
      path: underClock('/', SUBSCRIBED),
      act: async (page: Page) => {
        const form = page.locator('#newsletter')
        await form.getByLabel('Email').fill('anna@example.com')
        await form.getByLabel('Email').press('Enter')
        await form.getByText('anna@example.com').waitFor()
        await stopClock(page)
        await form.scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'plan-finale',
      path: plan,
      act: lastOf('main h2'),
    },
    {
      name: 'workout-rest',
      path: day(1),
      act: playUntil((page) => page.getByRole('heading', { name: 'Rest' })),
    },
    {
      name: 'workout-paused',
      path: day(1),
      act: async (page: Page) => {
        await play(3)(page)
        await page.getByRole('button', { name: 'Pause' }).click()
        await page.getByRole('heading', { name: 'Paused' }).waitFor()
      },
    },
    {
      name: 'workout-end-7',
      path: day(7),
      act: async (page: Page) => {
        await done([1, 2, 3, 4, 5, 6])(page)
        await play(MAX_PRESSES)(page)
      },
    },
    {
      name: 'workout-in-article',
      path: WORKOUT_ARTICLE,
      act: (page: Page) => page.locator('.workout').first().scrollIntoViewIfNeeded(),
    },
    {
      name: 'workout-end-article',
      path: WORKOUT_ARTICLE,
      act: async (page: Page) => {
        await page.locator('.workout').first().scrollIntoViewIfNeeded()
        await play(MAX_PRESSES)(page)
      },
    },
    {
      name: 'poster',
      path: plan,
      act: async (page: Page) => {
        await done(ALL_DAYS)(page)
        await click('A poster of my week')(page)
        await page.getByRole('dialog').getByRole('img').waitFor()
      },
    },
    {
      name: 'cook-song',
      path: `${SONG_RECIPE}/cook`,
      act: cookUntil((page) => page.getByRole('link', { name: /Fancy one song/ })),
    },
    {
      name: 'cook-rated',
      path: `${BOWL}/cook`,
      act: async (page: Page) => {
        await page.route('**/rating', (route) =>
          route.fulfill({ json: { success: true, rating_average: 4.8, rating_count: 12 } }),
        )
        await cookUntil((one) => one.getByRole('heading', { name: 'Sit down. Eat.' }))(page)
        await page.locator('label', { hasText: '5 stars' }).click()
        await page.getByText('Five stars sent').waitFor()
      },
    },
    {
      name: 'recipe-rated',
      path: '/recipes/red-lentil-dal',
      act: async (page: Page) => {
        await page.route('**/rating', (route) =>
          route.fulfill({ json: { success: true, rating_average: 4.8, rating_count: 12 } }),
        )
        await page.locator('label', { hasText: '5 stars' }).click()
        await page.getByText('Thank you').waitFor()
        await page.getByRole('heading', { name: 'Did you make it?' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'pose',
      path: '/',
      act: async (page: Page) => {
        await click('Strike a pose')(page)
        await page.getByRole('slider').first().waitFor()
      },
    },
    {
      name: 'footer-sun',
      path: '/',
      act: async (page: Page) => {
        await keep('done-things', things(7))(page)
        await page.mouse.wheel(0, 40_000)
        await page.getByRole('button', { name: /your sun stands here/ }).click()
        await page.getByText('It never sets').waitFor()
      },
    },
    {
      name: 'wall',
      path: '/about',
      act: (page: Page) => page.getByLabel('Testimonials', { exact: true }).scrollIntoViewIfNeeded(),
    },
  ] satisfies Omit<Screen, 'group'>[]
).map((screen): Screen => ({ ...screen, group: 'Peaks', window: true }))

export const PEAK_SCREENS: readonly Screen[] = [...whole, ...inSight]
