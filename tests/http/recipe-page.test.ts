import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addRecipe, NOW } from '../support/factories.ts'
import { readHtml } from '../support/read-html.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: NOW })
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject({ url })
const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })
const slugs = z.array(z.object({ slug: z.string() }))

/** Returns the text of a piece of HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

describe('a recipe’s HTML', () => {
  const SENTENCES = [
    'Heat the oven to 200 °C (180 °C fan). Toss the onions with "half" the oil & roast for 25 to 30 minutes.',
    "Stir in 150 g yoghurt,\nthe rest of the oil and Maya's salt.",
  ]
  const recipe = {
    slug: 'onions',
    title: 'Onions',
    dietary_tags: ['Vegan', 'Sunday'],
    allergens: ['milk'],
    servings: 2,
    prep_time_minutes: 20,
    cook_time_minutes: 45,
    ingredients: [
      line('2', 'whole', 'red onions'),
      line('', '', 'For the sauce:'),
      line('150', 'g', 'yoghurt'),
      line('4', 'tbsp', 'oil'),
    ],
    instructions: SENTENCES.map((instruction, index) => ({ step: index + 1, instruction })),
    variations: [
      {
        name: 'Winter',
        description: '',
        changes: [{ ingredient: 0, with: line('3', 'whole', 'leeks') }],
        steps: [],
        allergens: null,
      },
    ],
    swaps: [{ avoid: 'dairy' as const, ingredient: 2, with: line('2', 'whole', 'avocados'), note: '' }],
  }
  let body: string
  beforeAll(async () => {
    await addRecipe(app.store.db, recipe)
    body = (await get('/recipes/onions')).body
  })

  // TOOL-STEP-1
  test('has its sentences exactly as written', () => {
    for (const [index, sentence] of SENTENCES.entries()) {
      const html = new RegExp(`id="step-${index + 1}".*?<p[^>]*>(.*?)</p>`, 's').exec(body)?.[1] ?? ''
      expect(textOf(html)).toBe(sentence)
    }
  })

  // TOOL-STEP-2
  test('links durations to their step in cook mode', () => {
    expect(body).toMatch(/<a href="\/recipes\/onions\/cook#step-1"[^>]*>.*?25 to 30 minutes<\/a>/)
  })

  // TOOL-KEEP-3
  test('has the total time and its allergens, and links its diets to the finder', () => {
    expect(textOf(body)).toContain('Total1 h 5 min')
    expect(textOf(body)).toContain('Contains: milk')
    expect(body).toContain('href="/recipes?diet=vegan"')
    expect(body).not.toContain('sunday"')
  })

  // TOOL-KEEP-3
  test('structured data, feeds and previews have it as written, whatever the query', async () => {
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
    expect(data).toContain('"recipeIngredient":["2 red onions","150 g yoghurt","4 tbsp oil"]')
    expect(data).toContain('"recipeYield":"2')
    for (const feed of ['/feed.json', '/rss.xml']) {
      const words = textOf((await get(feed)).body)
      expect(words, feed).toContain('150 g yoghurt')
      expect(words, feed).not.toMatch(/avocados|leeks/)
    }
    // The page's head determines its link previews, and parameters do not change the page.
    const chosen = await get('/recipes/onions?variation=0&avoid=dairy&servings=8&units=us')
    expect(chosen.body).toBe(body)
  })

  // REC-ING-4
  test('has headings in its list, without checkboxes', () => {
    expect(body).toMatch(/<h3[^>]*>For the sauce:<\/h3>/)
    expect(body.match(/type="checkbox"/g)).toHaveLength(recipe.ingredients.length - 1)
  })

  test('tools that need scripts are hidden without them', async () => {
    for (const label of ['Make it yours', 'Servings'])
      expect(body).toMatch(new RegExp(`aria-label="${label}"[^>]*class="[^"]*noscript:hidden`))
    const page = readHtml(body)
    const hearts = [...page.querySelectorAll('button')].filter(({ textContent }) =>
      /^Save /.test(textContent),
    )
    expect(hearts.map(({ className }) => className)).toEqual(
      Array(2).fill(expect.stringMatching(/(?:^| )noscript:hidden(?: |$)/)),
    )
    const style = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')
    expect((await get(String(style))).body).toMatch(
      /@media \(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*?\.noscript\\:hidden\{display:none\}/,
    )
  })

  test('`whole` appears nowhere in public: page, structured data, feeds, preview, lists', async () => {
    const spoken = body.replace(/<script type="application\/json".*?<\/script>/gs, '')
    expect(textOf(spoken).match(/2 red onions/g)?.length).toBe(2)
    const texts = [spoken]
    for (const url of ['/recipes', '/feed.json', '/rss.xml']) texts.push((await get(url)).body)
    for (const text of texts) expect(text.match(/.{20}\b\d+ ?whole\b.{20}/)).toBeNull()
  })
})

// REC-PAGE-4
test('steps, notes and variations are shown as typed, markup included', async () => {
  const typed = 'Stir *well* at **180** <b>hot</b> [here](https://example.com/)'
  await addRecipe(app.store.db, {
    slug: 'typed',
    title: 'Typed',
    instructions: [{ step: 1, instruction: `${typed}.` }],
    notes: `# Tip: ${typed}`,
    variations: [
      { name: `Winter ${typed}`, description: `Or ${typed}`, changes: [], steps: [], allergens: null },
    ],
  })
  const main = readHtml((await get('/recipes/typed')).body).querySelector('main')
  const wordsOf = (selector: string) => main?.querySelector(selector)?.textContent
  expect(wordsOf('#step-1 p')).toBe(`${typed}.`)
  expect(wordsOf('section[aria-labelledby="pro-tips"] li')).toBe(`# Tip: ${typed}`)
  expect(wordsOf('section[aria-labelledby="variations"] h3')).toBe(`Winter ${typed}`)
  expect(wordsOf('section[aria-labelledby="variations"] p')).toBe(`Or ${typed}`)
  expect(main?.querySelector('a[href^="https://example.com"]')).toBeNull()
})

describe('what a serving holds', () => {
  beforeAll(async () => {
    await addRecipe(app.store.db, {
      slug: 'oats',
      title: 'Oats',
      nutrition_source: 'computed',
      ingredients: [line('100', 'g', 'rolled oats'), line('400', 'g', 'whole milk yoghurt')],
      variations: [
        {
          name: 'With walnuts',
          description: '',
          changes: [{ ingredient: null, with: line('20', 'g', 'walnuts') }],
          steps: [],
          allergens: null,
        },
      ],
      swaps: [{ avoid: 'dairy' as const, ingredient: 1, with: null, note: '' }],
    })
  })

  // NUTR-CHOICE-1
  test('is returned for every possible line, the same for every query', async () => {
    const { lines } = (await get('/api/public/recipes/oats/nutrition')).json()
    expect(lines.map(({ ingredient }: { ingredient: string }) => ingredient)).toEqual([
      'rolled oats',
      'whole milk yoghurt',
      'walnuts',
    ])
    expect(lines[2].holds).toMatchObject({ kind: 'known', grams: 20 })
    expect((await get('/api/public/recipes/oats/nutrition?avoid=dairy&variation=1')).json()).toEqual({
      lines,
    })
  })

  test('is not returned for an unknown recipe or without computed figures', async () => {
    const answer = await get('/api/public/recipes/nowhere/nutrition')
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'There is no such recipe.'])
    await addRecipe(app.store.db, {
      slug: 'fixed',
      nutrition_source: 'fixed',
      ingredients: [line('100', 'g', 'oats')],
    })
    expect((await get('/api/public/recipes/fixed/nutrition')).json()).toEqual({ lines: [] })
  })
})

describe('what to cook next', () => {
  async function addCategory(name: string): Promise<number> {
    const slug = name.toLowerCase()
    const { id } = await app.store.db
      .insertInto('categories')
      .values({ name, name_key: slug, slug, color: '#7da84b', icon: 'leaf' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const ask = async (slug: string) => {
    const answer = await get(`/api/public/next-recipes/${slug}`)
    return slugs.parse(answer.json()).map((recipe) => recipe.slug)
  }

  // REC-NEXT-1
  test('ranks same category and tag, then category, then tag, then any; never the recipe itself', async () => {
    const category_id = await addCategory('Suppers')
    const add = (slug: string, day: number, fields: object) =>
      addRecipe(app.store.db, { slug, published_at: `2026-02-0${day}T12:00:00.000Z`, ...fields })
    await add('here', 5, { category_id, dietary_tags: ['keto'] })
    await add('neither', 4, {})
    await add('only-tag', 3, { dietary_tags: ['Keto'] })
    await add('only-category', 2, { category_id })
    await add('draft', 4, { category_id, dietary_tags: ['keto'], status: 'draft' })
    await add('both', 1, { category_id, dietary_tags: ['keto', 'quick'] })
    expect(await ask('here')).toEqual(['both', 'only-category', 'only-tag'])
    expect(await ask('neither')).toHaveLength(3)
    expect(await ask('neither')).toEqual(await ask('neither'))
  })

  test('reaches every recipe of a category from one to the next', async () => {
    const category_id = await addCategory('Soups')
    for (let day = 1; day <= 7; day += 1)
      await addRecipe(app.store.db, {
        slug: `soup-${day}`,
        category_id,
        published_at: `2026-01-0${day}T12:00:00.000Z`,
      })
    expect(await ask('soup-7')).toEqual(['soup-6', 'soup-5', 'soup-4'])
    expect(await ask('soup-2')).toEqual(['soup-1', 'soup-7', 'soup-6'])
  })

  test('is empty for an unknown recipe', async () => {
    expect(await ask('nothing-here')).toEqual([])
  })

  test('is updated when a recipe is added', async () => {
    await addRecipe(app.store.db, { slug: 'lonely', dietary_tags: ['lonely-tag'] })
    expect((await ask('lonely'))[0]).not.toBe('friend')
    await addRecipe(app.store.db, { slug: 'friend', dietary_tags: ['lonely-tag'] })
    await expect.poll(async () => (await ask('lonely'))[0]).toBe('friend')
  })
})
