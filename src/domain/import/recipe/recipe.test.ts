import { expect, test } from 'vitest'
import { findRecipe } from './find-recipe.ts'
import { readAnyRecipe } from './read-page.ts'
import { readRecipe } from './read-recipe.ts'
import { minutesOf } from './recipe-times.ts'

test.each([
  ['PT1H30M', 90],
  ['P1DT2H', 1560],
  ['PT90S', 2],
  ['PT0M', 0],
  ['P2H10M', 130],
  ['PT0D4H45M', 285],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P0Y0M0DT1H0M', 60],
  ['P30M', 30],
  ['PT30', 30],
  ['PT1H30', 90],
  ['PT1,5H', 90],
  ['PT 1H 20 Min', 80],
  ['PT45minutes', 45],
  ['T20M', 20],
  ['P1W', 10_080],
  ['P3M', 3],
  ['P0Y3M0D', null],
  ['00:45:00', 45],
  ['1:30', 90],
  ['1 Std. 20 Min.', 80],
  ['1 heure 15 minutes', 75],
  ['45 minuti', 45],
  ['1 hr 30 min', 90],
  ['45', 45],
  ['PT', null],
  ['soon', null],
])('%s', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes)
})

const RECIPE = {
  '@type': ['Recipe', 'NewsArticle'],
  name: 'Oats &amp; berries',
  author: { '@type': 'Person', name: 'Ann' },
  prepTime: 'PT10M',
  totalTime: 'PT25M',
  recipeYield: ['4', '4 bowls'],
  recipeIngredient: ['2 cups oats', '1 ½ tsp <b>salt</b>'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Base',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Stir.' },
        { '@type': 'HowToStep', text: 'Rest.' },
      ],
    },
    { '@type': 'HowToStep', name: 'Serve' },
    'Eat.',
  ],
  suitableForDiet: 'https://schema.org/GlutenFreeDiet',
  keywords: 'breakfast, quick',
  nutrition: { calories: '200' },
  image: [{ url: 'https://x.example/a.jpg' }],
}

function read(pasted: string) {
  const data = findRecipe(pasted)
  return data && readRecipe(data)
}

// NUTR-CARD-2
test('a recipe in a page’s graph is found and read completely', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, RECIPE] }
  const page = `<html><head><script type="application/ld+json">{"broken": </script>
    <script type="application/ld+json">${JSON.stringify(graph)}</script></head><body></body></html>`
  expect(read(page)).toEqual({
    title: 'Oats & berries',
    description: '',
    prep_time_minutes: 10,
    cook_time_minutes: 15,
    servings: 4,
    ingredients: [
      { amount: '2', unit: 'cups', ingredient: 'oats' },
      { amount: '1½', unit: 'tsp', ingredient: 'salt' },
    ],
    instructions: ['Base: Stir.', 'Rest.', 'Serve', 'Eat.'],
    dietary_tags: ['gluten-free', 'quick'],
    meta_keywords: ['breakfast', 'quick'],
    notes: '',
    picture_url: 'https://x.example/a.jpg',
    warnings: expect.arrayContaining([
      expect.stringContaining('bowls'),
      expect.stringContaining('by Ann'),
      expect.stringContaining('nutrition figures stay behind'),
    ]),
  })
})

// RIMPORT-TEXT-7
test('steps in a single text are separated, and microdata is read where there is no JSON', () => {
  expect(
    read(
      JSON.stringify({ '@type': 'Recipe', name: 'A', recipeInstructions: '<p>1. Cut.</p><p>2. Cook.</p>' }),
    )?.instructions,
  ).toEqual(['Cut.', 'Cook.'])
  const marked = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1><time itemprop="cookTime" datetime="PT20M">20</time>
    <span itemprop="recipeIngredient">1 onion</span><span itemprop="recipeIngredient">2 cups stock</span>
    <ol itemprop="recipeInstructions"><li>Chop.</li><li>Boil.</li></ol></div>`
  expect(read(marked)).toMatchObject({
    title: 'Soup',
    cook_time_minutes: 20,
    instructions: ['Chop.', 'Boil.'],
  })
  expect(read(marked)?.ingredients).toHaveLength(2)
})

const SMALL = '{"@type":"Recipe","name":"Soup &amp; more","recipeIngredient":["1 onion"]}'
const inScript = (text: string, type = 'application/ld+json') =>
  `<p>Page</p><script type="${type}">${text}</script>`

test.each([
  ['escaped as HTML', inScript(SMALL.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))],
  ['escaped, by itself', SMALL.replaceAll('"', '&quot;')],
  ['a comma too many', inScript(SMALL.replace('"]}', '",],}'))],
  ['a comma too few', inScript(`[{"@type":"WebPage"}\n${SMALL}]`)],
  ['an escape of JavaScript', inScript(SMALL.replace('more', String.raw`more", "description": "Ann\'s`))],
  ['a line break in a text', inScript(SMALL.replace('1 onion', '1\nonion'))],
  ['a list in a list', inScript(`[[{"@type":"WebPage"},${SMALL}]]`)],
  ['a list in a list, by itself', `[[{"@type":"WebPage"},${SMALL}]]`],
  ['CDATA', inScript(`//<![CDATA[\n${SMALL}\n//]]>`)],
  ['another type', inScript(SMALL, 'application/json')],
  ['a variable', inScript(`window.data = {"page": ${SMALL}};`, 'text/javascript')],
])('a recipe in malformed data is read: %s', (_, page) => {
  expect(read(page)).toMatchObject({
    title: 'Soup & more',
    ingredients: [{ amount: '1', ingredient: 'onion' }],
  })
})

test('a text without a recipe or with endless nesting gives null', () => {
  for (const text of ['', 'hello', '{"@type":"Person"}', '['.repeat(10_000), '<div>'.repeat(100)])
    expect(read(text)).toBeNull()
})

test('a method whose steps were joined with commas is split again', () => {
  const recipe = read(
    JSON.stringify({
      '@type': 'Recipe',
      recipeInstructions:
        'Mix the dough (by hand)., Let it rise, covered., Heat to 220°C., Bake it at 200°., Eat.',
    }),
  )
  expect(recipe?.instructions).toEqual([
    'Mix the dough (by hand).',
    'Let it rise, covered.',
    'Heat to 220°C.',
    'Bake it at 200°.',
    'Eat.',
  ])
})

test('a credit to an earlier publication is a note, not a step', () => {
  const credit = 'Reprinted with permission from The Blue Kettle by A. N. Author.'
  const recipeInstructions = ['Boil the kettle.', 'Pour.', credit, '© 2031 Kettle Press']
  expect(readRecipe({ name: 'Tea', recipeIngredient: ['1 teabag'], recipeInstructions })).toMatchObject({
    instructions: ['Boil the kettle.', 'Pour.'],
    notes: `${credit}\n© 2031 Kettle Press`,
  })
})

test('an ingredient list repeated as the method is ignored', () => {
  const list = ['2 cups rice', '1 onion']
  expect(readRecipe({ name: 'Rice', recipeIngredient: list, recipeInstructions: list }).instructions).toEqual(
    [],
  )
})

test('the beginning of a step is not used as its name', () => {
  const step = {
    '@type': 'HowToStep',
    name: 'Step 4: Finely mince the ga…',
    text: 'Finely mince the garlic.',
  }
  const data = { name: 'Pizza', recipeIngredient: ['1 clove garlic'], recipeInstructions: [step, 'Bake.'] }
  expect(readRecipe(data).instructions).toEqual(['Finely mince the garlic.', 'Bake.'])
})

test('a method stated twice is read once, and a step number is not a step name', () => {
  const steps = ['Soak the rice.', 'Drain it.', 'Steam it.'].map((text, at) => ({
    '@type': 'HowToStep',
    name: `instruction ${at}`,
    text,
  }))
  const data = { name: 'Rice', recipeIngredient: ['1 cup rice'], recipeInstructions: [...steps, ...steps] }
  expect(readRecipe(data).instructions).toEqual(['Soak the rice.', 'Drain it.', 'Steam it.'])
})

test('marked text before marked paragraphs is read together with them', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name"></p><h1 itemprop="name">Chicken</h1>
    <i itemprop="recipeIngredient">1 chicken</i>
    <div itemprop="recipeInstructions">1) Flatten it.<p>2) Flour it.</p><p>3) Fry it.</p></div></div>`
  expect(readAnyRecipe(html)?.recipe).toMatchObject({
    title: 'Chicken',
    instructions: ['Flatten it.', 'Flour it.', 'Fry it.'],
  })
})

test('nutritional yeast is a food, not a nutrition figure', () => {
  const recipeIngredient = ['Nutritional yeast, to serve', '200 g pasta']
  const recipe = readRecipe({ name: 'Pasta', recipeIngredient, recipeInstructions: ['Boil it.'] })
  expect(recipe.ingredients).toHaveLength(2)
})

test('a list encoded as an object with numeric keys is read as a list', () => {
  const recipe = readRecipe({
    name: 'Toast',
    recipeIngredient: { 0: '2 slices bread', 2: '10 g butter' },
    recipeInstructions: { 1: { '@type': 'HowToStep', text: 'Toast it.' }, 2: 'Butter it.' },
  })
  expect(recipe.ingredients).toHaveLength(2)
  expect(recipe.instructions).toEqual(['Toast it.', 'Butter it.'])
})

test('a request to the page’s readers is not a step', () => {
  const recipeInstructions = [
    'Leave a gap between the buns.',
    'Bake them.',
    '★ Did you bake these? Tell everyone!',
    'Please leave a review below.',
    'Tag us @buns',
    'Don’t forget to rate it.',
  ]
  expect(readRecipe({ name: 'Buns', recipeIngredient: ['6 buns'], recipeInstructions }).instructions).toEqual(
    recipeInstructions.slice(0, 2),
  )
})

test('impossible times are dropped, and two zero times leave the total', () => {
  const timed = (times: object) => {
    const { prep_time_minutes, cook_time_minutes } = readRecipe({ name: 'Soup', ...times })
    return [prep_time_minutes, cook_time_minutes]
  }
  expect(timed({ prepTime: 'PT8M', cookTime: 'PT-472000H5M', totalTime: 'PT30M' })).toEqual([8, 22])
  expect(timed({ cookTime: 'PT472000H5M' })).toEqual([null, null])
  expect(timed({ prepTime: 'P0D', cookTime: 'PT0M', totalTime: 'PT50M' })).toEqual([null, 50])
  expect(timed({ prepTime: 'PT20M', cookTime: 'PT0M', totalTime: 'PT20M' })).toEqual([20, 0])
})
