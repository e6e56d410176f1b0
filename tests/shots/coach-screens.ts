import type { Page } from '@playwright/test'
import { HOUSE_SCREENS } from './house-screens.ts'
import type { Screen, SiteName } from './screen.ts'

/** Taps the first button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const pressTab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

/** Returns the address of the first item in a list of the admin API. */
export const firstOf = (kind: 'articles' | 'recipes' | 'issues') => async (page: Page) => {
  const answer = await page.request.get(`/api/admin/${kind}`)
  const [first] = (await answer.json())[kind]
  return kind === 'issues' ? `/admin/issues/${first.id}` : `/admin/${kind}/edit/${first.id}`
}

/** The panels of the settings, by their names in the address. */
const SETTINGS_PANELS =
  'links time-zone home about banner numbers testimonials playlist calls-to-action letters legal'.split(' ')

/** Simulates the announcement of a first publication, which a site makes only once. */
const celebrate = (kind: string, path: string) => async (page: Page) => {
  const milestones = [{ kind, id: 1, title: 'Learning to swim', path }]
  await page.route('**/api/admin/milestones', (route) => route.fulfill({ json: { milestones } }))
  await page.reload()
  await page.getByRole('region', { name: /^Your first/ }).waitFor()
}

/** Returns screens of the admin on one of the sites. */
export const of = (site: SiteName, screens: readonly Omit<Screen, 'site' | 'group'>[]): Screen[] =>
  screens.map((screen) => ({ ...screen, site, group: 'Admin' }))

/** The screens that need a login. */
export const COACH_SCREENS: readonly Screen[] = [
  ...of('new', [
    { name: 'admin-dashboard-first', path: '/admin' },
    { name: 'admin-dashboard-set-up', path: '/admin', act: pressTab(/^Set-up/) },
    { name: 'admin-stats-empty', path: '/admin/statistics' },
    { name: 'admin-next-empty', path: '/admin/next' },
    { name: 'admin-messages-empty', path: '/admin/messages' },
    { name: 'admin-subscribers-empty', path: '/admin/subscribers' },
    { name: 'admin-issues-empty', path: '/admin/issues' },
    { name: 'admin-outbox-empty', path: '/admin/outbox' },
    { name: 'admin-trash-empty', path: '/admin/trash' },
    { name: 'admin-first-article', path: '/admin', window: true, act: celebrate('article', '/blog/swim') },
    { name: 'admin-first-recipe', path: '/admin', window: true, act: celebrate('recipe', '/recipes/soup') },
    { name: 'admin-first-letter', path: '/admin', window: true, act: celebrate('issue', '/letters/lake') },
  ]),
  ...of('few', [{ name: 'admin-stats-few', path: '/admin/statistics' }]),
  ...of('lived', [
    { name: 'admin-dashboard', path: '/admin' },
    { name: 'admin-dashboard-writing', path: '/admin', act: pressTab('Ideas and drafts') },
    { name: 'admin-dashboard-readers', path: '/admin', act: pressTab('Readers') },
    { name: 'admin-articles', path: '/admin/articles' },
    { name: 'admin-articles-none', path: '/admin/articles?q=zzzzzz' },
    { name: 'admin-article-new', path: '/admin/articles/new' },
    { name: 'admin-article', path: firstOf('articles') },
    { name: 'admin-article-markdown', path: firstOf('articles'), act: press('Markdown') },
    { name: 'admin-recipes', path: '/admin/recipes' },
    { name: 'admin-recipe-new', path: '/admin/recipes/new' },
    { name: 'admin-recipe', path: firstOf('recipes') },
    ...(['Ingredients', 'Steps', 'Extras'] as const).map((part) => ({
      name: `admin-recipe-${part.toLowerCase()}`,
      path: firstOf('recipes'),
      act: pressTab(new RegExp(`^${part}`)),
    })),
    { name: 'admin-images', path: '/admin/images' },
    { name: 'admin-images-none', path: '/admin/images?q=zzzzzz' },
    {
      name: 'admin-image-suggestions',
      path: firstOf('articles'),
      window: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Suggest images for me' }).click()
        await page.getByRole('dialog').getByRole('radio').first().check({ timeout: 60_000 })
      },
    },
    {
      name: 'admin-image-choice',
      path: firstOf('articles'),
      window: true,
      act: press('Choose from your pictures'),
    },
    {
      name: 'admin-focal-point',
      path: firstOf('articles'),
      window: true,
      act: press('Focal point'),
    },
    {
      name: 'admin-delete',
      path: '/admin/articles',
      window: true,
      act: press(/^Delete/),
    },
    { name: 'admin-stats', path: '/admin/statistics' },
    { name: 'admin-next', path: '/admin/next' },
    { name: 'admin-proofread', path: '/admin/proofread' },
    { name: 'admin-messages', path: '/admin/messages' },
    {
      name: 'admin-message',
      path: '/admin/messages',
      act: (page) => page.getByRole('link', { name: /Johanna/ }).click(),
    },
    { name: 'admin-messages-none', path: '/admin/messages?q=zzzzzz' },
    { name: 'admin-subscribers', path: '/admin/subscribers' },
    {
      name: 'admin-subscribers-import',
      path: '/admin/subscribers',
      window: true,
      act: press('Import'),
    },
    { name: 'admin-issues', path: '/admin/issues' },
    { name: 'admin-issue-new', path: '/admin/issues/new' },
    { name: 'admin-issue', path: firstOf('issues') },
    { name: 'admin-outbox', path: '/admin/outbox' },
    { name: 'admin-mail', path: '/admin/mail' },
    { name: 'admin-plan', path: '/admin/plan' },
    { name: 'admin-plan-day', path: '/admin/plan/1' },
    { name: 'admin-categories', path: '/admin/categories' },
    { name: 'admin-authors', path: '/admin/authors' },
    { name: 'admin-settings', path: '/admin/settings' },
    { name: 'admin-settings-look', path: '/admin/settings#look' },
    ...SETTINGS_PANELS.map((panel) => ({
      name: `admin-settings-${panel}`,
      path: `/admin/settings#${panel}`,
    })),
    { name: 'admin-backups', path: '/admin/backups' },
    { name: 'admin-health', path: '/admin/health' },
    { name: 'admin-import', path: '/admin/import' },
    { name: 'admin-history', path: '/admin/history' },
    { name: 'admin-account', path: '/admin/account' },
    { name: 'admin-missing', path: '/admin/nowhere' },
    {
      name: 'admin-menu',
      path: '/admin',
      window: true,
      below: 1024,
      act: press('More'),
    },
    ...[
      { name: 'admin-dialog-delete', path: firstOf('articles'), act: press('Delete this article') },
      { name: 'admin-dialog-workout', path: firstOf('articles'), act: press('Workout') },
      { name: 'admin-dialog-link', path: firstOf('articles'), act: press('Link') },
      { name: 'admin-dialog-category', path: '/admin/categories', act: press(/^(Add|New) category/) },
    ].map((dialog) => ({ ...dialog, window: true })),
  ]),
  ...of('lived', HOUSE_SCREENS),
]
