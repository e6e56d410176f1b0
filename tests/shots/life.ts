import { contactMessageSchema } from '../../src/domain/contact/contact-message.ts'
import { articleCreateSchema } from '../../src/domain/content/article.ts'
import { markdownToHtml } from '../../src/domain/content/markdown-to-html.ts'
import { issueCreateSchema } from '../../src/domain/newsletter/issue.ts'
import { subscriptionSchema } from '../../src/domain/newsletter/subscription.ts'
import type { Idea } from '../../src/domain/suggestions/suggestion-calls.ts'
import { DAY, HOUR, MINUTE } from '../../src/domain/time/durations.ts'
import { addMessage, replyToMessage } from '../../src/server/store/contact/messages.ts'
import { createArticle } from '../../src/server/store/items/articles.ts'
import { createIssue } from '../../src/server/store/newsletter/issues.ts'
import { confirmSubscriber, subscribeAddress } from '../../src/server/store/newsletter/subscribers.ts'
import type { Store } from '../../src/server/store/schema.ts'
import { writeSettings } from '../../src/server/store/site/settings.ts'
import { startIdea } from '../../src/server/store/statistics/suggestions.ts'
import type { StatisticsKind, StatisticsTable } from '../../src/server/store/tables/statistics.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'

/**
 * Data that a site accumulates in some months: readers, subscribers, messages, letters and ideas. Identical in every run.
 */

const NAMES =
  'Anna Berit Carla Dagny Elif Freya Greta Hanna Ines Jonna Karin Leila Mira Noor Oda Petra'.split(' ')
const MONTHS_OF_LIFE = 4
const DAYS_OF_LIFE = MONTHS_OF_LIFE * 30

const ARTICLES: readonly [path: string, share: number][] = [
  ['/blog/a-slow-morning-that-makes-the-whole-day-stronger', 0.21],
  ['/recipes/sunrise-breakfast-bowl', 0.17],
  ['/', 0.15],
  ['/recipes/red-lentil-dal', 0.11],
  ['/recipes', 0.09],
  ['/blog/protein-without-the-powder', 0.07],
  ['/recipes/big-grain-bowl', 0.06],
  ['/blog/lift-something-heavy-twice-a-week', 0.05],
  ['/recipes/roast-tomato-soup', 0.04],
  ['/about', 0.03],
  ['/contact', 0.02],
]
const SOURCES: readonly [subject: string, share: number][] = [
  ['search|Google', 0.38],
  ['direct|', 0.24],
  ['social|Instagram', 0.16],
  ['letter|Your letters', 0.1],
  ['social|Pinterest', 0.07],
  ['search|DuckDuckGo', 0.03],
  ['site|runners-of-the-lake.example', 0.02],
]
const SEARCHES: readonly [text: string, times: number, results: number][] = [
  ['oats', 31, 4],
  ['pelvic floor', 24, 0],
  ['meal prep', 18, 2],
  ['air fryer chickpeas', 12, 0],
  ['lentils', 11, 3],
  ['knee pain', 7, 0],
]
const MISSING: readonly [path: string, times: number, from: string | null][] = [
  ['/blog/morning-yoga', 19, 'pinterest.com'],
  ['/recipes/overnight-oats', 9, null],
]

/** Returns a weekly wave with slow growth, and one day with a peak from a shared post. */
function visitorsOn(ago: number): number {
  const weekday = 1 + 0.18 * Math.sin(ago * ((2 * Math.PI) / 7))
  const growth = 1 + (DAYS_OF_LIFE - ago) / DAYS_OF_LIFE
  return Math.round(38 * weekday * growth * (ago === 11 ? 2.1 : 1))
}

/**
 * Adds the counts, day by day.
 *
 * @param now in epoch milliseconds · @param few as in a site's first days
 */
export async function addReaders(db: Store, now: number, { few = false } = {}): Promise<void> {
  const rows: StatisticsTable[] = []
  for (let ago = 0; ago < (few ? 3 : DAYS_OF_LIFE); ago++) {
    const day = new Date(now - ago * DAY).toISOString().slice(0, 10)
    const visitors = few ? 5 - ago : visitorsOn(ago)
    const add = (kind: StatisticsKind, subject: string, times: number, detail: string | null = null) => {
      if (times < 1) return
      rows.push({ day, kind, subject, detail, times, visitors: Math.min(visitors, Math.ceil(times / 1.6)) })
    }
    rows.push({ day, kind: 'site', subject: '', detail: null, visitors, times: Math.round(visitors * 2.2) })
    for (const [path, share] of ARTICLES) add('view', path, Math.round(visitors * 2.2 * share))
    for (const [source, share] of SOURCES) add('source', source, Math.round(visitors * share))
    if (few) continue
    for (const [path, share] of ARTICLES.slice(0, 2)) {
      add('read', path, Math.round(visitors * share))
      add('subscribed', path, ago % 3 === 0 ? 2 : 0)
    }
    for (const slug of ['sunrise-breakfast-bowl', 'red-lentil-dal', 'big-grain-bowl']) {
      add('cook', `/recipes/${slug}`, Math.round(visitors * 0.06))
      add('save', `/recipes/${slug}`, Math.round(visitors * 0.04))
      add('print', `/recipes/${slug}`, ago % 4 === 0 ? 2 : 0)
    }
    add('share', ARTICLES[0]?.[0] ?? '/', ago % 2)
    add('workout', '/blog/ten-minutes-one-song-at-a-time', ago % 3)
    for (const [text, times, results] of SEARCHES)
      if (ago % 5 === text.length % 5) add('search', text, Math.ceil(times / 5) + 2, String(results))
    for (const [path, times, from] of MISSING)
      if (ago % 5 === path.length % 5) add('missing', path, Math.ceil(times / 5) + 2, from)
  }
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('statistics')
      .values(rows.slice(at, at + 100))
      .execute()
  const live = ['/recipes/red-lentil-dal', '/recipes/red-lentil-dal', '/', ARTICLES[0]?.[0] ?? '/']
  await db
    .insertInto('live_visits')
    .values(
      live.slice(0, few ? 1 : 4).map((path, at) => ({
        visitor: `reader ${at}`,
        path,
        // Still live at the end of a long run.
        at: new Date(now + HOUR).toISOString(),
      })),
    )
    .execute()
}

/** Adds subscribers of all kinds; most have been on the list for some time. */
export async function addSubscribers(db: Store, now: number, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const name = NAMES[index % NAMES.length] ?? 'Anna'
    const at = new Date(now - ((index * 37) % DAYS_OF_LIFE) * DAY - (index % 24) * HOUR).toISOString()
    const subscription = subscriptionSchema.parse({
      email: `${name.toLowerCase()}.${index}@example.com`,
      ...(index % 4 === 0 ? {} : { firstName: name }),
      referralSource: (['popup', 'footer', 'blog-cta'] as const)[index % 3],
      tags: index % 3 === 0 ? ['runners'] : index % 7 === 0 ? ['retreat'] : [],
    })
    const { id } = await subscribeAddress(db, subscription, at)
    if (index % 9 !== 0) await confirmSubscriber(db, id, at)
  }
}

const MESSAGES = [
  [
    'Nina',
    'A place on Friday?',
    'Hi Maya,\n\nis there still a place in the sunrise class on Friday? I would bring my sister.\n\nWarmly,\nNina',
    3 * HOUR,
  ],
  [
    'Johanna',
    'The dal without coconut',
    'Your red lentil dal has become our Thursday. My son can’t have coconut. What would you take instead?\n\nJohanna',
    26 * HOUR,
  ],
  [
    'Signe',
    'Back pain after the second day',
    'Hello! I feel my lower back after day two of the plan. Should I rest or go on more gently?\n\nSigne',
    3 * DAY,
  ],
  [
    'Maria',
    'Thank you',
    'Just a thank-you. I slept through the night for the first time in months.\n\nMaria',
    9 * DAY,
  ],
] as const

export async function addMessages(db: Store, now: number): Promise<void> {
  for (const [firstName, subject, message, ago] of MESSAGES.toReversed()) {
    const form = contactMessageSchema.parse({
      firstName,
      lastName: 'Holm',
      subject,
      message,
      email: `${firstName.toLowerCase()}@example.com`,
    })
    const id = await addMessage(db, form, 'unread', new Date(now - ago).toISOString())
    if (firstName === 'Maria')
      await replyToMessage(
        db,
        { messageId: id, text: 'Dear Maria,\n\nthat made my morning. Sleep well again tonight!\n\nMaya' },
        { now: new Date(now - 8 * DAY).toISOString(), actor: SYSTEM_ACTOR },
      )
  }
}

const LETTER = `Dear {first_name|friend},

the lake is four degrees and I went in anyway. **Ten seconds** is a swim, if you ask me.

This week I wrote about [slow mornings](/blog/a-slow-morning-that-makes-the-whole-day-stronger), and there is a [soup](/recipes/roast-tomato-soup) for when you come in from the cold.

Warmly,
Maya`

/** Adds one issue that was sent, one scheduled, one draft. */
export async function addIssues(db: Store, now: number): Promise<void> {
  const context = (ago: number) => ({ now: new Date(now - ago).toISOString(), actor: SYSTEM_ACTOR })
  const write = (subject: string, ago: number) =>
    createIssue(
      db,
      issueCreateSchema.parse({ subject, content: LETTER, preview_text: 'Four degrees.' }),
      context(ago),
    )
  const sent = await write('Four degrees, ten seconds', 9 * DAY)
  await db
    .updateTable('issues')
    .set({
      state: 'sent',
      sent_at: context(8 * DAY).now,
      clicks: 41,
      forgotten_sent: 187,
      forgotten_failed: 1,
    })
    .where('id', '=', sent.id)
    .execute()
  const coming = await write('Soup weather', DAY)
  await db
    .updateTable('issues')
    .set({ state: 'scheduled', send_at: new Date(now + 40 * HOUR).toISOString() })
    .where('id', '=', coming.id)
    .execute()
  await write('The seven days begin again', 30 * MINUTE)
}

/** Adds an idea started and published seven weeks ago, so that its outcome can be shown. */
export async function addOutcome(db: Store, now: number): Promise<void> {
  const context = (ago: number) => ({ now: new Date(now - ago).toISOString(), actor: SYSTEM_ACTOR })
  const idea: Idea = {
    id: 'search-oat',
    kind: 'search',
    weight: 130,
    sentence: '31 searches for “oats” found nothing',
    evidence: [{ kind: 'search', text: '31 searches for “oats” found nothing', times: 31 }],
    draft: { type: 'article', title: 'Oats, five ways', id: null },
    subjects: ['oats'],
  }
  const { itemId } = await startIdea(db, idea, context(51 * DAY))
  await db
    .updateTable('articles')
    .set({ status: 'published', published_at: context(49 * DAY).now, content: 'Oats are patient.' })
    .where('id', '=', itemId)
    .execute()
  await createArticle(
    db,
    articleCreateSchema.parse({
      title: 'Knees that carry you',
      slug: 'knees-that-carry-you',
      content: 'Slowly.',
    }),
    context(DAY),
    { contentHtml: '<p>Slowly.</p>' },
  )
}

/** Adds the view counts of all months to each page. */
export async function addViews(db: Store): Promise<void> {
  for (const [path, share] of ARTICLES) {
    const [, folder, slug] = path.split('/')
    if (slug === undefined) continue
    const table = folder === 'blog' ? 'articles' : 'recipes'
    await db
      .updateTable(table)
      .set({ view_count: Math.round(6_400 * share) })
      .where('slug', '=', slug)
      .execute()
  }
}

/** Completes the first steps of the checklist. */
export async function makeOwn(db: Store, now: number): Promise<void> {
  const context = { now: new Date(now).toISOString(), actor: SYSTEM_ACTOR }
  const changes = {
    jurisdiction: 'Sweden',
    postal_address: 'Box 12, 111 20 Stockholm, Sweden',
    letters_welcome_text: 'Hello, I am glad you are here.',
    letters_goodbye_text: 'Thank you for reading. The door stays open.',
    article_cta_title: 'Come and move with us',
    article_cta_text: 'A letter every other week, and seven gentle days to begin with.',
    recipes_cta_title: 'Cooked one? Tell me everything.',
  }
  await writeSettings(db, changes, context)
}

const WORKOUT = `Three moves, no shoes, the kettle as your clock.

\`\`\`workout
title: While the kettle boils
rounds: 2
rest: Half a minute. Shake your legs out.
moves:
  - name: Squats
    amount: 10 times
    how: Sit back as onto a chair, and come up tall.
    easier: Onto a real chair.
    harder: Slowly, five counts down.
  - name: Wall push-ups
    amount: 8 times
    how: Hands on the counter, one long line from heel to head.
  - name: Calf raises
    amount: 12 times
    how: Rise onto your toes, wait, and come down slowly.
\`\`\`

Then pour the tea.`

/** Adds an article with a workout. */
export async function addWorkout(db: Store, now: number): Promise<void> {
  await createArticle(
    db,
    articleCreateSchema.parse({
      title: 'Move while the kettle boils',
      slug: 'move-while-the-kettle-boils',
      content: WORKOUT,
      status: 'published',
      published_at: new Date(now - 90 * DAY).toISOString(),
    }),
    { now: new Date(now - 90 * DAY).toISOString(), actor: SYSTEM_ACTOR },
    { contentHtml: markdownToHtml(WORKOUT) },
  )
}
