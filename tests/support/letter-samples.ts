import { markdownToHtml } from '../../src/domain/content/markdown-to-html.ts'
import type { LetterProps, LetterPropsOf, LetterSite } from '../../src/domain/mail/letters.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/site/default-settings.ts'

const SITE_URL = 'https://site.example'
const TOKEN = `?token=1042-${'Zk3f9QmX0a'.repeat(4)}abc`

export const SAMPLE_SITE: LetterSite = {
  settings: { ...DEFAULT_SETTINGS, time_zone: 'Europe/Stockholm' },
  site_url: SITE_URL,
}

const MARKDOWN = `# Light

Dear *everyone*, here is [a bowl](/recipes/bowl?a=1&b=2) & [a song](https://music.example/x).[^1]

![A window](/media/window.jpg)

1. walk
2. rest
   - sit

> Movement is not the price of breakfast.

| Day | Move |
|---|--:|
| Monday | Walk |

- [x] shoes

\`5 < 6\`, ~~no~~ <mailto:me@site.example>

---

[^1]: Said Ida.`

export const SAMPLE_ISSUE = {
  subject: 'Ten minutes before the phone',
  preview_text: '',
  body_html: markdownToHtml(MARKDOWN),
  url: `${SITE_URL}/letters/ten-minutes`,
}

const message = {
  first_name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  subject: 'The sunrise class',
  message: 'Hello Maya,\r\n\r\nis there a place left on Friday?\nAnna',
  received_at: '2026-03-04T09:12:00.000Z',
}

const unsubscribe_url = `${SITE_URL}/newsletter/unsubscribe${TOKEN}`
const plan_url = `${SITE_URL}/plan${TOKEN}`
const confirm_url = `${SITE_URL}/newsletter/confirm${TOKEN}`
const first_name = 'Anna'

export const SAMPLE_DAY: LetterPropsOf<'plan_day'> = {
  kind: 'plan_day',
  first_name,
  day: 3,
  title: 'A longer spine',
  summary: 'A quiet day. Slow moves for back, hips and shoulders.',
  minutes: 15,
  moves: [
    { name: 'Cat and cow', amount: '8 times' },
    { name: "Child's pose, walking", amount: '5 breaths in each direction' },
  ],
  day_url: `${SITE_URL}/plan/3${TOKEN}`,
  missed_url: plan_url,
  unsubscribe_url,
}

const SAMPLE_NOTE_ANSWER: LetterPropsOf<'note_answer'> = {
  kind: 'note_answer',
  first_name: 'Hanne',
  note_kind: 'question',
  title: 'Red Lentil Dal',
  place: 'step 2',
  note: 'Mine were still whole after 25 minutes. Old lentils, or is my flame too low?',
  answer: 'Old lentils, I am nearly sure.\n\nGive them ten more minutes and another glass of water.',
  page_url: `${SITE_URL}/recipes/red-lentil-dal#notes`,
  note_url: `${SITE_URL}/notes/${'k'.repeat(43)}`,
  forgotten_at: '2026-06-02T09:12:00.000Z',
}

/** One letter of every kind and of every variant of a kind. */
export const SAMPLE_LETTERS: LetterProps[] = [
  { kind: 'contact_to_coach', message, inbox_url: `${SITE_URL}/admin/messages` },
  { kind: 'contact_confirmation' },
  { kind: 'contact_reply', text: 'Hello Anna,\n\nyes, there is.\nMaya', message },
  {
    kind: 'notes_waiting',
    notes: [
      {
        kind: 'tip',
        name: 'Ellen Dahl',
        text: 'We don’t do dairy here. White beans blended with lemon make the same cool, thick spoonful.',
        title: 'Big Grain Bowl',
      },
      {
        kind: 'question',
        name: 'June',
        text: 'Twice a week, but on which days?',
        title: 'Lift something heavy twice a week',
      },
    ],
    total: 4,
    spam: 1,
    notes_url: `${SITE_URL}/admin/notes`,
  },
  SAMPLE_NOTE_ANSWER,
  { ...SAMPLE_NOTE_ANSWER, note_kind: 'tip', place: null, page_url: null },
  { kind: 'newsletter_confirmation', first_name, confirm_url, with_plan: true },
  { kind: 'newsletter_confirmation', first_name: null, confirm_url, with_plan: false },
  { kind: 'newsletter_already_subscribed', first_name, plan_url, start_url: null, unsubscribe_url },
  {
    kind: 'newsletter_already_subscribed',
    first_name: null,
    plan_url: null,
    start_url: null,
    unsubscribe_url,
  },
  {
    kind: 'newsletter_already_subscribed',
    first_name,
    plan_url: null,
    start_url: `${confirm_url}&for=plan`,
    unsubscribe_url,
  },
  { kind: 'welcome', first_name, plan_url, unsubscribe_url },
  { kind: 'welcome', first_name: null, plan_url: null, unsubscribe_url },
  SAMPLE_DAY,
  { ...SAMPLE_DAY, first_name: null, day: 7 },
  { kind: 'goodbye', first_name, home_url: SITE_URL },
  { kind: 'goodbye', first_name: null, home_url: SITE_URL },
  { kind: 'newsletter_issue', issue: SAMPLE_ISSUE, first_name, unsubscribe_url },
  { kind: 'newsletter_issue', issue: SAMPLE_ISSUE, first_name: null, unsubscribe_url },
  { kind: 'newsletter_test', issue: SAMPLE_ISSUE },
  { kind: 'mail_test', mail_url: `${SITE_URL}/admin/mail` },
  {
    kind: 'update_undone',
    from: '1.3.2',
    to: '1.4.0',
    reason: '1.4.0 started, but /recipes answers 500.',
    updates_url: `${SITE_URL}/admin/updates`,
  },
]
