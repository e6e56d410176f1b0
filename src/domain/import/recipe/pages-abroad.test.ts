import { expect, test } from 'vitest'
import { readAnyRecipe } from './read-page.ts'
import { readFacts } from './recipe-facts.ts'
import { minutesOf } from './recipe-times.ts'

const readPage = (body: string) =>
  readAnyRecipe(`<!doctype html><html><head><title>Soup</title></head><body>${body}</body></html>`)?.recipe

// RIMPORT-TIME-2
test.each([
  ['Totale tijd: 20 minuten', { total: 20 }],
  ['Vorbereitungszeit: 15 Min.', { prep: 15 }],
  ['Temps de cuisson : 1 heure 10', { cook: 70 }],
  ['Tiempo de preparación: 10 minutos', { prep: 10 }],
  ['Tempo di cottura: 35 minuti', { cook: 35 }],
  ['Total tid: 45 minuter', { total: 45 }],
])('“%s” states a time', (line, told) => {
  expect(readFacts(line)).toMatchObject({ facts: told, isOnlyFacts: true })
})

test.each([
  ['15 perc', 15],
  ['1 óra 10 perc', 70],
  ['20 мин', 20],
  ['30 dk', 30],
])('%s is %i minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

// RIMPORT-PAGE-2
test.each([
  [
    'Dutch',
    '<h4>Bereiding</h4><ul><li><span>1</span><p>Was de prei en dep hem droog.</p></li><li><span>2</span><p>Doe de prei en het zout in een pan.</p></li><li><span>3</span><p>Breng op smaak met de peper en het sap.</p></li></ul>',
    'Ingrediënten',
  ],
  [
    'German',
    '<h2>Zubereitung</h2><p>Die Knollen schälen und würfeln.</p><p>Mit dem Salz in den Topf geben.</p><p>Alles mit den Blättern servieren und den Rest für den Abend lassen.</p>',
    'Zutaten',
  ],
  [
    'Spanish',
    '<h2>Elaboración</h2><p>Pelar los dientes y dorarlos.</p><p>Llevar los trozos a la olla con el agua.</p><p>Servir en los platos con el resto.</p>',
    'Ingredientes',
  ],
])('a method in %s keeps its last steps', (_, method, heading) => {
  const recipe = readPage(
    `<h1>Soep</h1><h2>${heading}</h2><ul><li>3 leeks</li><li>1 l water</li><li>2 g salt</li></ul>${method}`,
  )
  expect(recipe?.instructions).toHaveLength(3)
})

// RIMPORT-PAGE-1
test('a page that marks the whole recipe as instructions still yields its list and its steps', () => {
  const recipe = readPage(`<div class="hrecipe" itemscope itemtype="http://schema.org/Recipe">
    <h2 itemprop="name">Barley dumplings</h2>
    <div class="instructions" itemprop="about">
      <h3>Ingredients for Dough</h3><ul><li class="ingredient">2 cups barley flour</li><li class="ingredient">1 egg</li></ul>
      <h3>Ingredients for Dip</h3><ul><li class="ingredient">500 ml yogurt</li></ul>
      <h3>Method for Dough</h3><h4>Step 1</h4><p class="instructions">Knead all of it.</p><h4>Step 2</h4><p class="instructions">Shape into balls.</p>
      <h3>Method for Dip</h3><h4>Step 1</h4><p class="instructions">Stir the yogurt.</p>
      <span class="ingredient">Ingredients: <a href="/barley">Barley</a>, <a href="/egg">Egg</a></span>
    </div></div>`)
  expect(recipe?.ingredients.map(({ ingredient }) => ingredient)).toEqual(['barley flour', 'egg', 'yogurt'])
  expect(recipe?.instructions).toEqual(['Knead all of it.', 'Shape into balls.', 'Stir the yogurt.'])
})

test('a comma left over from joined list lines is not part of the ingredient', () => {
  const data = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 leek, ', '2 eggs'],
    recipeInstructions: ['Boil it.', 'Eat it.'],
  }
  const recipe = readPage(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
  expect(recipe?.ingredients.map(({ ingredient }) => ingredient)).toEqual(['leek', 'eggs'])
})
