import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MISSING_PAGES, PUBLIC_PAGES } from '../e2e/pages.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addArticle } from '../support/factories.ts'
import { readHtml } from '../support/read-html.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
})
afterAll(() => app.close())

const OTHERS = [
  '/recipes/sunrise-breakfast-bowl/cook',
  '/week',
  '/letters',
  '/plan?token=nonsense',
  '/newsletter/confirm?token=nonsense',
  '/newsletter/unsubscribe?token=nonsense',
  '/admin/login',
  '/api/docs',
]
/** Targets of forms without JavaScript, with valid and invalid input. */
const FORMS = [
  ['/api/newsletter/subscribe', 'email=reader%40example.com&referralSource=footer'],
  ['/api/newsletter/subscribe', 'email=nobody&referralSource=footer'],
  ['/api/newsletter/confirm', 'token=nonsense'],
  ['/api/newsletter/unsubscribe', 'token=nonsense'],
  ['/api/newsletter/plan/start', 'token=nonsense'],
  ['/api/newsletter/plan/missed-day', 'token=nonsense'],
  ['/api/contact', 'firstName=A&lastName=B&email=a%40b.co&subject=S&message=Long+enough+to+send'],
  ['/api/contact', 'firstName=A'],
] as const

// PERF-BYTES-1
test.each(PUBLIC_PAGES.map(({ path }) => path))('%s requests its styles before any picture', async (path) => {
  const page = readHtml((await app.server.inject(path)).body)
  expect(page.querySelectorAll('link[rel="stylesheet"]').length).toBeGreaterThan(0)
  expect(page.querySelectorAll('link[rel="preload"][as="image"]')).toHaveLength(0)
})

// SEC-HEADER-2
/**
 * Where one of two documents does not take part, Chromium reports an error on navigation between them (PAGE-TRANSITION-2).
 */
describe('every document takes part in cross-document transitions', () => {
  const paths = [...PUBLIC_PAGES, ...MISSING_PAGES].map(({ path }) => path)

  test.each([...paths, ...OTHERS])('%s', async (url) => {
    const response = await app.server.inject({ url, headers: { accept: 'text/html' } })
    expect(response.headers['content-type']).toContain('text/html')
    expectOptIn(response)
  })

  test.each(FORMS)('the answer of %s to %s', async (url, payload) => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await app.server.inject({ method: 'POST', url, headers, payload })
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['content-security-policy']).toContain("object-src 'none'")
    expectOptIn(response)
  })
})

/** The rule must be in the document itself: a browser decides before a linked sheet has loaded. */
function expectOptIn({ body, headers }: LightMyRequestResponse): void {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
  expect(style).toMatch(/@view-transition\s*\{\s*navigation:\s*auto/)
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy.includes(`'sha256-${hash}'`) || policy.includes("style-src 'unsafe-inline'")).toBe(true)
}

/** Returns a page's text without scripts. */
async function read(path: string) {
  const { statusCode, body } = await app.server.inject({ url: path, headers: { accept: 'text/html' } })
  const document = readHtml(body)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  )
  for (const unread of document.querySelectorAll('script, style')) unread.remove()
  return { statusCode, document, data: data.join('\n') }
}

const wordsOf = (element: { textContent: string } | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Expects a page's main heading. */
const expectHeading = (text: string, heading: string | RegExp) =>
  typeof heading === 'string' ? expect(text).toContain(heading) : expect(text).toMatch(heading)

describe('without JavaScript', () => {
  /** Most pages share the same links. */
  const found = new Set<string>()

  // PAGE-RENDER-1
  test.each(PUBLIC_PAGES)('$path is readable, and its links are valid', async ({ path, heading }) => {
    const { statusCode, document } = await read(path)
    expect(statusCode).toBe(200)
    expectHeading(wordsOf(document.querySelector('h1')), heading)
    expect(wordsOf(document.body)).not.toContain('{')
    const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
    expect(hrefs).not.toContain('')
    expect(hrefs).not.toContain('#')
    for (const href of hrefs.filter((href) => href.startsWith('/'))) {
      const { pathname } = new URL(href, 'http://localhost')
      if (found.has(pathname)) continue
      expect((await app.server.inject(pathname)).statusCode, pathname).toBe(200)
      found.add(pathname)
    }
  })

  // PAGE-MISSING-1
  test.each(MISSING_PAGES)('$path is missing, for readers and machines', async ({ path, heading }) => {
    const { statusCode, document } = await read(path)
    expect(statusCode).toBe(404)
    expect(wordsOf(document.querySelector('h1'))).toBe(heading)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  test('a plan with an invalid link says so', async () => {
    const { statusCode, document } = await read('/plan?token=nonsense')
    expect(statusCode).toBe(404)
    expect(wordsOf(document.querySelector('h1'))).toBe('This link has expired')
  })

  test('the contents of an article are folded and link to its sections', async () => {
    const { document } = await read('/blog/lift-something-heavy-twice-a-week')
    const contents = document.querySelector('nav[aria-label="In this article"]')
    const box = contents?.querySelector('details')
    expect(box?.hasAttribute('open')).toBe(false)
    expect(wordsOf(box?.querySelector('summary') ?? null)).toBe('In this article')
    // The box opens the list that follows it.
    const link = contents?.querySelector('details ~ ul a[href$="twice-a-week#h-your-two-days"]') ?? null
    expect(wordsOf(link)).toBe('Your two days')
    expect(wordsOf(document.querySelector('h2#h-your-two-days'))).toBe('Your two days')
  })

  // REC-NUTR-2, NUTR-CARD-1
  test('computed nutrition is on a recipe’s card and in its structured data', async () => {
    const { document, data } = await read('/recipes/sunrise-breakfast-bowl')
    const heading = [...document.querySelectorAll('h2')].find(
      (one) => wordsOf(one) === 'Nutrition Highlights',
    )
    const card = wordsOf(heading?.closest('section') ?? null)
    expect(card).toContain('For one of 4 servings, as written')
    expect(card).toContain('Quite sure')
    expect(data).toMatch(/"nutrition":\{"@type":"NutritionInformation"[^}]*"calories":"\d{3} kcal"/)
  })

  // REC-PAGE-1
  test('a recipe’s page shows all its data and every action', async () => {
    const { document } = await read('/recipes/sunrise-breakfast-bowl')
    const recipe = (await app.server.inject('/api/public/recipes/sunrise-breakfast-bowl')).json()
    const main = document.querySelector('main')
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])].map(wordsOf)
    // The first list is the recipe's own; those of other recipes' cards follow below.
    const tags = main?.querySelector('ul[aria-label="Dietary tags"]')?.querySelectorAll('li') ?? []
    expect([...tags].map(wordsOf)).toEqual(recipe.dietary_tags)
    expect(all('h1')).toEqual([recipe.title])
    expect(all('p')).toContain(recipe.description)
    expect(all('h1 ~ dl div')).toEqual([
      'Prep15 min',
      'Cook5 min',
      'Total20 min',
      'Servings4',
      'DifficultyEasy',
    ])
    expect(all('button')).toContain('Share')
    expect(all('ul[aria-label="Ways to share"] li').length).toBeGreaterThan(1)
    expect(main?.querySelector('picture img')?.getAttribute('alt')).toBe(recipe.featured_image_alt)
    expect(all('h2')).toEqual(
      expect.arrayContaining([
        'Important Health Disclaimer',
        'Ingredients',
        'Nutrition Highlights',
        'Instructions',
      ]),
    )
    expect(all('section[aria-labelledby="rating"]')).toHaveLength(1)
    expect(all('input[type="checkbox"]')).toHaveLength(recipe.ingredients.length)
    expect(all('li[id^="step-"] p')).toEqual(
      recipe.instructions.map(({ instruction }: { instruction: string }) => instruction),
    )
  })

  // TEXT-AUDIENCE-1
  test('the site states its audience: adults in text, women 18-88 in metadata', async () => {
    const { document } = await read('/')
    const about = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content')
    for (const name of ['name="description"', 'property="og:description"'])
      expect(about(name), name).toContain('women 18-88')
    for (const page of ['/privacy-policy', '/terms-of-service'])
      expect(wordsOf((await read(page)).document.querySelector('main')), page).toContain(
        'adults aged 18 and over',
      )
  })

  // PLAYLIST-PAGE-1
  test('the playlist has its figures, six tracks with artist and length, and instructions', async () => {
    const { document } = await read('/playlist')
    const ask = async (name: string) => (await app.server.inject(`/api/public/${name}`)).json()
    const [texts, tracks] = await Promise.all([ask('playlist-texts'), ask('tracks')])
    const figures = [...document.querySelectorAll('dl[aria-label="The playlist in numbers"] dd')].map(wordsOf)
    expect(figures).toEqual([
      texts.playlist_songs,
      texts.playlist_duration,
      texts.playlist_followers,
      texts.playlist_genre,
    ])
    expect(figures).not.toContain('')
    const shown = [...document.querySelectorAll('section[aria-labelledby="tracks"] ol li')].map(wordsOf)
    expect(shown).toHaveLength(6)
    expect(shown).toEqual(
      tracks.map(
        ({ title, artist, duration }: Record<string, string>, index: number) =>
          `${index + 1}${title}${artist}Duration ${duration}`,
      ),
    )
    expect(tracks.flatMap(Object.values)).not.toContain('')
    const steps = [...document.querySelectorAll('section[aria-labelledby="how-to-use"] h3')].map(wordsOf)
    expect(steps).toEqual(['Warm up', 'The middle', 'Cool down'])
  })

  // PLAYLIST-PAGE-2
  test('the playlist opens in a new tab, and its page loads nothing from the music service', async () => {
    const { playlist_url } = (await app.server.inject('/api/public/playlist-texts')).json()
    const { body, headers } = await app.server.inject('/playlist')
    const page = readHtml(body)
    const buttons = [...page.querySelectorAll('main a')].filter(
      (link) => link.getAttribute('href') === playlist_url,
    )
    expect(buttons.map(wordsOf)).toEqual([
      'Listen on Spotify (opens in a new tab)',
      'Hear all 45+ songs (opens in a new tab)',
      'Hear all 45+ songs (opens in a new tab)',
    ])
    for (const button of buttons) expect(button.getAttribute('target')).toBe('_blank')
    const LOADED = 'link[rel~="stylesheet"], link[rel~="preload"], link[rel~="preconnect"], link[rel~="icon"]'
    const loaded = [...page.querySelectorAll(`${LOADED}, script, img, source, iframe, audio, embed`)].flatMap(
      (part) => part.getAttribute('href') ?? part.getAttribute('src') ?? [],
    )
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((address) => !/^(?:\/(?!\/)|data:)/.test(address))).toEqual([])
    // The policy blocks what a script might add later.
    const { hostname } = new URL(playlist_url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain(hostname)
  })

  // SEARCH-START-3
  test('a search page without a query offers words with results and the newest items', async () => {
    const { document } = await read('/search')
    const ask = async (path: string) => (await app.server.inject(`/api/public/${path}`)).json()
    const words = [...document.querySelectorAll('ul[aria-label="Words to try"] a')]
    expect(words.length).toBeGreaterThan(2)
    for (const word of words) {
      const query = String(word.getAttribute('href')).replace(/^\/search\?q=/, '')
      expect(decodeURIComponent(query)).toBe(wordsOf(word))
      expect((await ask(`search?q=${query}`)).total, query).toBeGreaterThan(0)
    }
    const newest = [...(await ask('recipes?limit=2')), ...(await ask('articles?limit=1'))]
    const offered = [...document.querySelectorAll('section[aria-labelledby="new-here"] a strong')].map(
      wordsOf,
    )
    expect(offered).toEqual(newest.map(({ title }: { title: string }) => title))
  })

  // ART-PAGE-1
  test('an article shows its subject, date, length and warning, and ends with the newsletter', async () => {
    const made = await addArticle(app.store.db, {
      title: 'A table of slow lifts',
      slug: 'a-table-of-slow-lifts',
      excerpt: 'Four lifts and their days.',
      content: 'Lift.\n\n| Lift | Day |\n| --- | --- |\n| Squat | Monday |',
      read_time_minutes: 9,
      category_id: 1,
      featured_image_url: 'https://pictures.example/lift.jpg',
    })
    const { document } = await read(`/blog/${made.slug}`)
    const article = document.querySelector('main article')
    const words = wordsOf(article)
    for (const text of [made.category_name, '9 min read', 'March 1, 2026', 'Four lifts and their days.'])
      expect(words).toContain(text)
    expect(wordsOf(article?.querySelector('h1') ?? null)).toBe(made.title)
    expect(words).toContain('Important Health Disclaimer')
    expect(wordsOf(article?.querySelector('table th') ?? null)).toBe('Lift')
    expect(wordsOf(article?.querySelector('table td') ?? null)).toBe('Squat')
    const sources = [...(article?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
    expect(sources).toContainEqual(expect.stringContaining('pictures.example/lift.jpg'))
    const share = article?.querySelector('button[popovertarget]')
    expect(wordsOf(share ?? null)).toContain('Share')
    // Without scripts the call to action links to the form at the page's foot.
    const call = [...document.querySelectorAll('main section')].at(-1)
    expect(wordsOf(call?.querySelector('h2') ?? null)).not.toBe('')
    expect(call?.querySelector('a')?.getAttribute('href')).toBe('#newsletter')
    expect(document.querySelector('footer #newsletter form')).not.toBeNull()
  })

  // ABOUT-QUOTE-3
  test('testimonials are shown as quotes and are not reviews in the structured data', async () => {
    const { document, data } = await read('/about')
    expect(document.querySelectorAll('main figure blockquote').length).toBeGreaterThan(1)
    expect(data).toContain('"@type":"Person"')
    expect(data).not.toMatch(/review|rating/i)
    expect(
      document.querySelectorAll('[itemscope], [itemprop], [itemtype], [typeof], [property^="schema"]'),
    ).toHaveLength(0)
  })

  // HOME-COUNT-2
  test('figures have their final value in the HTML', async () => {
    const settings = (await app.server.inject('/api/public/home-texts')).json()
    const { document } = await read('/')
    const shown = [...document.querySelectorAll('ul[aria-label="In numbers"] li b')]
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.map(wordsOf)).toEqual(
      settings.home_stats.map(({ value, suffix }: { value: number; suffix: string }) => `${value}${suffix}`),
    )
    for (const figure of shown) expect(figure.querySelector('[aria-hidden]')).toBeNull()
  })

  // REC-NUTR-1, ART-PAGE-7
  test('the fixed nutrition card and the disclaimer have their prescribed texts', async () => {
    const { document } = await read('/recipes/everything-green-salad')
    const words = wordsOf(document.querySelector('main'))
    for (const text of [
      'Nutrition Highlights',
      '280',
      'Protein',
      'Healthy fats',
      'Fiber',
      'Important Health Disclaimer',
      'Instructions',
      'Pro Tips',
      'Delicious Variations',
    ])
      expect(words).toContain(text)
  })
})
