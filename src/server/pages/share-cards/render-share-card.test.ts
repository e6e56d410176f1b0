import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  openTestStore,
  paintHalves,
  paintNoise,
  readIllustration,
} from '../../../../tests/support/image-samples.ts'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import { originalKey } from '../../media/media-store.ts'
import { storeIllustration } from '../../media/seed-images.ts'
import { CARD_PAGES, MAX_CARD_BYTES, type ShareCardInput } from '../../pixels/share-cards/share-card.ts'
import { makePageCard } from './card-inputs.ts'
import { renderShareCard } from './routes.ts'

const ARTICLE: ShareCardInput = {
  kind: 'articles',
  title: 'A slow morning that makes the whole day stronger',
  site_name: 'Happiness First',
  category_name: 'Wellness',
  meta: '5 min read · Maya Lindqvist',
  picture: null,
}
const PICTURE = { public_id: 'blog/picture', version: '1' }

/** Renders a card over a store that contains one image, and collects the image's errors. */
async function render(input: Partial<ShareCardInput>, original?: Buffer) {
  await using media = await openTestStore()
  if (original) await media.store.write(originalKey(PICTURE), original)
  const errors: unknown[] = []
  const card = await renderShareCard(
    { ...ARTICLE, ...input },
    { mediaStore: media.store, onImageError: (error) => errors.push(error) },
  )
  return { card, errors }
}

async function expectCard(card: Buffer) {
  expect(card.length).toBeLessThan(MAX_CARD_BYTES)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}

/** Returns the average colour of a part of a card. */
async function colorAt(card: Buffer, left: number, top: number, width = 20, height = 20) {
  const { channels } = await sharp(await sharp(card).extract({ left, top, width, height }).toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

/** Counts the dark pixels, that is the text, in a part of a card. */
async function countInk(card: Buffer, left: number, top: number, width: number, height: number) {
  const pixels = await sharp(card).extract({ left, top, width, height }).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 90).length
}

describe('renderShareCard', () => {
  test('gives every page its own composition, in the coach’s colour where one is set', async () => {
    const drawn = new Map<string, string>()
    for (const page of CARD_PAGES) {
      const input = makePageCard(page, DEFAULT_SETTINGS)
      const { card, errors } = await render(input)
      await expectCard(card)
      expect(errors).toEqual([])
      const right = await sharp(card)
        .extract({ left: 640, top: 0, width: 560, height: 630 })
        .resize(8, 8)
        .raw()
        .toBuffer()
      drawn.set(right.toString('hex'), page)
    }
    expect(drawn.size).toBe(CARD_PAGES.length)
    const { card } = await render({ ...makePageCard('blog', DEFAULT_SETTINGS), accent: '#1d4ed8' })
    expect((await colorAt(card, 990, 168))[2]).toBeGreaterThan(180)
  })

  test('draws the category’s subject for an article without a picture, and the sun for a day of the plan', async () => {
    const inputs = [
      ...['Workouts', 'Nutrition', 'Wellness', 'Her own'].map((category_name) => ({ category_name })),
      ...[1, 4, 7].map((day) => ({ ...makePageCard('plan', DEFAULT_SETTINGS), day })),
    ]
    const drawn = new Set<string>()
    for (const input of inputs) {
      const { card, errors } = await render({ ...input, picture: null })
      await expectCard(card)
      expect(errors).toEqual([])
      const right = sharp(card).extract({ left: 640, top: 0, width: 560, height: 630 })
      drawn.add((await right.resize(8, 8).raw().toBuffer()).toString('hex'))
    }
    expect(drawn.size).toBe(inputs.length)
  })

  // SEO-CARD-2
  test('lays a recipe’s picture on a plate and draws an empty bowl without a picture', async () => {
    const recipe = { ...ARTICLE, kind: 'recipes' as const, title: 'Dal' }
    const plate = await render({ ...recipe, picture: PICTURE }, await paintHalves(800, 600).png().toBuffer())
    expect(plate.errors).toEqual([])
    expect((await colorAt(plate.card, 640, 305, 6, 6)).every((channel) => channel > 235)).toBe(true)
    const bowl = await render({ ...recipe, picture: null })
    expect((await colorAt(bowl.card, 900, 480))[0]).toBeLessThan(80)
  })

  test.each([
    ['an ordinary title', ARTICLE.title],
    ['one short word', 'Go'],
    ['nothing', ''],
    ['a very long title', 'An extraordinarily long and winding title that somebody wrote '.repeat(40)],
    [
      'a very long word',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(5),
    ],
    ['Cyrillic', 'Утренняя зарядка для всех'],
    ['Chinese and Japanese', '早晨瑜伽 朝のヨガ'],
    ['Arabic', 'بداية يوم جديد'],
    ['emoji', '💃🏽 Dance 👩‍👩‍👧 like nobody’s watching 🎉'],
    ['accents', 'Żółć, crème brûlée & jalapeños — “às vezes”'],
    ['markup', '<script>alert(1)</script> & "quotes" </svg>'],
    ['control characters', 'line\nbreak\ttab\u0000zero\u202eright'],
    ['lone surrogates', 'half \ud83d a pair'],
  ])('is a card for %s', async (_what, title) => {
    await expectCard((await render({ title, meta: title, category_name: title, site_name: title })).card)
    await expectCard((await render({ kind: 'site', title, meta: title })).card)
  })

  test('shows the site’s name where its title cannot be drawn', async () => {
    const { card } = await render({ title: 'Утренняя зарядка' })
    expect(await countInk(card, 60, 300, 500, 220)).toBeGreaterThan(5_000)
  })

  test('keeps the words off the picture', async () => {
    const white = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (const title of [
      ARTICLE.title,
      'W'.repeat(300),
      'Wholeheartedness '.repeat(20),
      'Everything Green Salad',
    ]) {
      const { card } = await render(
        { title, meta: title, category_name: title, site_name: title, picture: PICTURE },
        white,
      )
      expect(await countInk(card, 570, 0, 630, 630), title).toBe(0)
    }
  })

  test.each([
    ['Workouts', [0xf7, 0xcd, 0xc1]],
    ['Nutrition', [0xcf, 0xdf, 0xa8]],
    ['Wellness', [0xc6, 0xe0, 0xe3]],
    ['Recipes', [0xfb, 0xe3, 0xa2]],
    ['Something new', [0xe9, 0xdc, 0xc2]],
    [null, [0xe9, 0xdc, 0xc2]],
  ])('of %s has its paper’s colour', async (category_name, color) => {
    const [red = 0, green = 0, blue = 0] = await colorAt((await render({ category_name })).card, 10, 10)
    expect(
      [red - (color[0] ?? 0), green - (color[1] ?? 0), blue - (color[2] ?? 0)].every(
        (off) => Math.abs(off) <= 3,
      ),
    ).toBe(true)
  })

  test('lets the picture run to the edges', async () => {
    const { card, errors } = await render(
      { picture: { ...PICTURE, focal_x: 1, focal_y: 0.5 } },
      await paintHalves(1600, 600).jpeg().toBuffer(),
    )
    expect(errors).toEqual([])
    for (const [x, y] of [
      [1180, 0],
      [1180, 610],
      [1000, 300],
    ] as const) {
      const [red, , blue] = await colorAt(card, x, y)
      expect(red).toBeLessThan(30)
      expect(blue).toBeGreaterThan(220)
    }
  })

  test('crops a drawing around its poppy part', async () => {
    await using media = await openTestStore()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="450"><path fill="#fff" d="M0 0h1600v450H0z"/><circle cx="1500" cy="200" r="60" fill="#d4380f"/></svg>'
    const picture = await storeIllustration({ name: 'far-right', svg, mediaStore: media.store })
    const card = await renderShareCard(
      { ...ARTICLE, picture },
      { mediaStore: media.store, onImageError: () => {} },
    )
    const { channels } = await sharp(
      await sharp(card).extract({ left: 640, top: 0, width: 560, height: 630 }).toBuffer(),
    ).stats()
    expect(channels[1]?.mean).toBeLessThan(250)
  })

  // SEO-CARD-1
  test('stays under 300 KB with the noisiest photograph', async () => {
    await expectCard((await render({ picture: PICTURE }, await paintNoise(1600, 900).png().toBuffer())).card)
  })

  test.each([
    ['missing', undefined],
    ['broken', Buffer.from('no picture')],
  ])('is made without the picture when it is %s', async (_what, original) => {
    const { card, errors } = await render({ picture: PICTURE }, original)
    await expectCard(card)
    expect(errors).toHaveLength(1)
    expect(await colorAt(card, 930, 500)).toEqual(await colorAt((await render({})).card, 930, 500))
  })

  test('is not made at all while the store cannot be reached', async () => {
    const mediaStore = {
      read: () => Promise.reject(new Error('EIO')),
      open: () => Promise.reject(new Error('EIO')),
      write: async () => {},
      remove: async () => {},
    }
    await expect(
      renderShareCard({ ...ARTICLE, picture: PICTURE }, { mediaStore, onImageError: () => {} }),
    ).rejects.toThrow('EIO')
  })

  test('of the site lets the doll leap on yolk', async () => {
    const { card, errors } = await render({
      kind: 'site',
      title: 'Happiness First',
      meta: 'Movement and food for grown-up women.',
    })
    await expectCard(card)
    expect(errors).toEqual([])
    expect((await colorAt(card, 5, 300))[2]).toBeLessThan(80)
    expect(await countInk(card, 640, 0, 560, 630)).toBeGreaterThan(3_000)
  })

  test('of a sample article is made', async () => {
    await using media = await openTestStore()
    const picture = await storeIllustration({
      name: 'kettlebell',
      svg: await readIllustration('kettlebell'),
      mediaStore: media.store,
    })
    await expectCard(
      await renderShareCard({ ...ARTICLE, picture }, { mediaStore: media.store, onImageError: () => {} }),
    )
  })
})
