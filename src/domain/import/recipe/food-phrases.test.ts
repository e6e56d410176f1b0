import { expect, test } from 'vitest'
import { FoodPhrases } from './food-phrases.ts'

const measured = (text: string) =>
  new FoodPhrases(text).measured().map(({ start, end }) => text.slice(start, end))
const bare = (text: string) => {
  const sentence = new FoodPhrases(text)
  return sentence.bare(sentence.measured()).map(({ start, end }) => text.slice(start, end))
}

// RIMPORT-TEXT-11
test.each([
  ['Soften two onions in a good knob of butter overnight.', ['two onions', 'a good knob of butter']],
  ['Add 2 large, ripe tomatoes together with a cup of stock.', ['2 large, ripe tomatoes', 'a cup of stock']],
  ['Take a 2 kg turkey.', ['2 kg turkey']],
  [
    'Add the juice of two limes and a third of a cup of honey.',
    ['the juice of two limes', 'a third of a cup of honey'],
  ],
  ['It is one-pan haddock.', []],
  ['Nestle 1 lb of sausages among the leeks.', ['1 lb of sausages']],
  ['Pour in half a pint of cider little by little.', ['half a pint of cider']],
  ['Stir in a 400ml can coconut milk.', ['a 400ml can coconut milk']],
  ['Stir in 400ml can coconut milk.', ['400ml can coconut milk']],
  ['Add a pinch chilli flakes and pinch the edges.', ['a pinch chilli flakes']],
  ['Season four 6-ounce tuna steaks.', ['four 6-ounce tuna steaks']],
  ['Heat 2 tbsp sunflower or rapeseed oil.', ['2 tbsp sunflower or rapeseed oil']],
  ['Cook 2 leeks till soft or golden.', ['2 leeks']],
  ['Stir in 2 peeled and chopped pears.', ['2 peeled and chopped pears']],
  ['Halve 4 ripe but firm plums.', ['4 ripe but firm plums']],
  ['Crumble over 80 g goats’ cheese.', ['80 g goats’ cheese']],
])('“%s” measures %j', (text, phrases) => {
  expect(measured(text)).toEqual(phrases)
})

test.each([
  ['Sprinkle garam masala and fresh coriander.', ['garam masala', 'fresh coriander']],
  ['Finish with kasuri methi.', ['kasuri methi']],
  ['Season with freshly ground black pepper.', ['freshly ground black pepper']],
])('“%s” names %j', (text, names) => {
  expect(bare(text)).toEqual(names)
})

// What is omitted from such a name may contain something the food before it does not: breadcrumbs, pastry.
test.each([
  ['Fry 6 chicken schnitzels.', ['6 chicken schnitzels']],
  ['Bake four apple turnovers and two leeks.', ['four apple turnovers', 'two leeks']],
  ['Heat two almond biscotti.', ['two almond biscotti']],
  ['Melt 2 tbsp butter, which foams.', ['2 tbsp butter']],
])('“%s” counts %j', (text, phrases) => {
  expect(measured(text)).toEqual(phrases)
})
