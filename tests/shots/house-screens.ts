import type { Page } from '@playwright/test'
import { HOUR } from '../../src/domain/time/durations.ts'
import { makeGhost, makeWxr } from '../support/import-files.ts'
import {
  ago,
  answering,
  backups,
  type HistoryAnswer,
  issue,
  LETTERS,
  LIVED_THROUGH,
  mail,
  mailboxTrouble,
  NIGHT_WITHOUT_ROOM,
  OLDER,
  onItsWay,
  outbox,
  REFUSED,
  RUN,
  trash,
} from './house-answers.ts'
import type { Screen } from './screen.ts'
import { PASSWORD } from './sites.ts'
import { UPDATE_STATES } from './update-answers.ts'

type HouseScreen = Omit<Screen, 'site' | 'group'>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const press = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click()
  await dialog(page).waitFor()
}

const choose = (name: string, text: string) => async (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const planned = (page: Page) => page.getByRole('heading', { name: 'What will happen' }).waitFor()
const POST = { title: 'Sea swimming in March', content: '<p>Cold, then not.</p>' }
const EXPORT = makeWxr([
  { ...POST, slug: 'sea-swimming-in-march' },
  { title: 'Protein without the powder', slug: 'protein-without-the-powder', content: '<p>Beans.</p>' },
  {
    title: 'A picture from far away',
    slug: 'far-away',
    content: '<p><img src="https://old.example.com/lake.jpg" alt=""></p>',
  },
])

const previewed = (page: Page) => page.getByText('Ten seconds').first().waitFor()

const opened = (name: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('region', { name: 'Message' }).getByRole('heading', { level: 2 }).waitFor()
}

/** People, statistics and maintenance in their special states, on the long-used site. */
export const HOUSE_SCREENS: readonly HouseScreen[] = [
  { name: 'admin-message-answered', path: '/admin/messages', act: opened(/Maria/) },
  {
    name: 'admin-message-answer',
    path: '/admin/messages',
    act: async (page) => {
      await opened(/Johanna/)(page)
      await page
        .getByRole('textbox', { name: /^Your answer/ })
        .fill('Dear Johanna,\n\noat cream, and a squeeze more lime.')
    },
  },
  { name: 'admin-subscribers-tag', path: '/admin/subscribers?tag=runners' },
  { name: 'admin-subscriber-tags', path: '/admin/subscribers', window: true, act: press(/^Tags of/) },
  { name: 'admin-subscriber-delete', path: '/admin/subscribers', window: true, act: press(/^Delete /) },
  {
    name: 'admin-subscribers-import-looked',
    path: '/admin/subscribers',
    window: true,
    act: async (page) => {
      await press('Import')(page)
      await page
        .getByRole('textbox')
        .last()
        .fill('email,name\nnew.one@example.com,Nova\nnot an address,Who\nanna.0@example.com,Anna')
      await dialog(page).getByRole('checkbox').check()
      await button(page, 'Look at it first').click()
      await dialog(page).getByRole('status').filter({ hasText: 'would be' }).waitFor()
    },
  },
  { name: 'admin-issue-scheduled', path: issue('scheduled'), act: previewed },
  { name: 'admin-issue-sent', path: issue('sent'), act: previewed },
  {
    name: 'admin-issue-sending',
    path: issue('sent', () => ({ state: 'sending', progress: onItsWay })),
    act: previewed,
  },
  {
    name: 'admin-issue-morning',
    path: issue('sent', () => ({ state: 'sending', by_morning: true, progress: onItsWay })),
    act: previewed,
  },
  {
    name: 'admin-issue-paused',
    path: issue('sent', () => ({ state: 'sending', paused_at: ago(HOUR), progress: onItsWay })),
    act: previewed,
  },
  { name: 'admin-issue-start', path: '/admin/issues/new', window: true, act: press(/^Start from/) },
  { name: 'admin-issue-send', path: issue('draft'), window: true, act: press(/^Send (to|now)/) },
  { name: 'admin-issue-schedule', path: issue('draft'), window: true, act: press(/^Schedule/) },
  { name: 'admin-outbox-lived', path: outbox({}) },
  {
    name: 'admin-outbox-refused',
    path: outbox({ health: REFUSED, letters: LETTERS.letters.slice(1, 3) }),
  },
  { name: 'admin-mail-ok', path: mail({}) },
  { name: 'admin-mail-missing', path: mail({ dkim: 'fail', dmarc: 'warning', ptr: 'warning' }) },
  { name: 'admin-mail-wrong', path: mail({ spf: 'fail', dkim: 'fail', dmarc: 'fail', from: 'unknown' }) },
  {
    name: 'admin-mail-refused',
    path: async (page) => {
      await outbox({ health: REFUSED })(page)
      await page.route(/\/api\/admin\/mail-check\/test-letter/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...(await answer.json()), health: REFUSED } })
      })
      return mail({})(page)
    },
  },
  {
    name: 'admin-mail-mailbox',
    path: async (page) => {
      await mailboxTrouble(page)
      return mail({})(page)
    },
  },
  {
    name: 'admin-dashboard-trouble',
    path: async (page) => {
      await outbox({ health: REFUSED })(page)
      await mailboxTrouble(page)
      await backups(NIGHT_WITHOUT_ROOM)(page)
      return '/admin'
    },
    act: async (page) => {
      for (const name of ['Open the outbox', 'See what to do', 'Open backups'])
        await page.getByRole('link', { name }).waitFor()
    },
  },
  { name: 'admin-stats-days', path: '/admin/statistics', window: true, act: press('Other days') },
  {
    name: 'admin-stats-forward',
    path: '/admin/statistics',
    window: true,
    act: press(/^(Forward|Choose a page)/),
  },
  { name: 'admin-stats-find', path: '/admin/statistics', window: true, act: press(/^Make it find/) },
  {
    name: 'admin-history-narrow',
    path: '/admin/history?kind=content&actor=site',
    act: (page) => page.getByRole('status').filter({ hasText: 'found' }).waitFor(),
  },
  {
    name: 'admin-history-lived',
    path: answering<HistoryAnswer>('/admin/history', /\/api\/admin\/history\?/, () => LIVED_THROUGH),
  },
  {
    name: 'admin-history-filters',
    path: answering<HistoryAnswer>(
      '/admin/history?actor=coach',
      /\/api\/admin\/history\?/,
      () => LIVED_THROUGH,
    ),
  },
  { name: 'admin-trash', path: trash },
  { name: 'admin-trash-for-good', path: trash, window: true, act: press(/^Delete for good/) },
  { name: 'admin-history-none', path: '/admin/history?q=zzzzzz' },
  { name: 'admin-backups-lived', path: backups({}) },
  { name: 'admin-backups-failed', path: backups(NIGHT_WITHOUT_ROOM) },
  { name: 'admin-backups-running', path: backups({ running: { ...RUN, restoring: null } }) },
  { name: 'admin-backups-restoring', path: backups({ running: { ...RUN, restoring: OLDER } }) },
  {
    name: 'admin-backups-restored',
    path: backups({ last_restore: { name: OLDER, at: ago(HOUR), ok: true, reason: null } }),
  },
  { name: 'admin-backup-restore', path: backups({}), window: true, act: press(/^Restore/) },
  { name: 'admin-backup-download', path: backups({}), window: true, act: press(/^Download/) },
  ...Object.entries(UPDATE_STATES).map(([name, path]) => ({ name, path })),
  {
    name: 'admin-import-plan',
    path: '/admin/import',
    act: async (page) => {
      await choose('my-old-site.xml', EXPORT)(page)
      await planned(page)
    },
  },
  {
    name: 'admin-import-refused',
    path: '/admin/import',
    act: async (page) => {
      await choose('holiday.txt', 'Not an export at all.')(page)
      await page.getByRole('alert').filter({ hasText: 'import' }).waitFor()
    },
  },
  {
    name: 'admin-import-done',
    path: '/admin/import',
    act: async (page) => {
      await choose(
        'my-old-blog.json',
        makeGhost([{ ...POST, id: '1', slug: 'sea', html: POST.content }]),
      )(page)
      await planned(page)
      await page.route(/\/api\/admin\/imports$/, (route) =>
        route.fulfill({
          body: JSON.stringify({
            type: 'done',
            result: {
              created: 2,
              updated: 0,
              skipped: 1,
              pictures: 3,
              items: [
                {
                  kind: 'article',
                  title: POST.title,
                  outcome: 'created',
                  reason: '',
                  id: 1,
                  missing_pictures: 0,
                },
                {
                  kind: 'recipe',
                  title: 'Rye bread',
                  outcome: 'created',
                  reason: '',
                  id: 1,
                  missing_pictures: 1,
                },
              ],
              lost_pictures: [
                { address: 'https://old.example.com/rye.jpg', reason: 'The other site did not answer.' },
              ],
            },
          }),
        }),
      )
      await button(page, 'Import now').click()
      await page.getByText('The import is done').waitFor()
    },
  },
  { name: 'admin-account-setup', path: '/admin/account', window: true, act: press('Set up') },
  {
    name: 'admin-account-key',
    path: '/admin/account',
    window: true,
    act: async (page) => {
      await press('Set up')(page)
      await dialog(page).locator('input[type=password]').fill(PASSWORD)
      await dialog(page).getByRole('button', { name: 'Go on' }).click()
      await dialog(page)
        .getByRole('img', { name: /^QR code/ })
        .waitFor()
    },
  },
  {
    name: 'admin-settings-unsaved',
    path: '/admin/settings#you',
    act: async (page) => {
      await page.getByRole('textbox').first().fill('Moving with Maya')
      await page
        .getByText(/not saved|unsaved/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'admin-plan-day-preview',
    path: '/admin/plan/1',
    window: true,
    act: press('Preview'),
  },
  {
    name: 'admin-category-merge',
    path: '/admin/categories',
    window: true,
    act: press(/^Merge/),
  },
]
