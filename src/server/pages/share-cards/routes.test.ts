import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { countWork, openTestStore } from '../../../../tests/support/image-samples.ts'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { type CardKind, hashCard, type ShareCardInput } from '../../pixels/share-cards/share-card.ts'
import { makeLetterCard, makePageCard, makePlanDayCard, makeSiteCard } from './card-inputs.ts'
import { shareCardRoutes } from './routes.ts'

/** Returns the address of a card. It changes with everything that is drawn. */
const shareCardPath = (kind: CardKind, name: string, input: ShareCardInput) =>
  `/share-cards/${kind}/${name}-${hashCard(input)}.jpg`

const ARTICLE: ShareCardInput = {
  kind: 'articles',
  title: 'Lift something heavy twice a week',
  site_name: 'Happiness First',
  category_name: 'Workouts',
  meta: '7 min read',
  picture: null,
}
const SITE = makeSiteCard(DEFAULT_SETTINGS)
const PLAN = makePageCard('plan', DEFAULT_SETTINGS)
const DAY = makePlanDayCard(3, DEFAULT_SETTINGS)
const LETTER = makeLetterCard(
  { subject: 'Four degrees', sent_at: '2026-03-04T09:12:00.000Z' },
  DEFAULT_SETTINGS,
)

async function openCards(
  options: { queue?: Parameters<typeof countWork>[0]; wrapStore?: (store: MediaStore) => MediaStore } = {},
) {
  const media = await openTestStore()
  const cards = new Map<string, ShareCardInput>([
    ['articles 7', ARTICLE],
    ['site site', SITE],
    ['pages plan', PLAN],
    ['pages plan-3', DAY],
    ['letters four-degrees-10', LETTER],
  ])
  const asked: [CardKind, string][] = []
  const queue = countWork(options.queue)
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  await app.register(shareCardRoutes, {
    mediaStore: options.wrapStore?.(media.store) ?? media.store,
    queue,
    findCard: async (kind, name) => {
      asked.push([kind, name])
      return cards.get(`${kind} ${name}`) ?? null
    },
  })
  return {
    ...media,
    cards,
    asked,
    queue,
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    inject: app.inject.bind(app),
  }
}

describe('share cards', () => {
  test.each([
    ['an article', shareCardPath('articles', '7', ARTICLE)],
    ['the site', shareCardPath('site', 'site', SITE)],
    ['a page', shareCardPath('pages', 'plan', PLAN)],
    ['a day of the plan', shareCardPath('pages', 'plan-3', DAY)],
    ['a letter', shareCardPath('letters', 'four-degrees-10', LETTER)],
  ])('are served for %s, cacheable forever', async (_what, path) => {
    await using cards = await openCards()
    const answer = await cards.get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    expect(answer.headers.vary).toBeUndefined()
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    const head = await cards.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([
      200,
      0,
      answer.headers['content-length'],
    ])
    const again = await cards.get(path, { 'if-none-match': answer.headers.etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test('are made once for concurrent requests', async () => {
    await using cards = await openCards()
    const path = shareCardPath('articles', '7', ARTICLE)
    const answers = await Promise.all(Array.from({ length: 20 }, () => cards.get(path)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    await cards.get(path)
    expect(cards.queue.made).toHaveLength(1)
  })

  test('are served at their short address too, cacheable only for a short time', async () => {
    await using cards = await openCards()
    const short = await cards.get('/share-cards/articles/7.jpg')
    expect(short.statusCode).toBe(200)
    expect(short.headers['cache-control']).toBe('public, max-age=300')
    expect((await cards.get('/share-cards/site/site.jpg')).statusCode).toBe(200)
    const whole = await cards.get(shareCardPath('articles', '7', ARTICLE))
    expect(whole.rawPayload.equals(short.rawPayload)).toBe(true)
    expect(cards.queue.made).toHaveLength(2)
  })

  test('exist for the seven days of the plan only', async () => {
    await using cards = await openCards()
    for (const name of ['plan-0', 'plan-8', 'plan-10', 'plan-x']) {
      expect((await cards.get(`/share-cards/pages/${name}.jpg`)).statusCode).toBe(404)
    }
    expect(cards.asked).toEqual([])
  })

  test('change their address with everything that is drawn', () => {
    const path = shareCardPath('articles', '7', ARTICLE)
    const changes: Partial<ShareCardInput>[] = [
      { title: 'Another' },
      { site_name: 'Another' },
      { category_name: null },
      { meta: '8 min read' },
      { picture: { public_id: 'a', version: '1' } },
      { picture: { public_id: 'a', version: '2' } },
    ]
    const paths = changes.map((change) => shareCardPath('articles', '7', { ...ARTICLE, ...change }))
    expect(new Set([path, ...paths]).size).toBe(changes.length + 1)
    expect(shareCardPath('articles', '7', { ...ARTICLE })).toBe(path)
    expect(path).toMatch(/^\/share-cards\/articles\/7-[0-9a-f]{16}\.jpg$/)
    expect(shareCardPath('site', 'site', SITE)).toMatch(/^\/share-cards\/site\/site-[0-9a-f]{16}\.jpg$/)
  })

  test('of an earlier state, or of an item no longer visible, are 404', async () => {
    await using cards = await openCards()
    const path = shareCardPath('articles', '7', ARTICLE)
    await cards.get(path)
    cards.cards.set('articles 7', { ...ARTICLE, title: 'A new title' })
    expect((await cards.get(path)).statusCode).toBe(404)
    cards.cards.delete('articles 7')
    const answer = await cards.get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await cards.get('/share-cards/articles/7.jpg')).statusCode).toBe(404)
  })

  test.each([
    '/share-cards/articles/7-0000000000000000.jpg',
    '/share-cards/articles/8.jpg',
    '/share-cards/articles/0.jpg',
    '/share-cards/articles/007.jpg',
    '/share-cards/articles/7.png',
    '/share-cards/articles/7',
    '/share-cards/articles/site.jpg',
    '/share-cards/site/7.jpg',
    '/share-cards/pages/7.jpg',
    '/share-cards/pages/toString.jpg',
    '/share-cards/letters/nowhere.jpg',
    '/share-cards/toString/7.jpg',
    '/share-cards/articles/99999999999999999999.jpg',
    '/share-cards/articles/..%2f..%2fetc%2fpasswd',
    '/share-cards/articles/7%00.jpg',
    '/share-cards/articles/7.jpg/more',
    '/share-cards/articles/',
    '/share-cards/',
    `/share-cards/articles/${'7'.repeat(600)}.jpg`,
  ])('address %# is 404 and makes nothing', async (path) => {
    await using cards = await openCards()
    const answer = await cards.get(path)
    expect(answer.statusCode).toBe(404)
    expect(cards.queue.made).toEqual([])
  })

  test('are 503 when too many are being made', async () => {
    await using cards = await openCards({ queue: { concurrency: 1, maxWaiting: 0 } })
    const answers = await Promise.all([
      cards.get('/share-cards/articles/7.jpg'),
      cards.get('/share-cards/site/site.jpg'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503])
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5')
  })

  test('answer 503 while the store cannot be reached, and are served even if they cannot be stored', async () => {
    const fail = () => Promise.reject(new Error('EIO: /secret'))
    await using unreachable = await openCards({ wrapStore: (store) => ({ ...store, read: fail }) })
    const answer = await unreachable.get('/share-cards/articles/7.jpg')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('secret')
    await using full = await openCards({ wrapStore: (store) => ({ ...store, write: fail }) })
    expect((await full.get('/share-cards/articles/7.jpg')).statusCode).toBe(200)
  })
})
