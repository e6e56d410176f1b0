import type { Page } from '@playwright/test'
import { MISSING_PAGES } from '../e2e/pages.ts'
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
  THURSDAY,
  timerKey,
  week,
} from './reader-acts.ts'
import type { Screen } from './screen.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const sentLetter = '/letters/four-degrees-ten-seconds'

const pages = (
  [
    { name: 'home', path: '/' },
    { name: 'about', path: '/about' },
    { name: 'blog', path: '/blog' },
    { name: 'blog-category', path: '/blog?category=Wellness' },
    { name: 'article', path: ARTICLE },
    { name: 'recipes', path: '/recipes' },
    { name: 'recipe', path: '/recipes/red-lentil-dal' },
    { name: 'recipe-kitchen', path: BOWL },
    { name: 'saved-empty', path: '/saved' },
    {
      name: 'saved',
      path: '/recipes',
      act: async (page: Page) => {
        for (const dish of ['Red Lentil Dal', 'Roast Tomato Soup', 'Big Grain Bowl'])
          await page.getByRole('button', { name: `Save ${dish}` }).click()
        await page.goto('/saved')
      },
    },
    { name: 'week-empty', path: '/week' },
    { name: 'week', path: `/week#of=${MONDAY}`, act: keep('weeks', { weeks: { [MONDAY]: week } }) },
    {
      name: 'week-thursday',
      path: async (page: Page) => {
        await page.clock.setFixedTime(`${THURSDAY}T09:00:00`)
        return `/week#of=${MONDAY}`
      },
      act: keep('weeks', { weeks: { [MONDAY]: week } }),
    },
    {
      name: 'shopping',
      path: `/week/shopping#of=${MONDAY}`,
      act: keep('weeks', { weeks: { [MONDAY]: week } }),
    },
    { name: 'shopping-empty', path: '/week/shopping' },
    { name: 'contact', path: '/contact' },
    { name: 'playlist', path: '/playlist' },
    { name: 'search-start', path: '/search' },
    { name: 'search', path: '/search?q=oats' },
    { name: 'search-none', path: '/search?q=zzzzzz' },
    { name: 'letters', path: '/letters' },
    { name: 'letter', path: sentLetter },
    { name: 'plan', path: plan },
    { name: 'plan-day', path: day(1) },
    { name: 'plan-day-7', path: day(7) },
    { name: 'offline', path: '/offline' },
    { name: 'sitemap', path: '/sitemap' },
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'terms', path: '/terms-of-service' },
    { name: 'admin-login', path: '/admin/login' },
    { name: 'plan-expired', path: '/plan?token=nobody' },
    { name: 'missing-letters-nothing-here', path: '/letters/nothing-here' },
    ...MISSING_PAGES.map(({ path }) => ({ name: `missing${path.replaceAll('/', '-')}`, path })),
  ] satisfies Omit<Screen, 'group'>[]
).map((screen): Screen => ({ ...screen, group: 'Pages' }))

const states = (
  [
    {
      name: 'popup',
      path: '/',
      newcomer: true,
      from: 768,
      act: (page: Page) => page.getByRole('dialog').waitFor({ timeout: 60_000 }),
    },
    { name: 'menu', path: '/', below: 768, act: click('Menu') },
    {
      name: 'search-dialog',
      path: '/',
      act: async (page: Page) => {
        await page.getByRole('link', { name: 'Search', exact: true }).click()
        await page.getByRole('heading', { name: 'Try one of these' }).waitFor()
      },
    },
    {
      name: 'search-dialog-found',
      path: '/',
      act: async (page: Page) => {
        await page.getByRole('link', { name: 'Search', exact: true }).click()
        await page.getByRole('dialog').locator('input').fill('oats')
        await page.getByRole('dialog').getByRole('link').first().waitFor()
      },
    },
    {
      name: 'mix',
      path: '/week',
      act: async (page: Page) => {
        await page.getByRole('button', { name: 'Mix me a week' }).click()
        await page.getByRole('list', { name: 'The dishes' }).getByRole('listitem').first().waitFor()
      },
    },
    { name: 'article-share', path: ARTICLE, act: click('Share') },
    { name: 'article-end', path: ARTICLE, act: lastOf('main section') },
    { name: 'recipe-end', path: '/recipes/red-lentil-dal', act: lastOf('main section') },
    {
      name: 'finder-open',
      path: '/recipes',
      act: (page: Page) => page.locator('#finder summary').nth(1).click(),
    },
    { name: 'cook', path: `${BOWL}/cook` },
    { name: 'cook-step', path: `${BOWL}/cook`, act: click(/^Next/) },
    {
      name: 'cook-timer',
      path: `${BOWL}/cook`,
      act: async (page: Page) => {
        await cookUntil(timerKey)(page)
        await timerKey(page).first().click()
      },
    },
    {
      name: 'cook-done',
      path: `${BOWL}/cook`,
      act: cookUntil((page) => page.getByRole('heading', { name: 'Sit down. Eat.' })),
    },
    { name: 'workout-start', path: day(1), act: play(0) },
    { name: 'workout-middle', path: day(1), act: play(3) },
    { name: 'workout-end', path: day(1), act: play(MAX_PRESSES) },
    {
      name: 'contact-refused',
      path: '/contact',
      act: async (page: Page) => {
        await page.getByRole('main').getByLabel('Email').fill('anna@')
        await page.getByRole('main').getByLabel('First name').focus()
      },
    },
    {
      name: 'footer',
      path: '/',
      act: (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    },
  ] satisfies Omit<Screen, 'group'>[]
).map((screen): Screen => ({ ...screen, group: 'States', window: true }))

/** Pages that a reader may want to print. */
const paper = (
  [
    { name: 'print-recipe', path: '/recipes/red-lentil-dal' },
    { name: 'print-article', path: ARTICLE },
    { name: 'print-workout', path: '/blog/ten-minutes-one-song-at-a-time' },
    { name: 'print-plan-day', path: day(1) },
    { name: 'print-letter', path: sentLetter },
    { name: 'print-about', path: '/about' },
    { name: 'print-privacy', path: '/privacy-policy' },
  ] satisfies Omit<Screen, 'group'>[]
).map((screen): Screen => ({ ...screen, group: 'Paper', paper: true }))

/** The printed versions of these screens. */
const alsoOnPaper = pages
  .filter(({ name }) => ['saved', 'week', 'shopping'].includes(name))
  .map((screen): Screen => ({ ...screen, name: `print-${screen.name}`, group: 'Paper', paper: true }))

export const READER_SCREENS: readonly Screen[] = [...pages, ...states, ...paper, ...alsoOnPaper]
