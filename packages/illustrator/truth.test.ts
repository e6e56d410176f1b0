import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { LONG } from '../../tests/support/run-length.ts'
import { drawImage, type ItemTexts, suggestImages } from './illustrator.ts'
import { ARTICLE_TITLES, RECIPE_TITLES } from './item-titles.ts'
import { FOOD_NAMES, type FoodName, foodOf, isFoodName } from './motifs/foods.ts'
import { readTokens } from './reading/tokens.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')
/** In `npm test` the first round is enough. */
const ROUNDS = LONG ? [0, 1, 2] : [0]

/** Words that name a food differently from its label; the only conclusions the illustrator may draw. */
const ALSO_NAMED: Partial<Record<FoodName, readonly string[]>> = {
  bread: ['toast', 'sourdough', 'sandwich'],
  bulgur: ['tabbouleh'],
  chocolate: ['cocoa', 'brownie'],
  egg: ['omelette', 'shakshuka'],
  friedegg: ['omelette', 'shakshuka', 'egg'],
  omelette: ['omelette', 'frittata'],
  tubes: ['macaroni'],
  tomato: ['gazpacho', 'shakshuka', 'ratatouille', 'caprese', 'margherita', 'greek'],
  cucumber: ['greek'],
  aubergine: ['ratatouille'],
  mozzarella: ['caprese', 'margherita'],
  basil: ['caprese', 'margherita'],
  parsley: ['tabbouleh'],
  flatbread: ['naan'],
  leaves: ['salad', 'leaf'],
  courgette: ['courgetti', 'ratatouille'],
  lentil: ['dal'],
  noodles: ['ramen'],
  mint: ['minty'],
  oats: ['oatmeal', 'porridge'],
  rice: ['risotto', 'biryani', 'paella', 'sushi'],
  corn: ['corn'],
  seeds: ['chia'],
  citrus: ['citrus'],
  spinach: ['palak'],
  greens: ['saag'],
  lettuce: ['caesar'],
}

function isNamed(name: FoodName, text: string): boolean {
  const tokens = new Set(readTokens(text))
  const label = readTokens(foodOf(name).label)
  return label.some((word) => tokens.has(word)) || (ALSO_NAMED[name] ?? []).some((word) => tokens.has(word))
}

interface DrawnImage {
  alt: string
  shown: FoodName[]
  scene: string
}

/** The same texts and round always give the same images, so each is drawn only once for all tests. */
const drawn = new Map<string, DrawnImage[]>()

function drawAll(texts: ItemTexts, round: number): DrawnImage[] {
  const key = JSON.stringify([texts, round])
  const known = drawn.get(key)
  if (known) return known
  const images = suggestImages(texts, round).map(({ id, alt }) => {
    const drawing = drawImage(id)
    if (!drawing) throw new Error(`${id} names no image`)
    expect(drawing.alt).toBe(alt)
    return { alt, shown: drawing.shown, scene: id.split('-')[2] ?? '' }
  })
  drawn.set(key, images)
  return images
}

function textOf({ title, excerpt = '', description = '', ingredients = [] }: ItemTexts): string {
  return [title, excerpt, description, ...ingredients].join('\n')
}

/** Expects the texts to name every food drawn, and every food in an alt text. */
function expectTruth(texts: ItemTexts): void {
  const text = textOf(texts)
  for (const round of ROUNDS) {
    for (const { shown, alt } of drawAll(texts, round)) {
      expect(shown.filter((name) => !isNamed(name, text))).toEqual([])
      const said = readTokens(alt).filter((word) => FOOD_LABELS.has(word))
      const labels = new Set(shown.flatMap((name) => readTokens(foodOf(name).label)))
      expect(said.filter((word) => !labels.has(word))).toEqual([])
    }
  }
}

const FOOD_LABELS = new Set(
  'tomato cucumber radish onion carrot lemon mint basil bread egg almond oat lentil chickpea honey cheese yoghurt spinach asparagus salmon chicken walnut'.split(
    ' ',
  ),
)

/** The same food, cooked differently. */
const COOKED: Partial<Record<FoodName, readonly FoodName[]>> = {
  egg: ['friedegg', 'omelette'],
  chicken: ['drumstick'],
}

function showsSubject(image: { shown: FoodName[]; scene: string }, subject: string): boolean {
  if (isFoodName(subject))
    return [subject, ...(COOKED[subject] ?? [])].some((name) => image.shown.includes(name))
  return subject.split('|').includes(image.scene)
}

const sampleRecipes = readdirSync(join(CONTENT, 'recipes')).map((file): ItemTexts => {
  const { title, description, dietary_tags, ingredients } = parse(
    readFileSync(join(CONTENT, 'recipes', file), 'utf8'),
  )
  const lines = ingredients.map(({ ingredient }: { ingredient: string }) => ingredient)
  return { contentType: 'recipe', title, description, dietaryTags: dietary_tags, ingredients: lines }
})
const sampleArticles = readdirSync(join(CONTENT, 'articles')).map((file): ItemTexts => {
  const { title, excerpt } = parse(
    readFileSync(join(CONTENT, 'articles', file), 'utf8').split('\n---')[0] ?? '',
  )
  return { contentType: 'blog', title, excerpt }
})

// IMG-SUGGEST-3
describe('nothing is drawn or said that the texts do not name', () => {
  test.each(sampleRecipes)('sample recipe: $title', (texts) => {
    expectTruth(texts)
    expectTruth({ ...texts, ingredients: [] })
  })
  test.each(sampleArticles)('sample article: $title', expectTruth)
  test.each(RECIPE_TITLES)('recipe: %s', (title) => expectTruth({ contentType: 'recipe', title }))
  test.each(ARTICLE_TITLES)('article: %s', (title) => expectTruth({ contentType: 'blog', title }))
})

/** The last word of every food's label ('sweet potatoes'), and the other words that name one. */
const FOOD_WORDS = new Set([
  ...FOOD_NAMES.flatMap((name) => readTokens(foodOf(name).label).slice(-1)),
  ...Object.values(ALSO_NAMED).flat(),
  ...['grapefruit', 'raspberry', 'blueberry', 'icing', 'swirl', 'radish'],
])

interface SampleDrawing {
  file: string
  illustration: string
  alt: string
  title: string
  /** All words of a reader's texts in which the picture's foods may occur. */
  words: string
}

const drawnByHand = ['recipes', 'articles'].flatMap((folder) =>
  readdirSync(join(CONTENT, folder)).map((file): SampleDrawing => {
    const text = readFileSync(join(CONTENT, folder, file), 'utf8')
    if (folder === 'recipes') {
      const { illustration, illustration_alt: alt, title, ingredients } = parse(text)
      const lines = ingredients.map(({ ingredient }: { ingredient: string }) => ingredient)
      return { file, illustration, alt, title, words: [title, ...lines].join('\n') }
    }
    const [head = '', body = ''] = text.split('\n---\n')
    const { illustration, illustration_alt: alt, title, excerpt } = parse(head)
    return { file, illustration, alt, title, words: [title, excerpt, body].join('\n') }
  }),
)

describe('a hand-drawn picture shows and states only what its item names', () => {
  test.each(drawnByHand)('$file', ({ file, illustration, alt, title, words }) => {
    const svg = readFileSync(join(CONTENT, 'illustrations', `${illustration}.svg`), 'utf8')
    const named = new Set(readTokens(words))
    const shown = readTokens(/ data-shows="([^"]+)"/.exec(svg)?.[1] ?? '')
    if (file.endsWith('.yaml')) expect(shown).not.toEqual([])
    expect(shown.filter((word) => !named.has(word))).toEqual([])
    const label = /<title>([^<]+)<\/title>/.exec(svg)?.[1] ?? ''
    const said = readTokens(`${label}\n${alt}`).filter((word) => FOOD_WORDS.has(word))
    // A dish may be called by its name: a dal, a risotto.
    const allowed = new Set([...shown, ...readTokens(title)])
    expect(said.filter((word) => !allowed.has(word))).toEqual([])
  })
})

// IMG-SUGGEST-4
describe('at least two of the four show what the title is about', () => {
  test('there are more than two hundred titles', () => {
    expect(new Set([...RECIPE_TITLES, ...ARTICLE_TITLES].map(([title]) => title)).size).toBeGreaterThan(200)
  })

  test.each(
    [
      ...RECIPE_TITLES.map(([title, subject]) => ({ contentType: 'recipe' as const, title, subject })),
      ...ARTICLE_TITLES.map(([title, subject]) => ({ contentType: 'blog' as const, title, subject })),
    ].filter(({ subject }) => subject !== ''),
  )('$contentType: $title', ({ contentType, title, subject }) => {
    for (const round of ROUNDS) {
      const images = drawAll({ contentType, title }, round)
      expect(images).toHaveLength(4)
      const telling = images.filter((image) => showsSubject(image, subject)).length
      expect(telling, images.map(({ alt }) => alt).join('\n')).toBeGreaterThanOrEqual(2)
    }
  })
})

test.each([
  ['Vegan cheese and tomato toast', 'cheese'],
  ['Courgette fritters without egg', 'egg'],
  ['Banana pancakes, egg-free', 'egg'],
  ['Barley standing in for rice', 'rice'],
  ['Pasta with coconut yoghurt', 'yogurt'],
  ['Tomato pasta with olive oil', 'olive'],
  ['Salt and pepper tofu', 'pepper'],
  ['Chickpea curry', 'asparagus'],
  ['Cucumber gazpacho', 'tomato'],
  ['Sweet potato toast', 'bread'],
  ['Chickpea flour omelette', 'omelette'],
  ['Chickpea flour omelette', 'chickpea'],
  ['Almond flour crackers', 'almond'],
  ['Bulgur pilaf with apricots', 'rice'],
  ['Cauliflower paella', 'rice'],
  ['Quinoa tabbouleh', 'bulgur'],
  ['Turkey meatballs', 'turkey'],
  ['Ginger nut biscuits', 'nuts'],
  ['Feta cheese parcels', 'cheese'],
  ['Fish finger sandwich', 'fish'],
  ['Chicken of the woods on toast', 'chicken'],
  ['Fruit salad', 'leaves'],
  ['Turkey lettuce wraps', 'bread'],
  ['Broad bean dip', 'bean'],
])('%s is drawn without %s', (title, food) => {
  const images = ROUNDS.flatMap((round) => drawAll({ contentType: 'recipe', title }, round))
  expect(images.flatMap(({ shown }) => shown)).not.toContain(food)
})

test.each([
  ['Strawberry Ice Cream', 'A pan of'],
  ['Yoghurt with Granola and Kiwi', 'A pan of'],
  ['Poached Eggs with Asparagus', 'A pan of'],
  ['Mackerel on Rye', 'leaping'],
  ['Roast Chicken', 'leaping'],
  ['Cornbread with Honey', 'A plate of'],
  ['Rice Cakes with Avocado', 'loaf'],
  ['Smoked Salmon Bagel', 'Toast'],
])('%s is not shown as “%s”', (title, words) => {
  const images = ROUNDS.flatMap((round) => drawAll({ contentType: 'recipe', title }, round))
  expect(images.map(({ alt }) => alt).filter((alt) => alt.includes(words))).toEqual([])
})

// IMG-SUGGEST-5
test.each(['Cucumber Gazpacho', 'Chilled Pea Soup', 'Iced Mint Tea'])('%s does not steam', (title) => {
  const images = ROUNDS.flatMap((round) => drawAll({ contentType: 'recipe', title }, round))
  expect(images.filter(({ alt }) => alt.includes('steaming'))).toEqual([])
})

test('the scenes draw foods only through the larder, so that each food is recorded', () => {
  const scenes = resolve(import.meta.dirname, 'scenes')
  const direct = readdirSync(scenes).filter((file) =>
    /motifs\/(?:slices|morsels|berries|standing-fruit|standing-vegetables)\.ts/.test(
      readFileSync(join(scenes, file), 'utf8'),
    ),
  )
  expect(direct).toEqual([])
})
