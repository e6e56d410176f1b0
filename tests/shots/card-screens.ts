import { CARD_PAGES, CARD_SIZE } from '../../src/server/pixels/share-cards/share-card.ts'
import type { Screen } from './screen.ts'
import type { ShotSite } from './sites.ts'

/** Returns the address of an item's card, by its slug. */
const cardOf =
  (kind: 'articles' | 'recipes', slug: string) =>
  async ({ url }: ShotSite) => {
    const answer = await fetch(`${url}/api/public/${kind}/${slug}`)
    return `/share-cards/${kind}/${(await answer.json()).id}.jpg`
  }

const CARDS: readonly (readonly [name: string, find: (site: ShotSite) => Promise<string>])[] = [
  ['site', async () => '/share-cards/site/site.jpg'],
  ...CARD_PAGES.map((page) => [page, async () => `/share-cards/pages/${page}.jpg`] as const),
  ...[1, 4].map((day) => [`plan-day-${day}`, async () => `/share-cards/pages/plan-${day}.jpg`] as const),
  ['letter', async () => '/share-cards/letters/four-degrees-ten-seconds.jpg'],
  ['article', cardOf('articles', 'a-slow-morning-that-makes-the-whole-day-stronger')],
  ['article-long', cardOf('articles', 'protein-without-the-powder')],
  ['article-without-picture', cardOf('articles', 'oats-five-ways')],
  ['recipe', cardOf('recipes', 'red-lentil-dal')],
  ['recipe-bowl', cardOf('recipes', 'big-grain-bowl')],
]

/** The cards of pages shared elsewhere. */
export const CARD_SCREENS: readonly Screen[] = CARDS.map(([name, find]) => ({
  name: `card-${name}`,
  group: 'Share cards',
  path: 'about:blank',
  html: async (site: ShotSite) =>
    `<body style="margin:0"><img alt="" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" src="${site.url}${await find(site)}" style="display:block">`,
  widths: [CARD_SIZE.width],
  lightOnly: true,
}))
