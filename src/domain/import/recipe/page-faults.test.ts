import { expect, test } from 'vitest'
import { ingredientLine } from '../../content/ingredient-line.ts'
import { readAnyRecipe } from './read-page.ts'

// Errors of pages and their recipe data: missing, duplicate and misplaced values.

const read = (body: string, data?: object) => {
  const script = data
    ? `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Pea soup', ...data })}</script>`
    : ''
  return readAnyRecipe(
    `<!doctype html><html><head><title>Pea soup</title>${script}</head><body>${body}</body></html>`,
  )?.recipe
}
const LIST = ['300 g peas', '1 onion', '1 litre water']
const METHOD = ['Chop the onion and fry it in a wide pan.', 'Add the peas and simmer them for ten minutes.']
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')

// RIMPORT-PAGE-4
test('a first step that contains all the others is omitted', () => {
  const recipeInstructions = [METHOD.join('\n\n'), ...METHOD]
  expect(read('', { recipeIngredient: LIST, recipeInstructions })?.instructions).toEqual(METHOD)
})

test('steps that were split at their commas are joined', () => {
  const recipeInstructions = ['Chop the onion', 'fry it in a wide pan.', 'Add the peas.']
  expect(read('', { recipeIngredient: LIST, recipeInstructions })?.instructions).toEqual([
    'Chop the onion, fry it in a wide pan.',
    'Add the peas.',
  ])
})

test('a method that lost its line breaks is split where a sentence runs into the next', () => {
  const recipeInstructions =
    'Chop the onion.Fry it in a wide pan.Add the peas and the water.Simmer for ten minutes.'
  expect(read('', { recipeIngredient: LIST, recipeInstructions })?.instructions).toHaveLength(4)
})

test('a method that only repeats the beginning of the description is ignored', () => {
  const description =
    'This soup of peas is what everyone asks for in spring, and it takes no more than half an hour of your time.'
  const data = { recipeIngredient: LIST, description, recipeInstructions: description.slice(0, 95) }
  expect(read('', data)).toMatchObject({ instructions: [], description })
})

test('a section is read whatever the case of its list property', () => {
  const recipeInstructions = [
    { '@type': 'HowToSection', name: 'Soup', ItemListElement: [{ '@type': 'HowToStep', text: METHOD[0] }] },
    { '@type': 'HowToSection', name: 'Top', ItemListElement: [{ '@type': 'HowToStep', text: METHOD[1] }] },
  ]
  expect(read('', { recipeIngredient: LIST, recipeInstructions })?.instructions).toEqual([
    `Soup: ${METHOD[0]}`,
    `Top: ${METHOD[1]}`,
  ])
})

test('a credit to an earlier publication is a note, even after numbered steps', () => {
  const source = 'This recipe was provided by a restaurant and has not been tested at home.'
  const recipeInstructions = [`1) ${METHOD[0]}\n2) ${METHOD[1]}\n\n${source}`]
  expect(read('', { recipeIngredient: LIST, recipeInstructions })).toMatchObject({
    instructions: METHOD,
    notes: source,
  })
})

test('lines naming a part of the dish become headings, and sentences within a list become notes', () => {
  const told = 'For a thicker soup, increase the peas to 500 g and use only half of the water that is listed.'
  const recipeIngredient = [
    ...LIST,
    told,
    'Herb topping',
    '1 bunch parsley',
    'For the fried bread',
    '2 slices bread',
  ]
  const recipe = read('', { recipeIngredient, recipeInstructions: METHOD })
  expect(recipe?.ingredients.map(ingredientLine)).toEqual([
    ...LIST,
    'Herb topping:',
    '1 bunch parsley',
    'For the fried bread:',
    '2 slices bread',
  ])
  expect(recipe?.notes).toBe(told)
})

// RIMPORT-PAGE-3
test('remarks of the page about itself among the lines are dropped', () => {
  const recipeIngredient = [
    'for 5 (small) servings',
    ...LIST,
    'For full ingredient list, see Nutrition',
    '4" x 6" (344 KB)',
  ]
  const recipeInstructions = ['Cooking mode: the screen will stay on', ...METHOD]
  const recipe = read('', { recipeIngredient, recipeInstructions })
  expect(recipe?.ingredients.map(ingredientLine)).toEqual(LIST)
  expect(recipe?.instructions).toEqual(METHOD)
})

test.each([
  ['2 cups stock ($0.26)', '2 cups stock'],
  ['1 tbsp cream ( Order online )', '1 tbsp cream'],
  ['4 chops (find them here.)', '4 chops'],
  ['1 tbsp honey (see notes)', '1 tbsp honey'],
  ['2 tsp seeds (optional, see note 4)', '2 tsp seeds (optional)'],
  ['1 cup milk (Note 1b) (240 ml)', '1 cup milk (240 ml)'],
  ['1 cup milk ((see note 1)) (240 ml)', '1 cup milk (240 ml)'],
  ['4 slices bacon, cooked crisp &amp, crumbled', '4 slices bacon, cooked crisp &, crumbled'],
])('“%s” is read without references to the page', (line, expected) => {
  const [first] =
    read('', { recipeIngredient: [line, ...LIST], recipeInstructions: METHOD })?.ingredients ?? []
  expect(first && ingredientLine(first)).toBe(expected)
})

// RIMPORT-PAGE-5
test('a list that is incomplete in the data is read from the page', () => {
  const whole = [...LIST, '200 g potatoes', '2 carrots']
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list(whole)}<h2>Method</h2>${paragraphs(METHOD)}`
  const recipe = read(body, { recipeIngredient: LIST, recipeInstructions: METHOD })
  expect(recipe?.ingredients.map(ingredientLine)).toEqual(whole)
})

test.each([
  ['the same foods in other units', ['2 cups peas', '1 cup onion', '4 cups water']],
  ['tools', ['1 large pan', '1 blender']],
])('%s on the page do not extend the ingredient list', (_, others) => {
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list([...LIST, ...others])}<h2>Method</h2>${paragraphs(METHOD)}`
  const recipe = read(body, { recipeIngredient: LIST, recipeInstructions: METHOD })
  expect(recipe?.ingredients.map(ingredientLine)).toEqual(LIST)
})

test('a method is read from the page where the page shows no ingredient list', () => {
  const steps = METHOD.map((step, at) => `<p>Step ${at + 1}</p><p>${step}</p>`).join('')
  const recipe = read(`<h1>Pea soup</h1><h2>Method</h2>${steps}<h2>Comments</h2>`, { recipeIngredient: LIST })
  expect(recipe?.instructions).toEqual(METHOD)
  expect(recipe?.ingredients.map(ingredientLine)).toEqual(LIST)
})

// RIMPORT-PAGE-2
test('amounts in separate lines after the names belong to the names', () => {
  const pairs = [
    ['Peas with 5 % salt', '300 g, thawed'],
    ['Onions', '2 pieces'],
    ['Salt', '1 pinch'],
    ['Oil', '½ tsp'],
  ]
  const lines = pairs.map(
    ([name, amount]) => `<div>${name}</div><div>${amount}</div><div>3 personal points</div>`,
  )
  const body = `<h1>Pea soup</h1><h3>Ingredients</h3>${lines.join('')}<h3>Method</h3>${list(METHOD)}`
  expect(read(body)?.ingredients.map(ingredientLine)).toEqual([
    '300 g Peas with 5 % salt, thawed',
    '2 pieces Onions',
    '1 pinch Salt',
    '½ tsp Oil',
  ])
})

test('a row of labels is read with the row of values below it', () => {
  const body = `<h1>Pea soup</h1><table><tr><th>Prep time</th><th>Cook time</th><th>Yields</th><th>Serving Size</th></tr>
    <tr><td>10 minutes</td><td>25 minutes</td><td>4 servings</td><td>1 cup</td></tr></table>
    <h3>Ingredients</h3>${list(LIST)}<h3>Directions</h3>${list(METHOD)}`
  expect(read(body)).toMatchObject({ prep_time_minutes: 10, cook_time_minutes: 25, servings: 4 })
})

test('a method that precedes the ingredient list is read with the list', () => {
  const body = `<h1>Pea soup</h1><ul><li>Protein: 20g</li><li>Carbohydrate: 40g</li><li>Fat: 3g</li></ul>
    <h2>Method</h2>${paragraphs(METHOD)}<p>Ingredients in your box:</p>${list(LIST)}<h2>Share it</h2><p>Tag us</p>`
  expect(read(body)).toMatchObject({ instructions: METHOD, ingredients: [{}, {}, {}] })
})

test.each([
  ['Valeurs nutritionnelles', '<li>2 g protéines</li><li>5 g glucides</li>'],
  ['Nutrition', '<li>Protein 2 g</li><li>Fat 5 g</li>'],
])('“%s” between list and method is skipped', (heading, figures) => {
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list(LIST)}<p>${heading}</p><ul>${figures}</ul>
    <h2>Method</h2>${paragraphs(METHOD)}`
  expect(read(body)).toMatchObject({ instructions: METHOD, ingredients: [{}, {}, {}] })
})

test.each([
  ['Kommentare', 'Das war sehr gut.'],
  ['24 commentaires', 'Quelle bonne idée !'],
  ['Gerelateerde recepten', 'Kruidige soep met prei.'],
])('“%s” ends the method', (heading, text) => {
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list(LIST)}<p>Method</p>${paragraphs(METHOD)}<p>${heading}</p><p>${text}</p>`
  expect(read(body)?.instructions).toEqual(METHOD)
})

test('a recipe that the page shows twice is read once', () => {
  const steps = [...METHOD, 'Serve it hot with the bread.', 'Keep the rest for the next day in a jar.']
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list([...LIST, ...LIST])}<h2>Method</h2>${paragraphs([...steps, ...steps])}`
  const recipe = read(body)
  expect(recipe?.ingredients.map(ingredientLine)).toEqual(LIST)
  expect(recipe?.instructions).toEqual(steps)
})

test.each([
  ['1', '2', '3'],
  ['1. Schritt', '2. Schritt', '3. Schritt'],
  ['Passo 1', 'Passo 2', 'Passo 3'],
])('%s on a separate line numbers the following step', (...numbers) => {
  const steps = [
    'Chop the onion. Fry it in a wide pan. Let it brown a little.',
    'Add the peas. Pour in the water. Simmer them for ten minutes.',
    'Take it off the stove. Blend it well. Serve it with bread and a smile :-)',
  ]
  const method = steps.map((step, at) => `<p>${numbers[at]}</p><p>${step}</p>`).join('')
  const body = `<h1>Pea soup</h1><h2>Ingredients</h2>${list(LIST)}<h2>Method</h2>${method}<h3>Kommentare</h3><p>A</p><p>B</p>`
  expect(read(body)?.instructions).toEqual(steps)
})

test('numbers followed by a dash number steps', () => {
  const steps = [...METHOD, 'Blend it and season it to taste.']
  const method = paragraphs(steps.map((step, at) => `${at + 1}- ${step}`))
  expect(read(`<h1>Pea soup</h1><h3>For 2 people</h3>${list(LIST)}${method}`)?.instructions).toEqual(steps)
})

test('lines separated by line breaks inside a list item are a list', () => {
  const body = `<h1>Pea soup</h1><h3>Ingredients</h3><ol><li><b>For the soup</b>:<br>300 g peas<br>1 onion, sliced<br>Water</li></ol>
    <ol><li><b>For the top</b>:<br>1 bunch parsley<br>2 tbsp oil</li></ol><h3>Directions</h3><ol>${METHOD.map((step) => `<li>${step}</li>`).join('')}</ol>`
  expect(read(body)?.ingredients.map(ingredientLine)).toEqual([
    'For the soup:',
    '300 g peas',
    '1 onion, sliced',
    'Water',
    'For the top:',
    '1 bunch parsley',
    '2 tbsp oil',
  ])
})

// RIMPORT-TIME-2
test('for steps in a language without known heating words a total time is not read as preparation time', () => {
  const recipeInstructions = ['Kok risen med saltet i ti minutter.', 'Del løken og brun den i smøret.']
  const data = { recipeIngredient: LIST, recipeInstructions, totalTime: 'PT30M' }
  expect(read('', data)).toMatchObject({ prep_time_minutes: null, cook_time_minutes: 30 })
})
