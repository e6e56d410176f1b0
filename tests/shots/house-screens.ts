import type { Page } from '@playwright/test'
import type { Backup, backupListAnswer } from '../../src/domain/admin/backups.ts'
import type { HistoryEntry, historyAnswer } from '../../src/domain/admin/history.ts'
import type { Issue, issueAnswer } from '../../src/domain/admin/issues.ts'
import type { MailboxTrouble, MailCheck, MailChecks } from '../../src/domain/admin/mail-check.ts'
import type { MailHealth, OutboxAnswer, OutboxLetter } from '../../src/domain/admin/outbox.ts'
import { backupName } from '../../src/domain/backups/backup-rules.ts'
import { DAY, HOUR, MINUTE } from '../../src/domain/time/durations.ts'
import { makeGhost, makeWxr } from '../support/import-files.ts'
import type { Screen } from './screen.ts'
import { PASSWORD } from './sites.ts'

type HouseScreen = Omit<Screen, 'site' | 'group'>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const press = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click()
  await dialog(page).waitFor()
}
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** The address, once a call of the page is answered with something else than the site would. */
const answering =
  <Body>(path: string, url: RegExp, change: (body: Body) => Body) =>
  async (page: Page) => {
    await page.route(url, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      await route.fulfill({ json: change(await answer.json()) })
    })
    return path
  }

type Backups = (typeof backupListAnswer)['_output']

const PROOF = { proven: true, at: ago(4 * HOUR), reason: null, rows: 1_284, images: 46, missing_images: 0 }
const NIGHT = new Date(new Date(ago(DAY)).setUTCHours(3, 0, 12, 0))
const nightly = (nights: number): Backup => {
  const at = new Date(NIGHT.getTime() - nights * DAY).toISOString()
  return {
    ...{
      name: backupName('nightly', new Date(at)),
      kind: 'nightly',
      created_at: at,
      proof: { ...PROOF, at },
    },
    bytes: 18_400_000 - nights * 310_000,
  }
}
const LIVED: Backups = {
  backups: [
    nightly(0),
    nightly(1),
    { ...nightly(2), kind: 'site', proof: null },
    nightly(3),
    {
      ...nightly(4),
      proof: { ...PROOF, proven: false, reason: 'Two pictures were cut short on the disk.' },
    },
    { ...nightly(5), kind: 'before-restore' },
  ],
  running: null,
  last_failure: null,
  nightly: {
    night: NIGHT.toISOString().slice(0, 10),
    at: NIGHT.toISOString(),
    ok: true,
    reason: null,
    name: null,
  },
  last_restore: null,
}
const NO_ROOM = 'There is no room left on the disk.'
const backups = (more: Partial<Backups>) =>
  answering<Backups>('/admin/backups', /\/api\/admin\/backups$/, () => ({ ...LIVED, ...more }))
const RUN = { started_at: ago(MINUTE), step: 'images', done: 12, total: 46 } as const
const OLDER = LIVED.backups[3]?.name ?? ''

type Answer = (typeof issueAnswer)['_output']

/** A letter by its state, as the site has it or otherwise. */
const issue =
  (state: Issue['state'], change: (issue: Issue) => Partial<Issue> = () => ({})) =>
  async (page: Page) => {
    const { issues } = await (await page.request.get('/api/admin/issues')).json()
    const { id } = issues.find((one: Issue) => one.state === state)
    return answering<Answer>(`/admin/issues/${id}`, new RegExp(`/api/admin/issues/${id}$`), (answer) => ({
      ...answer,
      issue: { ...answer.issue, ...change(answer.issue) },
    }))(page)
  }
const onItsWay = {
  ...{ total: 188, sent: 112, failed: 1, waiting: 75, clicks: 9 },
  next_at: new Date(Date.now() + 3 * HOUR).toISOString(),
}

const LINES: Record<MailCheck['name'], [good: string, bad: string]> = {
  spf: ['Your list names the mail server.', 'happiness.example has no list of who may send in its name.'],
  dkim: ['Your letters are signed.', 'Your letters carry no signature yet.'],
  dmarc: [
    'Others are told to refuse letters without proof.',
    'Nothing says what to do with letters without proof.',
  ],
  ptr: ['The server’s address has a name that leads back to it.', 'The server’s address has no name.'],
  from: ['happiness.example takes mail.', 'happiness.example takes no mail.'],
  unsubscribe: ['Everybody can leave with one click.', 'Leaving works, but not over https.'],
}
const mail = (states: Partial<Record<MailCheck['name'], MailCheck['state']>>) =>
  answering<MailChecks>('/admin/mail', /\/api\/admin\/mail-check(\?|$)/, ({ checks }) => ({
    ...{ checked_at: ago(2 * MINUTE), domain: 'happiness.example', sender: 'Maya <maya@happiness.example>' },
    checks: checks.map((check) => {
      const state = states[check.name] ?? 'ok'
      const value =
        'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7vbqajDw4o6gJy8UtmIbkcpnkO3Kwc4qsEn'
      const names = { spf: 'happiness.example', dmarc: '_dmarc.happiness.example' }
      const lines = {
        spf: { type: 'TXT', name: names.spf, value: 'v=spf1 include:mail.example ~all' },
        dkim: { type: 'TXT', name: 'hf1._domainkey.happiness.example', value },
        dmarc: { type: 'TXT', name: names.dmarc, value: 'v=DMARC1; p=none' },
      }
      const line = Object.entries(lines).find(([name]) => name === check.name)?.[1] ?? null
      return {
        ...{ ...check, state, waits: state === 'warning' && check.name === 'dmarc' },
        sentence: LINES[check.name][state === 'ok' ? 0 : 1],
        dns: state === 'fail' ? line : null,
      }
    }),
  }))
const REFUSED: MailHealth = {
  ...{ transport: 'smtp', healthy: false, last_sent_at: ago(DAY), last_error_at: ago(20 * MINUTE) },
  last_error: '535 5.7.8 Authentication failed',
}

const letter = (id: number, more: Partial<OutboxLetter>): OutboxLetter => ({
  ...{ id, kind: 'newsletter_issue', state: 'sent', attempts: 1, recipient: `karin.${id}@example.com` },
  ...{
    created_at: ago(id * HOUR),
    sent_at: ago(id * HOUR - MINUTE),
    next_attempt_at: null,
    last_error: null,
  },
  ...more,
})
const LETTERS: OutboxAnswer = {
  letters: [
    letter(1, { state: 'sending', sent_at: null, kind: 'welcome' }),
    letter(2, {
      ...{ state: 'waiting', sent_at: null, kind: 'plan_day', attempts: 2 },
      ...{
        next_attempt_at: new Date(Date.now() + HOUR).toISOString(),
        last_error: '451 4.7.1 Try again later',
      },
    }),
    letter(3, {
      ...{ state: 'failed', sent_at: null, last_error: '550 5.1.1 There is nobody of that name here' },
    }),
    letter(4, { kind: 'contact_reply' }),
    letter(5, { kind: 'newsletter_confirmation', state: 'cancelled', sent_at: null, attempts: 0 }),
    letter(6, { kind: 'contact_to_coach' }),
  ],
  total: 6,
  counts: { waiting: 1, sending: 1, sent: 2, failed: 1, cancelled: 1 },
  health: {
    transport: 'smtp',
    healthy: true,
    last_sent_at: ago(HOUR),
    last_error: null,
    last_error_at: null,
  },
}
const outbox = (change: Partial<OutboxAnswer>, path = '/admin/outbox') =>
  answering<OutboxAnswer>(path, /\/api\/admin\/outbox/, () => ({ ...LETTERS, ...change }))

type HistoryAnswer = (typeof historyAnswer)['_output']
const DONE: readonly [hours: number, act: string, more?: Partial<HistoryEntry>][] = [
  [1, 'Changed the title and 2 steps of the recipe “Roast tomato soup”', { href: '/admin/recipes' }],
  [3, 'Logged in from Chrome on Android', { origin: 'Chrome on Android, 203.0.113.*' }],
  [6, 'A wrong password', { actor: 'stranger', success: false, origin: 'Firefox on Windows, 198.51.100.*' }],
  [26, 'Scheduled the letter “Soup weather”', { href: '/admin/issues' }],
  [27, 'Added the picture “Lake in March”', { href: '/admin/images' }],
  [28, 'Made a backup', { actor: 'site', origin: null }],
  [
    29,
    'Published the article “A slow morning that makes the whole day stronger”',
    { href: '/admin/articles' },
  ],
  [75, 'Changed the tagline and the banner', { href: '/admin/settings' }],
  [76, 'Deleted a message marked as spam'],
  [77, 'Imported 12 subscribers', { href: '/admin/subscribers' }],
]
const LIVED_THROUGH: HistoryAnswer = {
  total: DONE.length,
  entries: DONE.map(([hours, act, more], index) => ({
    ...{ id: DONE.length - index, timestamp: ago(hours * HOUR), act, sentence: act, actor: 'coach' },
    ...{ success: true, origin: 'Safari on iPhone, 203.0.113.*', href: null },
    ...more,
  })),
}

const choose = (name: string, text: string) => async (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const planned = (page: Page) => page.getByRole('heading', { name: 'What will happen' }).waitFor()
const POST = { title: 'Sea swimming in March', content: '<p>Cold, then not.</p>' }
const EXPORT = makeWxr([
  { ...POST, slug: 'sea-swimming-in-march' },
  { title: 'Protein without the powder', slug: 'protein-without-the-powder', content: '<p>Beans.</p>' },
  {
    ...{ title: 'A picture from far away', slug: 'far-away' },
    content: '<p><img src="https://old.example.com/lake.jpg" alt=""></p>',
  },
])

const previewed = (page: Page) => page.getByText('Ten seconds').first().waitFor()

const opened = (name: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('region', { name: 'Message' }).getByRole('heading', { level: 2 }).waitFor()
}

/** People, numbers and housekeeping in states of their own, on the site that has been lived on. */
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
      const trouble: MailboxTrouble = {
        ...{ reason: 'password', said: 'Invalid credentials (Failure)' },
        ...{ since: ago(5 * HOUR), tried_at: ago(2 * MINUTE) },
      }
      await page.route(/mail-check\/mailbox$/, (route) => route.fulfill({ json: { trouble } }))
      return mail({})(page)
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
  { name: 'admin-history-none', path: '/admin/history?q=zzzzzz' },
  { name: 'admin-backups-lived', path: backups({}) },
  {
    name: 'admin-backups-failed',
    path: backups({
      last_failure: NO_ROOM,
      nightly: { night: '2026-11-22', at: NIGHT.toISOString(), ok: false, reason: NO_ROOM, name: null },
    }),
  },
  { name: 'admin-backups-running', path: backups({ running: { ...RUN, restoring: null } }) },
  { name: 'admin-backups-restoring', path: backups({ running: { ...RUN, restoring: OLDER } }) },
  {
    name: 'admin-backups-restored',
    path: backups({ last_restore: { name: OLDER, at: ago(HOUR), ok: true, reason: null } }),
  },
  { name: 'admin-backup-restore', path: backups({}), window: true, act: press(/^Restore/) },
  { name: 'admin-backup-download', path: backups({}), window: true, act: press(/^Download/) },
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
              ...{ created: 2, updated: 0, skipped: 1, pictures: 3 },
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
