import type { Page } from '@playwright/test'
import type { HistoryEntry, historyAnswer } from '../../src/domain/audit/history-calls.ts'
import type { Backup, backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { backupName } from '../../src/domain/backups/backup-rules.ts'
import type { MailboxTrouble, MailCheck, MailChecks } from '../../src/domain/mail/mail-check-calls.ts'
import type { MailHealth, OutboxAnswer, OutboxLetter } from '../../src/domain/mail/outbox-calls.ts'
import type { issueAnswer } from '../../src/domain/newsletter/issue-calls.ts'
import type { Issue } from '../../src/domain/newsletter/issue-schema.ts'
import { DAY, HOUR, MINUTE } from '../../src/domain/time/durations.ts'
import { purgeTimeOf, type trashAnswer } from '../../src/domain/trash/trash-calls.ts'

/** API answers of a long-used site, for states that no site of the shots has. */

export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Returns an action that replaces an answer of the API on the page, and gives the address. */
export const answering =
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
export const nightly = (nights: number): Backup => {
  const at = new Date(NIGHT.getTime() - nights * DAY).toISOString()
  return {
    name: backupName('nightly', new Date(at)),
    kind: 'nightly',
    created_at: at,
    proof: { ...PROOF, at },
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
  copy: {
    state: 'ok',
    behind_seconds: 4,
    proven_at: ago(3 * DAY),
    sentence: 'If this machine were gone now, at most ten seconds of writing would be lost.',
    do: null,
    kind: 'following',
    place: 's3://storage.example/happiness-first/copy',
    pictures: { total: 46, copied: 46, newest_at: ago(2 * HOUR) },
    proof: {
      at: ago(3 * DAY),
      ok: true,
      sentence:
        'Brought back in 12 seconds and compared: 31 articles and recipes, 46 pictures, 412 subscribers, all equal.',
      seconds: 12,
    },
    proving: false,
    key_shown_at: null,
  },
  last_restore: null,
}
const NO_ROOM = 'There is no room left on the disk.'
export const NIGHT_WITHOUT_ROOM: Partial<Backups> = {
  last_failure: NO_ROOM,
  nightly: {
    night: NIGHT.toISOString().slice(0, 10),
    at: NIGHT.toISOString(),
    ok: false,
    reason: NO_ROOM,
    name: null,
  },
}
export const backups = (more: Partial<Backups>) =>
  answering<Backups>('/admin/backups', /\/api\/admin\/backups$/, () => ({ ...LIVED, ...more }))
export const RUN = { started_at: ago(MINUTE), step: 'images', done: 12, total: 46 } as const
export const OLDER = LIVED.backups[3]?.name ?? ''

type Answer = (typeof issueAnswer)['_output']

/** Opens a letter in a given state, optionally changed. */
export const issue =
  (state: Issue['state'], change: (issue: Issue) => Partial<Issue> = () => ({})) =>
  async (page: Page) => {
    const { issues } = await (await page.request.get('/api/admin/issues')).json()
    const { id } = issues.find((one: Issue) => one.state === state)
    return answering<Answer>(`/admin/issues/${id}`, new RegExp(`/api/admin/issues/${id}$`), (answer) => ({
      ...answer,
      issue: { ...answer.issue, ...change(answer.issue) },
    }))(page)
  }
export const onItsWay = {
  total: 188,
  sent: 112,
  failed: 1,
  waiting: 75,
  clicks: 9,
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
export const mail = (states: Partial<Record<MailCheck['name'], MailCheck['state']>>) =>
  answering<MailChecks>('/admin/mail', /\/api\/admin\/mail-check(\?|$)/, ({ checks }) => ({
    checked_at: ago(2 * MINUTE),
    domain: 'happiness.example',
    sender: 'Maya <maya@happiness.example>',
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
        ...check,
        state,
        waits: state === 'warning' && check.name === 'dmarc',
        sentence: LINES[check.name][state === 'ok' ? 0 : 1],
        dns: state === 'fail' ? line : null,
      }
    }),
  }))
const MAILBOX: MailboxTrouble = {
  reason: 'password',
  said: 'Invalid credentials (Failure)',
  since: ago(5 * HOUR),
  tried_at: ago(2 * MINUTE),
}
/** Reports that the bounce mailbox cannot be read at present. */
export const mailboxTrouble = (page: Page) =>
  page.route(/mail-check\/mailbox$/, (route) => route.fulfill({ json: { trouble: MAILBOX } }))

export const REFUSED: MailHealth = {
  transport: 'smtp',
  healthy: false,
  last_sent_at: ago(DAY),
  last_error_at: ago(20 * MINUTE),
  last_error: '535 5.7.8 Authentication failed',
}

export const letter = (id: number, more: Partial<OutboxLetter>): OutboxLetter => ({
  id,
  kind: 'newsletter_issue',
  state: 'sent',
  attempts: 1,
  recipient: `karin.${id}@example.com`,
  created_at: ago(id * HOUR),
  sent_at: ago(id * HOUR - MINUTE),
  next_attempt_at: null,
  last_error: null,
  ...more,
})
export const LETTERS: OutboxAnswer = {
  letters: [
    letter(1, { state: 'sending', sent_at: null, kind: 'welcome' }),
    letter(2, {
      state: 'waiting',
      sent_at: null,
      kind: 'plan_day',
      attempts: 2,
      next_attempt_at: new Date(Date.now() + HOUR).toISOString(),
      last_error: '451 4.7.1 Try again later',
    }),
    letter(3, {
      state: 'failed',
      sent_at: null,
      last_error: '550 5.1.1 There is nobody of that name here',
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
export const outbox = (change: Partial<OutboxAnswer>, path = '/admin/outbox') =>
  answering<OutboxAnswer>(path, /\/api\/admin\/outbox/, () => ({ ...LETTERS, ...change }))

export type HistoryAnswer = (typeof historyAnswer)['_output']
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
export const LIVED_THROUGH: HistoryAnswer = {
  total: DONE.length,
  entries: DONE.map(([hours, act, more], index) => ({
    id: DONE.length - index,
    timestamp: ago(hours * HOUR),
    act,
    sentence: act,
    actor: 'coach',
    success: true,
    origin: 'Safari on iPhone, 203.0.113.*',
    href: null,
    ...more,
  })),
}

type TrashAnswer = (typeof trashAnswer)['_output']

const TRASHED: readonly Omit<TrashAnswer['items'][number], 'deleted_at' | 'gone_at'>[] = [
  { id: 12, type: 'article', title: 'Ten quiet minutes before anybody else is awake' },
  { id: 7, type: 'recipe', title: 'Lentil soup with lemon' },
  {
    id: 'blog/a-walk-by-the-lake-3f9c2a',
    type: 'image',
    title: 'A walk by the lake, seen from the far shore',
  },
  { id: 4, type: 'issue', title: 'Spring has legs' },
]

/** The trash with an item of each type in it. */
export const trash = answering<TrashAnswer>('/admin/trash', /\/api\/admin\/trash\?/, () => ({
  total: TRASHED.length,
  items: TRASHED.map((item, index) => {
    const deleted_at = ago((index * 9 * 24 + 2) * HOUR)
    return { ...item, deleted_at, gone_at: purgeTimeOf(deleted_at) }
  }),
}))
