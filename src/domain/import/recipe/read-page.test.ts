import { expect, test } from 'vitest'
import { LONG } from '../../../../tests/support/run-length.ts'
import { readAnyRecipe } from './read-page.ts'
import { minutesInWords, readFacts } from './recipe-facts.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Lentil stew | My kitchen</title>${head}</head><body>
  <nav><a href="#i">Ingredients</a><a href="#m">Method</a></nav>${body}<footer>Ingredients we love</footer></body></html>`
const SHOWN = `<h1>Lentil stew</h1><p>Warm.</p>
  <div><span>Prep time: 15 min</span></div><div><span>Cook: 1 hr</span></div><p>Serves 4</p>
  <h2>Ingredients</h2><ul><li><span>200</span> <span>g</span> lentils</li><li>1 onion</li></ul>
  <h3>For the top</h3><ul><li>1 bunch parsley</li></ul>
  <h2>Directions</h2><ol><li>Boil the lentils.</li><li>Add the onion.</li></ol>
  <h2>Related posts</h2><ul><li>Another stew</li></ul>`
const inScript = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

// RIMPORT-PAGE-2
test('without recipe data the lists under Ingredients and Directions are read', () => {
  const read = readAnyRecipe(page(SHOWN, '<meta property="og:image" content="https://x.example/a.jpg">'))
  expect(read?.recipe).toMatchObject({
    title: 'Lentil stew',
    prep_time_minutes: 15,
    cook_time_minutes: 60,
    servings: 4,
    ingredients: [
      { amount: '200', unit: 'g', ingredient: 'lentils' },
      { amount: '1', ingredient: 'onion' },
      { ingredient: 'For the top:' },
      { amount: '1', unit: 'bunch', ingredient: 'parsley' },
    ],
    instructions: ['Boil the lentils.', 'Add the onion.'],
    picture_url: 'https://x.example/a.jpg',
    warnings: [expect.stringContaining('no recipe data')],
  })
  expect(read?.lines.map(({ role }) => role)).toContain('heading')
})

test('data that only names the recipe is completed from the page', () => {
  const head = inScript({ '@type': 'Recipe', name: 'Lentil stew, the best', recipeYield: '6' })
  expect(readAnyRecipe(page(SHOWN, head))?.recipe).toMatchObject({
    title: 'Lentil stew, the best',
    servings: 6,
    cook_time_minutes: 60,
    instructions: ['Boil the lentils.', 'Add the onion.'],
  })
})

test('times missing from the data are taken from the text of the page', () => {
  const head = inScript({
    '@type': 'Recipe',
    name: 'Stew',
    recipeIngredient: ['1 leek'],
    recipeInstructions: ['Boil.'],
  })
  expect(readAnyRecipe(page(SHOWN, head))?.recipe).toMatchObject({
    prep_time_minutes: 15,
    servings: 4,
    ingredients: [{ ingredient: 'leek' }],
    instructions: ['Boil.'],
  })
})

test('a page is read up to the end of its method, whatever follows without a heading', () => {
  const tail = '<p>Written by a friend</p><p>Blue hoodie: $49.99</p><p>Lentils, Stews</p>'
  const shown = SHOWN.replace('<h2>Related posts</h2>', tail)
  expect(readAnyRecipe(page(shown))?.recipe.instructions).toEqual(['Boil the lentils.', 'Add the onion.'])
})

test('nutrition figures above the list are not part of it, and items without an amount may begin it', () => {
  const figures = '<p>30g protein</p><p>5g fat, of which 1.5g saturates</p>'
  const read = readAnyRecipe(page(SHOWN.replace('<h2>Ingredients', `${figures}<h2>Ingredients [edit]`)))
  expect(read?.recipe.ingredients[0]).toMatchObject({ ingredient: 'lentils' })
  const bare = `<h1>Carrots</h1><p>My aunt made them.</p><ul><li>The thick ends of some carrots</li>
    <li>1 tsp salt</li><li>1 red chilli</li><li>1 tbsp soy sauce</li></ul><p>Boil the carrots.</p><p>Add the sauce.</p>`
  expect(readAnyRecipe(page(bare))?.recipe.ingredients).toHaveLength(4)
})

test('a list in the data that only names the foods is replaced by the one the page shows', () => {
  const longer = SHOWN.replace('<li>1 onion</li>', '<li>1 onion</li><li>2 leeks</li>')
  const head = inScript({
    '@type': 'recipe',
    name: 'Stew',
    recipeIngredient: ['Lentils'],
    recipeInstructions: ['Boil.', 'Stir.', 'Eat.'],
  })
  expect(readAnyRecipe(page(longer, head))?.recipe).toMatchObject({
    title: 'Stew',
    ingredients: { length: 5 },
    instructions: ['Boil.', 'Stir.', 'Eat.'],
  })
})

test('data without a recipe is not a recipe', () => {
  expect(readAnyRecipe('{"title": "Mix 2 eggs and 1 cup of milk. Whisk. Fry."}')).toBeNull()
})

test('a page whose source was HTML-escaped is read, and so are all named character references', () => {
  const body = SHOWN.replace('lentils</li>', '&frac12; lentils</li>')
  expect(readAnyRecipe(page(body).replaceAll('<', '&lt;').replaceAll('>', '&gt;'))?.recipe).toMatchObject({
    title: 'Lentil stew',
    servings: 4,
  })
  const data = {
    '@type': 'Recipe',
    name: 'Cr&egrave;me br&ucirc;l&eacute;e',
    recipeIngredient: ['&frac12; cup cream'],
  }
  expect(readAnyRecipe(JSON.stringify(data))?.recipe).toMatchObject({
    title: 'Crème brûlée',
    ingredients: [{ amount: '½', unit: 'cup', ingredient: 'cream' }],
  })
})

test.each([
  [
    'paragraphs for lists',
    '<h2>Ingredients</h2><p>200 g rice<br>1 onion</p><h2>Method</h2><p>Boil.</p><p>Serve.</p>',
  ],
  [
    'bold words for headings',
    '<p><strong>Ingredients</strong></p><ul><li>200 g rice</li><li>1 onion</li></ul><p><b>Method:</b></p><ol><li>Boil.</li><li>Serve.</li></ol>',
  ],
  [
    'a table',
    '<h3>Ingredients:</h3><table><tr><td>200 g</td><td>rice</td></tr><tr><td>1</td><td>onion</td></tr></table><h3>Instructions</h3><ol><li>Boil.</li><li>Serve.</li></ol>',
  ],
])('lists made of %s are read', (_, body) => {
  const read = readAnyRecipe(page(`<h1>Rice</h1>${body}<h2>Comments</h2><p>Lovely!</p>`))
  expect(read?.recipe).toMatchObject({ title: 'Rice', instructions: ['Boil.', 'Serve.'] })
  expect(read?.recipe.ingredients.map(({ ingredient }) => ingredient)).toEqual(['rice', 'onion'])
})

// RIMPORT-TIME-1
test.each([
  [{ prepTime: 'PT600M', cookTime: 'PT1800M' }, 10, 30],
  [{ prepTime: 'PT15M', cookTime: 'PT480M' }, 15, 480],
  [{ prepTime: 'PT20M', cookTime: 'PT180M', totalTime: 'PT1440M' }, 20, 180],
  [{ prepTime: 'PT10M', totalTime: 'PT3600M' }, 10, 3_590],
  [{ prepTime: 'PT600M', totalTime: 'PT3600M' }, 10, 50],
  [{ prepTime: 'PT0M', cookTime: 'PT1440M' }, 1, 1_440],
  [{ prepTime: 'PT45M', cookTime: 'PT90M' }, 45, 90],
])('seconds given as minutes: %j', (times, prep, cook) => {
  const data = {
    '@type': 'Recipe',
    name: 'A',
    recipeIngredient: ['1 egg'],
    recipeInstructions: 'Boil.',
    ...times,
  }
  expect(readAnyRecipe(JSON.stringify(data))?.recipe).toMatchObject({
    prep_time_minutes: prep,
    cook_time_minutes: cook,
  })
})

test('a text without a recipe is not read as a recipe', () => {
  const texts = [
    '',
    'hello',
    'Dear Maya,\n\nthank you for the letter. I tried the soup and we loved it.\n\nAnn',
    '<div>Just a page</div>',
    '<h1>Ingredients</h1><p>of a good life</p>',
    '{"@type":"Person"}',
    '['.repeat(10_000),
    '1. '.repeat(20_000),
    'Ingredients\n'.repeat(5_000),
    `{"${'a"b '.repeat(50_000)}`,
  ]
  for (const text of texts) expect(readAnyRecipe(text), text.slice(0, 40)).toBeNull()
})

test.each([
  '1, ',
  'a. ',
  '1 cup ',
  'Mix it. ',
  '• 1 a ',
  '#a ',
  '🍋',
  '🍋a',
  '= ',
  '\t1 a',
  '1\t',
  '> ',
  '| 1 ',
  'A 1. ',
  '@a{',
  '(1) ',
  'makes 2 ',
])('a line of 90,000 characters is read in bounded time: %j', (part) => {
  const line = part.repeat(90_000 / part.length)
  expect(readAnyRecipe(`Soup\n2 eggs\n1 leek\n${line}`)?.recipe.title).toBe('Soup')
})

const LINES = LONG ? 20_000 : 4_000

test.each(['½\n', '1-\n', '① \n', '@a{\n'])(`${LINES} lines of %j are read in bounded time`, (line) => {
  expect(readAnyRecipe(`Soup\n2 eggs\n1 leek\n${line.repeat(LINES)}`)?.recipe.title).toBe('Soup')
})

test('a text of many lines is read in bounded time', () => {
  const lines = Array.from({ length: 4_000 }, (_, index) => `${index} g flour, 2 eggs and 1 cup milk`)
  expect(readAnyRecipe(`Cake\n${lines.join('\n')}`)?.recipe.ingredients).toHaveLength(200)
})

test.each([
  ['half an hour', 30],
  ['an hour and a half', 90],
  ['1h30', 90],
  ['1 1/2 hours', 90],
  ['20-25 minutes', 25],
  ['about 2 hrs', 120],
  ['45 seconds', 1],
  ['forty-five minutes', 45],
  ['a while', null],
])('%s', (words, minutes) => {
  expect(minutesInWords(words)).toBe(minutes)
})

test.each([
  ['Serves 4', { servings: 4 }, true],
  ['Serves four to six', { servings: 4 }, true],
  ['For 4 people', { servings: 4 }, true],
  ['Makes about 2 dozen cookies', { servings: 24 }, true],
  ['Makes 12 muffins', { servings: 12, makes: '12 muffins' }, true],
  ['Prep: 10 mins / Cook: 1 hr 5 mins', { prep: 10, cook: 65 }, true],
  ['10 min prep 20 min cook', { prep: 10, cook: 20 }, true],
  ['Time: 45 minutes', { total: 45 }, true],
  ['Bake for 20 minutes until golden.', { cook: null }, false],
  ['2 cups flour', { servings: null }, false],
  ['A soup that serves 4 and is ready in 20 minutes', { servings: 4, total: 20 }, false],
])('%s', (line, facts, isOnlyFacts) => {
  const read = readFacts(line)
  expect(read.facts).toMatchObject(facts)
  expect(read.isOnlyFacts).toBe(isOnlyFacts)
})
