import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { DEFAULT_SETTINGS, defaultSettingsFor } from '../../src/domain/site/default-settings.ts'
import type { SiteSettings } from '../../src/domain/site/settings.ts'
import { STATIC_PAGES } from '../../src/domain/site/static-pages.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { readHtml } from '../support/read-html.ts'
import { upload } from '../support/uploads.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const NAME = 'Anna Berg'

/** The input of another coach, with every kind of setting. */
const OWN = {
  coach_name: NAME,
  site_name: 'Strong Sundays',
  site_short_name: 'Sundays',
  site_description: 'Slow strength and good bread, with {name}.',
  tagline: 'Rest is half of it.',
  time_zone: 'Europe/Stockholm',
  copyright_year: '2026',
  contact_email: 'hello@sundays.example',
  instagram_handle: '@strongsundays',
  instagram_url: 'https://www.instagram.com/strongsundays',
  facebook_url: '',
  youtube_url: '',
  tiktok_url: '',
  video_channel_url: '',
  shop_url: '',
  jurisdiction: 'Sweden',
  legal_name: 'Berg Rörelse AB',
  legal_address: 'Storgatan 1\n111 22 Stockholm',
  legal_registration: 'VAT SE556000000001',
  postal_address: 'Box 1\nStockholm',
  playlist_url: 'https://music.example/list/1',
  playlist_songs: '12',
  playlist_duration: '',
  playlist_followers: '',
  playlist_genre: 'Jazz',
  playlist_tracks: [{ title: 'Slow Bread', artist: 'The Ovens', duration: '3:00' }],
  home_lead: 'Strength on your own terms, with {first_name}.',
  home_playlist_button: 'Hear the slow songs',
  home_habits_title: 'Three quiet rules',
  home_workouts_text: 'Lift a little.',
  home_nutrition_text: '',
  home_community_text: 'Company on Sundays.',
  home_tag_us_text: '',
  home_stats: [{ value: 3, suffix: '', label: 'years of Sundays', description: '' }],
  about_description: 'Who {name} is.',
  about_discoveries: ['How to lift slowly'],
  about_stats: [],
  about_values_title: 'What I hold on to',
  about_authenticity_text: 'I show my bad days.',
  about_community_text: 'Bring a friend.',
  about_wellness_text: '',
  about_empowerment_text: 'You will know how.',
  about_testimonials_title: 'They say',
  about_philosophy_title: 'What I believe',
  about_philosophy_text: 'Less, but better.\n\nAnd then some bread.',
  testimonials: [{ name: 'Eva', text: 'I am stronger.', rating: 5 }],
  letters_welcome_text: 'A letter on Sundays, with bread.',
  letters_goodbye_text: 'Thank you for the Sundays.',
  letters_signature: '{first_name} B.',
  article_cta_title: 'More of this?',
  article_cta_text: 'It comes by letter.',
  article_cta_button: 'Send it to me',
  recipes_cta_title: 'Baked one?',
  recipes_cta_button: 'Tell {first_name}',
  banner_text: 'Sunday camp in June',
  banner_link_text: '',
  banner_link_url: '',
  newsletter_provider: 'our own server',
  music_service: 'the Music House',
  analytics_service: 'a row of beads',
} satisfies Partial<SiteSettings>

/** Shorter texts, such as 'Years', do not identify anyone. */
const MIN_TELLING_LENGTH = 9
/** Texts of the product itself, for any coach. */
const PRESCRIBED = ['#newsletter', 'Join the Community', 'Write to Anna']

/** Every sample text of the initial settings, including those in lists, and names contained in none of them. */
const SAMPLES = [
  ...['Maya', 'Lindqvist', 'Happiness First', 'happinessfirst', '3h 12m', '2.1K', 'Spotify'],
  ...[DEFAULT_SETTINGS, defaultSettingsFor(NAME)].flatMap(textsOf).filter(isTelling),
]

function isTelling(text: string): boolean {
  return text.length >= MIN_TELLING_LENGTH && ![...PRESCRIBED, NAME].includes(text)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n\s*\n/)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
  ask = await openAdminClient(app)
  const portrait = await upload(app, {
    file: await paintHalves(600, 600).jpeg().toBuffer(),
    headers: { cookie: await logIn(app) },
  })
  const portrait_public_id = uploadedImageSchema.parse(portrait.json()).public_id
  const answer = await ask('PUT', '/settings', { ...OWN, portrait_public_id })
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await ask('POST', '/remove-sample-content')).statusCode).toBe(200)
  const item = { slug: 'hers', status: 'published', published_at: '2020-01-01T00:00:00.000Z' }
  expect((await ask('POST', '/articles', { ...item, title: 'A slow lift' })).statusCode).toBe(201)
  expect((await ask('POST', '/recipes', { ...item, title: 'Sunday bread' })).statusCode).toBe(201)
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject({ method: 'GET', url })

/** Returns the sample texts still contained in a text. */
function findSamples(text: string): string[] {
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  return [...new Set(SAMPLES)].filter((sample) => plain.toLowerCase().includes(sample.toLowerCase()))
}

// SET-SETUP-1
test('the checklist has only the mail setup left', async () => {
  const { setup } = (await ask('GET', '/overview')).json()
  const open = setup.filter(({ done }: { done: boolean }) => !done)
  expect(open.map(({ step }: { step: string }) => step)).toEqual(['mail'])
})

test('no page, feed, list or file contains anything of the sample', async () => {
  const items = ['/blog/hers', '/recipes/hers', '/recipes/hers/cook', '/recipes?time=10', '/blog?page=2']
  const others = ['/search?q=bread', '/week', '/saved', '/offline', '/no-such-page', '/newsletter/confirm']
  const files = ['/rss.xml', '/feed.json', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']
  const known = ['/.well-known/security.txt', '/week/shopping', '/plan', '/newsletter/unsubscribe']
  const texts = ['home', 'about', 'article', 'recipes', 'playlist', 'legal'].map((page) => `${page}-texts`)
  const names = ['settings', ...texts, 'testimonials', 'tracks', 'articles', 'recipes']
  const lists = names.map((name) => `/api/public/${name}`)
  const found: Record<string, string[]> = {}
  const pages = STATIC_PAGES.map(({ url }) => url)
  for (const url of [...pages, ...items, ...others, ...files, ...known, ...lists]) {
    const { body, statusCode } = await get(url)
    expect(statusCode, url).toBeLessThan(500)
    const left = findSamples(body)
    if (left.length > 0) found[url] = left
  }
  expect(found).toEqual({})
})

// SET-TEXT-1, HOME-SET-1, SET-LEGAL-1, SET-LEGAL-2
test('the coach’s texts replace those of the sample, with the coach’s name filled in', async () => {
  const home = (await get('/')).body
  for (const text of ['Strength on your own terms, with Anna.', 'Three quiet rules', 'Hear the slow songs'])
    expect(home).toContain(text)
  const about = (await get('/about')).body
  expect(about).toMatch(/<meta name="description" content="Who Anna Berg is."/)
  for (const text of ['How to lift slowly', 'I show my bad days.', 'And then some bread.', 'They say'])
    expect(about).toContain(text)
  // Only in the visible page, not in the data for hydration.
  const privacy = readHtml((await get('/privacy-policy')).body).querySelector('main')?.textContent
  for (const text of ['Berg Rörelse AB\nStorgatan 1\n111 22 Stockholm', 'our own server', 'the Music House'])
    expect(privacy).toContain(text)
  expect(privacy).toContain('a row of beads')
  expect((await get('/terms-of-service')).body).toContain('Berg Rörelse AB')
})

// SET-TEXT-3
test('the texts of one page are sent with that page only', async () => {
  for (const url of ['/blog', '/contact', '/blog/hers']) {
    const { body } = await get(url)
    expect(body, url).not.toContain('Three quiet rules')
    expect(body, url).not.toContain('What I believe')
    expect(body, url).not.toContain('A letter on Sundays')
  }
  expect((await get('/')).body).not.toContain('What I believe')
  expect((await get('/about')).body).not.toContain('Three quiet rules')

  const places = [
    { words: 'It comes by letter.', on: '/blog/hers' },
    { words: 'Baked one?', on: '/recipes' },
    { words: 'https://music.example/list/1', on: '/playlist' },
    { words: 'Storgatan 1', on: '/privacy-policy' },
    { words: 'Sweden', on: '/terms-of-service' },
  ]
  for (const { words, on } of places) {
    expect((await get(on)).body, on).toContain(words)
    for (const other of ['/contact', '/recipes/hers'])
      expect((await get(other)).body, words).not.toContain(words)
  }
})

test('no letter and no page of the plan contains anything of the sample', async () => {
  const letters = await writeToEva()
  for (const { subject = '', from, text = '', html = '' } of letters) {
    expect(findSamples(`${subject}\n${from?.name}\n${text}\n${html}`), subject).toEqual([])
    expect(from?.name, subject).toBe('Strong Sundays')
  }
  const [, welcome] = letters
  expect(welcome?.text).toContain('A letter on Sundays, with bread.')
  expect(welcome?.text).toContain('Anna B.')
  expect(letters.at(-1)?.text).toContain('Thank you for the Sundays.')
  const [plan = ''] = /\/plan\?token=\S+/.exec(welcome?.text ?? '') ?? []
  for (const url of [plan, plan.replace('/plan?', '/plan/1?')]) {
    const { body, statusCode } = await get(url)
    expect(statusCode).toBe(200)
    expect(findSamples(body), url).toEqual([])
  }
})

// SET-TEXT-2
test('an emptied text disappears from its page without leaving a gap', async () => {
  const { settings } = (await ask('GET', '/settings')).json()
  const mine = Object.entries<unknown>(settings).filter(([key]) => /^(home|about|letters|legal)_/.test(key))
  const emptied = mine.map(([key, value]) => [key, Array.isArray(value) ? [] : ''])
  expect((await ask('PUT', '/settings', Object.fromEntries(emptied))).statusCode).toBe(200)
  for (const url of ['/', '/about', '/privacy-policy']) {
    const { body } = await get(url)
    // No element is left empty, and every section still has its name.
    expect(body, url).not.toMatch(/<(p|h2|h3|ul|li)(\s[^>]*)?><\/\1>/)
    for (const [, id] of body.matchAll(/aria-labelledby="([\w-]+)"/g))
      expect(body, url).toContain(`id="${id}"`)
  }
  expect((await ask('PUT', '/settings', OWN)).statusCode).toBe(200)
})

/** Makes Eva sign up, confirm, write a message and unsubscribe: returns the letters in the order they were written. */
async function writeToEva() {
  const email = 'eva@example.com'
  const post = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin' } })
  await post('/api/newsletter/subscribe', {
    email,
    referralSource: 'footer',
    tags: ['free-workout-plan'],
  })
  const [confirmation] = await readOutbox(1)
  const confirm = /newsletter\/confirm\?token=(\S+)/.exec(confirmation?.text ?? '')?.[1]
  expect((await post('/api/newsletter/confirm', { token: confirm })).statusCode).toBe(200)
  const [, welcome] = await readOutbox(2)
  const leave = /newsletter\/unsubscribe\?token=(\S+)/.exec(welcome?.text ?? '')?.[1]
  const message = { firstName: 'Eva', lastName: 'Ek', email, subject: 'Friday', message: 'Is there a place?' }
  expect((await post('/api/contact', message)).statusCode).toBe(200)
  await readOutbox(4)
  expect((await post('/api/newsletter/unsubscribe', { token: leave })).statusCode).toBe(200)
  return readOutbox(5)
}

async function readOutbox(count: number) {
  const folder = join(app.dataDir, 'outbox')
  const names = await waitForAnswer(async () => {
    const there = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return there.length >= count ? there.sort() : null
  })
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}
