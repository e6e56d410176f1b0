import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { chooseScenes, type ItemTexts } from './choose-scenes.ts'
import { drawImage, type Illustration } from './illustrator.ts'
import { PAPERS } from './paper/papers.ts'
import { BACKDROPS } from './scenes/scene.ts'
import { SCENES } from './scenes/scenes.ts'
import { type ImageSpec, readImageId, toImageId } from './spec.ts'

const article = (title: string, excerpt = ''): ItemTexts => ({ contentType: 'blog', title, excerpt })
const recipe = (title: string, description = ''): ItemTexts => ({
  contentType: 'recipe',
  title,
  description,
})

const TEXTS = [
  article('Hips that forgive a desk job', 'Five gentle moves'),
  article('Rest is part of the programme'),
  article('Xyzzy plugh'),
  recipe('Roast Tomato Soup', 'With basil and sourdough bread'),
  recipe('Date and Oat Energy Bites'),
  recipe('Grandma’s favourite'),
]

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  `${'tomato '.repeat(71)}end`,
  'x'.repeat(500),
  '🥑🍅🧘‍♀️',
  '    ',
  '',
  '__proto__ constructor toString hasOwnProperty',
  '\ud800 lone',
  ']]></title>&amp;&#0;',
]

function illustrate(spec: ImageSpec): Illustration {
  const drawing = drawImage(toImageId(spec))
  if (!drawing) throw new Error(`${toImageId(spec)} names no image`)
  return drawing
}

/** Returns a drawing's structure, without numbers and colours. */
function skeleton(svg: string): string {
  return svg.replace(/<title>.*?<\/title>/, '').replace(/#[0-9a-f]{6}|-?\d+(\.\d+)?/g, '')
}

/** Reduces a picture to a few grey dots, as seen from across the room. */
async function squint(svg: string): Promise<number[]> {
  const pixels = await sharp(Buffer.from(svg)).resize(32, 18, { fit: 'fill' }).greyscale().raw().toBuffer()
  return [...pixels]
}

function apart(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe('four images for a text', () => {
  // IMG-SUGGEST-1
  test.each(TEXTS)('are equal for equal texts: $title', (texts) => {
    const first = chooseScenes(texts, 0)
    expect(chooseScenes({ ...texts }, 0)).toEqual(first)
    expect(first.map((spec) => illustrate(spec))).toEqual(
      chooseScenes(texts, 0).map((spec) => illustrate(spec)),
    )
  })

  // IMG-SUGGEST-4
  test.each(TEXTS)(
    'differ from each other in scene, field, structure and overall impression: $title',
    async (texts) => {
      for (const round of [0, 1, 2]) {
        const specs = chooseScenes(texts, round)
        expect(specs).toHaveLength(4)
        expect(new Set(specs.map(({ scene }) => scene)).size).toBe(4)
        expect(new Set(specs.map(({ backdrop }) => BACKDROPS[backdrop]?.field)).size).toBe(4)
        const svgs = specs.map((spec) => illustrate(spec).svg)
        expect(new Set(svgs.map(skeleton)).size).toBe(4)
        const squinted = await Promise.all(svgs.map(squint))
        for (const [index, one] of squinted.entries()) {
          for (const other of squinted.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(8)
        }
      }
    },
  )

  test('continue in later rounds without repetition', () => {
    const texts = article('One kettlebell, five moves')
    const ids = Array.from({ length: 12 }, (_, round) => chooseScenes(texts, round).map(toImageId)).flat()
    expect(new Set(ids).size).toBe(48)
  })

  test('differ for another text, even with the same subject', () => {
    const [one] = chooseScenes(recipe('Tomato soup'), 0)
    const [other] = chooseScenes(recipe('A tomato soup'), 0)
    expect(one?.scene).toBe(other?.scene)
    expect(one?.seed).not.toBe(other?.seed)
  })

  test.each([
    [recipe('Roast Tomato Soup'), 'soup', 'tomato'],
    [recipe('One-Tray Salmon and Greens'), 'tray', 'salmon'],
    [recipe('Blueberry pancakes with yoghurt'), 'stack', 'blueberry'],
    [recipe('Soft eggs on green toast'), 'toast', 'egg'],
    [recipe('Two-storey smoothie', 'strawberry and banana'), 'glass', 'strawberry'],
    [recipe('Crème brûlée façon pêche… Peach loaf'), 'loaf', 'peach'],
    [article('Lift something heavy twice a week'), 'mat', 'press'],
    [article('Three lines before bed', 'A small journal habit'), 'journal', undefined],
    [article('Sleep well tonight'), 'asleep', undefined],
    [article('Protein without the powder', 'Eggs, beans, yoghurt'), 'still', 'egg'],
    [article('Protein without the powder'), 'table', undefined],
    [article('Swimming after sixty'), 'sea', 'swim'],
    [article('Ten easy kilometres by bike'), 'outdoors', 'ride'],
    [article('A rope, and two square metres'), 'mat', 'skip'],
    [article('Why tennis keeps you quick'), 'mat', 'racket'],
    [article('Padel for beginners'), 'mat', 'racket'],
    [article('Qigong at seven'), 'mat', 'taichi'],
    [article('Your first ten pushups'), 'mat', 'pushup'],
    [article('The kettlebell swing'), 'mat', 'swing'],
  ])('%o is shown as %s', (texts, scene, word) => {
    const specs = chooseScenes(texts, 0)
    expect(specs[0]?.scene).toBe(scene)
    if (word) expect(specs.flatMap(({ words }) => words)).toContain(word)
  })
})

describe('any text', () => {
  test.each(HOSTILE)('%j gives a valid drawing that contains none of it', async (title) => {
    for (const contentType of ['blog', 'recipe'] as const) {
      for (const spec of chooseScenes(
        { contentType, title, excerpt: title, description: title, dietaryTags: [title] },
        0,
      )) {
        const { svg, alt } = illustrate(spec)
        expect(svg).not.toMatch(/script|onload|alert|tomato end|xxx|undefined|NaN|null|Infinity/)
        expect(
          svg
            .match(/<(?!\/)[a-zA-Z]+/g)
            ?.every((tag) => /^<(svg|title|defs|filter|feDropShadow|path|g|circle)$/.test(tag)),
        ).toBe(true)
        expect(alt).toMatch(/^[A-Z][A-Za-z ,-]+$/)
        const { width, height } = await sharp(Buffer.from(svg)).metadata()
        expect([width, height]).toEqual(contentType === 'blog' ? [800, 450] : [800, 600])
      }
    }
  })
})

describe('every scene', () => {
  const papers = new Set<string>(Object.values(PAPERS))
  test.each(Object.keys(SCENES))(
    '%s has only finite numbers and house papers on every background',
    (scene) => {
      for (const [backdrop] of BACKDROPS.entries()) {
        for (const contentType of ['blog', 'recipe']) {
          const id = `drawn-${contentType}-${scene}-${backdrop}-000000${backdrop.toString(16).padStart(2, '0')}-lemon.oats.kale`
          const spec = readImageId(id)
          if (!spec) throw new Error(`${id} names no picture`)
          const { svg } = illustrate(spec)
          expect(svg).not.toMatch(/undefined|NaN|null|Infinity/)
          expect((svg.match(/#[0-9a-f]{6}/g) ?? []).filter((color) => !papers.has(color))).toEqual([])
          expect(svg.length).toBeLessThan(300_000)
        }
      }
    },
  )
})

describe('an id', () => {
  test('contains the whole picture', () => {
    for (const texts of TEXTS) {
      for (const spec of chooseScenes(texts, 3)) {
        expect(readImageId(toImageId(spec))).toEqual(spec)
        expect(toImageId(spec)).toMatch(/^[a-z0-9.-]{1,300}$/)
      }
    }
  })

  test.each([
    '',
    'drawn-blog-mat-1-00000000',
    'drawn-blog-constructor-1-00000000-none',
    'drawn-blog-mat-99-00000000-none',
    'drawn-blog-mat-1-0000000g-none',
    'drawn-blog-mat-1-00000000-script',
    'drawn-blog-mat-1-00000000-toString',
    'drawn-shop-mat-1-00000000-none',
    `drawn-blog-mat-1-00000000-${Array(11).fill('egg').join('.')}`,
    'ai-5d1b4a0c-0000-4000-8000-000000000000',
  ])('%j is not an id', (id) => {
    expect(readImageId(id)).toBeNull()
  })
})
