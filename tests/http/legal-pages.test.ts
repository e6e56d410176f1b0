import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, ROOT, type TestApp } from '../support/app.ts'
import { readHtml } from '../support/read-html.ts'

const PRIVACY = '/privacy-policy'
const TERMS = '/terms-of-service'

let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ now: '2026-03-04T23:30:00.000Z' })
  ask = await openAdminClient(app)
})
afterAll(() => app.close())

async function change(settings: object): Promise<void> {
  const { statusCode, body } = await ask('PUT', '/settings', settings)
  expect(statusCode, body).toBe(200)
}

/** Returns the page without its scripts, and its text with single spaces. */
async function read(path: string) {
  const { body, statusCode } = await app.server.inject(path)
  expect(statusCode).toBe(200)
  const main = readHtml(body).querySelector('main')
  for (const unread of main?.querySelectorAll('script, style') ?? []) unread.remove()
  return { main, words: (main?.textContent ?? '').replace(/\s+/g, ' ') }
}

// PAGE-LEGAL-1
test.each([
  [PRIVACY, 'We keep little, sell nothing'],
  [TERMS, 'The house rules'],
])('%s has a summary, its sections, and the date in the site’s time zone', async (path, summary) => {
  await change({ time_zone: 'UTC' })
  const { main, words } = await read(path)
  expect(words).toContain(summary)
  expect(words).toContain('Last updated: March 4, 2026')
  const sections = [...(main?.querySelectorAll('h2[id]') ?? [])]
  expect(sections.length).toBeGreaterThan(8)
  // Each section is in the contents, under its own heading.
  for (const { id, textContent } of sections)
    expect(main?.querySelector(`nav a[href$="${path}#${id}"]`)?.textContent, id).toBe(textContent)
  await change({ time_zone: 'Europe/Stockholm' })
  expect((await read(path)).words).toContain('Last updated: March 5, 2026')
})

// PAGE-LEGAL-2
test('the terms name the jurisdiction, or without one the law at the coach’s place of work', async () => {
  await change({ jurisdiction: 'Sweden', coach_name: 'Anna Berg' })
  const named = (await read(TERMS)).words
  expect(named).toContain('governed by the laws of Sweden')
  expect(named).not.toContain('the law of the place')
  await change({ jurisdiction: '' })
  expect((await read(TERMS)).words).toContain('governed by the law of the place where Anna Berg works')
})

// PAGE-LEGAL-3
test('the policy is for adults, and names exactly the services and platforms of the settings', async () => {
  const networks = {
    Instagram: 'instagram_url',
    Facebook: 'facebook_url',
    YouTube: 'youtube_url',
    TikTok: 'tiktok_url',
  }
  const services = {
    newsletter_provider: 'the Letter House',
    analytics_service: 'the Counting House',
    music_service: 'the Music House',
  }
  await change({
    ...services,
    playlist_url: 'https://music.example/list/1',
    ...Object.fromEntries(Object.values(networks).map((key) => [key, ''])),
    instagram_url: 'https://www.instagram.com/anna',
    tiktok_url: 'https://www.tiktok.com/@anna',
  })
  const some = (await read(PRIVACY)).words
  expect(some).toContain('For adults, 18 and over')
  expect(some).toContain('made for adults aged 18 and over')
  for (const service of Object.values(services)) expect(some).toContain(service)
  expect(some).toContain('We are also on Instagram and TikTok.')

  await change({
    newsletter_provider: '',
    analytics_service: '',
    music_service: '',
    ...Object.fromEntries(
      Object.entries(networks).map(([label, key]) => [key, `https://www.${label.toLowerCase()}.com/anna`]),
    ),
  })
  const others = (await read(PRIVACY)).words
  for (const service of Object.values(services)) expect(others).not.toContain(service)
  expect(others).toContain('We are also on Instagram, Facebook, YouTube, and TikTok.')
})

/** The policy's wording of each PRIV rule for readers. */
const SAID: Record<string, readonly string[]> = {
  'PRIV-KEEP-1': [
    'your email address, your first name if you give it, the form you used and the page it was on',
    'when you asked and confirmed, and your time zone',
    'first and last name, your email address, a subject and your message',
    'the fact that one went to your address, and when, for 180 days',
  ],
  'PRIV-KEEP-2': [
    'the rating with a code that can’t be turned back into an address',
    'All we keep is sums for each day',
    'Secret and codes are deleted when the day is over',
    'as long as the recipe is on the site, without your name',
  ],
  'PRIV-KEEP-3': ['technical records of requests'],
  'PRIV-KEEP-4': [
    'keeps the name you give, your words, stars and picture, and your email address if you leave one',
    'forgotten 90 days after the answer',
    'said that one helped',
  ],
  // Individual cookies: cookies.test.ts.
  'PRIV-DEVICE-1': [
    'remembers that you closed the newsletter popup',
    'rated a recipe, written a note',
    'keeps the coach logged in',
    'knows a browser in which the coach has logged in before',
    'a half-written message to us and the fact that the popup has been shown (both until you close the tab)',
  ],
  'PRIV-DEVICE-2': [
    'the ingredients you’ve ticked',
    'the weeks you’ve planned with their shopping lists, your units and what you avoid',
    'where you are in cook mode',
    'where you are in a workout',
    'the recipes you’ve saved with your notes on them',
    'your last four searches',
    'whose film players may load without a press',
    'the days, dishes and articles you’ve finished',
    'the pose you’ve left the paper figure in',
    'keeps copies of what you saved and of the last articles and recipes you read',
    'a note or question you’ve begun or written without internet',
    'its private link where it was sent later',
    'the first name you gave with the last one',
    'which notes have helped you',
    'never sent to us',
  ],
  'PRIV-THIRD-1': [
    'nothing from these companies is loaded on our pages',
    'the player is loaded only when you press play',
  ],
}

// PAGE-LEGAL-3
test('the policy covers every rule of PRIV', async () => {
  const rules = readFileSync(join(ROOT, 'docs/product/privacy.md'), 'utf8')
  expect(Array.from(rules.matchAll(/\*\*(PRIV-[A-Z]+-\d+)\*\*/g), ([, id]) => id).sort()).toEqual(
    Object.keys(SAID).sort(),
  )
  const { words } = await read(PRIVACY)
  for (const [id, sentences] of Object.entries(SAID))
    for (const sentence of sentences) expect(words, id).toContain(sentence)
})
