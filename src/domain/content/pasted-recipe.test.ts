import { expect, test } from 'vitest'
import { ingredientLine } from './ingredient-line.ts'
import { splitIngredient, splitIngredients, splitSteps } from './pasted-recipe.ts'

// REC-ING-8
test.each([
  ['2 tbsp olive oil', '2', 'tbsp', 'olive oil'],
  ['2 Tablespoons of olive oil', '2', 'Tablespoons', 'olive oil'],
  ['½ cup (120 g) oats', '½', 'cup', 'oats (120 g)'],
  ['1-2 carrots, grated', '1-2', 'whole', 'carrots, grated'],
  ['1 – 2 carrots', '1–2', 'whole', 'carrots'],
  ['2 to 3 eggs', '2 to 3', 'whole', 'eggs'],
  ['a pinch of salt', 'a', 'pinch', 'salt'],
  ['200g flour', '200', 'g', 'flour'],
  ['200 g. flour', '200', 'g', 'flour'],
  ['1.5 kg potatoes', '1.5', 'kg', 'potatoes'],
  ['1,5 dl milk', '1,5', 'dl', 'milk'],
  ['1 1/2 cups rice', '1 1/2', 'cups', 'rice'],
  ['1 ½ cups rice', '1½', 'cups', 'rice'],
  ['1½ cups rice', '1½', 'cups', 'rice'],
  ['1⁄2 tsp salt', '1⁄2', 'tsp', 'salt'],
  ['3/4 cup sugar', '3/4', 'cup', 'sugar'],
  ['1 heaped tsp honey', '1', 'heaped tsp', 'honey'],
  ['2 large handfuls of spinach', '2', 'large handfuls', 'spinach'],
  ['2 large eggs', '2', 'whole', 'large eggs'],
  ['an avocado', '1', 'whole', 'avocado'],
  ['half a lemon', '½', 'whole', 'lemon'],
  ['quarter cup light coconut milk', '¼', 'cup', 'light coconut milk'],
  ['a third of a cup sugar', '⅓', 'cup', 'sugar'],
  ['Butter, 170 g: Cut into small pieces.', '170', 'g', 'Butter, cut into small pieces'],
  ['Eggs, 2: At room temperature.', '2', 'whole', 'Eggs, at room temperature'],
  ['two onions', 'two', 'whole', 'onions'],
  ['2 cloves garlic', '2', 'cloves', 'garlic'],
  ['2 x 400g tins chopped tomatoes', '2', 'x 400g tins', 'chopped tomatoes'],
  ['1 (400 g) can chickpeas', '1', '(400 g) can', 'chickpeas'],
  ['5 cm piece of ginger', '5', 'cm piece', 'ginger'],
  ['a few sprigs of thyme', 'a few', 'sprigs', 'thyme'],
  ['a few mint leaves', '', '', 'a few mint leaves'],
  ['about 300 ml stock', 'about 300', 'ml', 'stock'],
  ['2 whole bananas', '2', 'whole', 'bananas'],
  ['1 lime', '1', 'whole', 'lime'],
  ['Salt and pepper, to taste', '', '', 'Salt and pepper, to taste'],
  ['Juice of 1 lemon', '1', 'whole', 'lemon, juice of'],
  ['zest and juice of 2 limes, plus wedges', '2', 'whole', 'limes, zest and juice of, plus wedges'],
  ['finely grated zest of ½ orange', '½', 'whole', 'orange, finely grated zest of'],
  ['seeds from 1 pomegranate', '1', 'whole', 'pomegranate, seeds of'],
  ['juice of a lemon', '1', 'whole', 'lemon, juice of'],
  ['juice of lemons', '', '', 'juice of lemons'],
  ['400g tin chickpeas, drained', '1', '400g tin', 'chickpeas, drained'],
  ['250 g pack of butter', '1', '250 g pack', 'butter'],
  ['pinch of saffron threads', '1', 'pinch', 'saffron threads'],
  ['Small bunch of flat-leaf parsley', '1', 'small bunch', 'flat-leaf parsley'],
  ['handful mint', '1', 'handful', 'mint'],
  ['apples', '', '', 'apples'],
  ['70% dark chocolate, 100 g', '100', 'g', '70% dark chocolate'],
  ['Olive oil – 2 tbsp', '2', 'tbsp', 'Olive oil'],
  ['Flour: 200 g', '200', 'g', 'Flour'],
  ['200 g', '', '', '200 g'],
  ['6 cups/1.4 litres stock', '6', 'cups', 'stock (1.4 litres)'],
  ['½ cup / 120 ml milk', '½', 'cup', 'milk (120 ml)'],
  ['200g/7oz plain flour', '200', 'g', 'plain flour (7oz)'],
  ['1/2 c. sugar', '1/2', 'cup', 'sugar'],
  ['2 c flour', '2', 'cup', 'flour'],
  ['1 T. oil', '1', 'tbsp', 'oil'],
  ['1 t salt', '1', 'tsp', 'salt'],
  ['2 t-bone steaks', '2', 'whole', 't-bone steaks'],
  ['1 (14-oz) can chickpeas', '1', '(14-oz) can', 'chickpeas'],
  ['1 (14.5 ounce) can tomatoes', '1', '(14.5 ounce) can', 'tomatoes'],
  ['2 14-oz cans coconut milk', '2', '14-oz cans', 'coconut milk'],
  ['- 2 cups spinach', '2', 'cups', 'spinach'],
  ['–½ cup oats', '½', 'cup', 'oats'],
  ['For the soup:', '', '', 'For the soup:'],
  ['For the dressing', '', '', 'For the dressing:'],
  ['**Sauce**', '', '', 'Sauce:'],
  ['## To finish', '', '', 'To finish:'],
  ['FOR THE TOPPING :', '', '', 'FOR THE TOPPING:'],
  ['For the best taste, fresh basil', '', '', 'For the best taste, fresh basil'],
  ['1 cup + 2 tablespoons heavy cream', '1', 'cup + 2 tablespoons', 'heavy cream'],
  ['1 cup plus 2 tbsp whole milk', '1', 'cup plus 2 tbsp', 'whole milk'],
  ['2 tablespoons and 2 teaspoons soy sauce', '2', 'tablespoons and 2 teaspoons', 'soy sauce'],
  ['2 cups (250 g) plus 2 tablespoons flour', '2', 'cups plus 2 tablespoons', 'flour (250 g)'],
  ['1 cup minus 1 tablespoon flour', '1', 'cup minus 1 tablespoon', 'flour'],
  ['1 lb 2 oz strawberries', '1', 'lb 2 oz', 'strawberries'],
  ['1kg 500g potatoes', '1', 'kg 500g', 'potatoes'],
  ['1 and 1/2 teaspoons salt', '1 and 1/2', 'teaspoons', 'salt'],
  ['one and a half cups sugar', 'one and a half', 'cups', 'sugar'],
  ['600g/1lb 5oz cream cheese', '600', 'g', 'cream cheese (1lb 5oz)'],
  ['1-1½kg/2-3lb shoulder of lamb', '1-1½', 'kg', 'shoulder of lamb (2-3lb)'],
  ['150ml/¼ pint double cream', '150', 'ml', 'double cream (¼ pint)'],
  ['25g/1oz butter, softened', '25', 'g', 'butter (1oz), softened'],
  ['120ml (½ cup) olive oil', '120', 'ml', 'olive oil (½ cup)'],
  ['1 cup [240 ml] milk', '1', 'cup', 'milk (240 ml)'],
  ['200g-250g spinach', '200-250', 'g', 'spinach'],
  ['1 tsp to 1 tbsp hot sauce', '1 tsp to 1', 'tbsp', 'hot sauce'],
  ['2.5cm/1in piece ginger, grated', '1', '2.5cm/1in piece', 'ginger, grated'],
  ['a 3cm piece of ginger', 'a', '3cm piece', 'ginger'],
  ['1-inch piece ginger', '1', 'inch piece', 'ginger'],
  ['2-inch cinnamon stick', '1', 'whole', '2-inch cinnamon stick'],
  ['8-inch flour tortilla', '1', 'whole', '8-inch flour tortilla'],
  ['1" ginger', '1', 'inch', 'ginger'],
  ['2 cm ginger', '2', 'cm', 'ginger'],
  ['1 (14-ounce/398 mL) can coconut milk', '1', '(14-ounce/398 mL) can', 'coconut milk'],
  ['2 x 400g/14oz cans plum tomatoes', '2', 'x 400g/14oz cans', 'plum tomatoes'],
  ['1 x 500g/1lb 2oz swede, diced', '1', 'x 500g/1lb 2oz', 'swede, diced'],
  ['3 litres/5¼ pints of stock', '3', 'litres', 'stock (5¼ pints)'],
  [
    '1 cup plus 2 tablespoons / 160 g rye flour, sifted',
    '1',
    'cup plus 2 tablespoons',
    'rye flour (160 g), sifted',
  ],
  ['450g/1lb skinless, boneless turkey, diced', '450', 'g', 'skinless, boneless turkey (1lb), diced'],
  ['50g/2oz lard or 3 tbsp oil', '50', 'g', 'lard (2oz) or 3 tbsp oil'],
  ['300g/11oz rye flour + extra for dusting', '300', 'g', 'rye flour (11oz) + extra for dusting'],
  ['3 tablespoon(s) sherry', '3', 'tablespoons', 'sherry'],
  ['1 clove(s) of garlic', '1', 'clove', 'garlic'],
  ['2 thumb-size pieces ginger', '2', 'thumb-size pieces', 'ginger'],
  ['3 square pieces nori', '3', 'whole', 'square pieces nori'],
  ['small cup thick yoghurt', '1', 'small cup', 'thick yoghurt'],
  ['1 packet-trimmed tongue', '1', 'whole', 'packet-trimmed tongue'],
  ['6 whole wheat wraps', '6', 'whole', 'whole wheat wraps'],
  ['1 tsp (5 ml) finely grated, peeled ginger', '1', 'tsp', 'finely grated, peeled ginger (5 ml)'],
  ['Two 2-ounce (55 g) packages nori', 'Two', '2-ounce (55 g) packages', 'nori'],
  ['kernels from 2 cobs', '2', 'whole', 'cobs, kernels of'],
  ['juice of 1 orange (about 80 ml)', '1', 'whole', 'orange, juice of (about 80 ml)'],
  ['2 – 14 oz. cans coconut milk', '2', '14 oz. cans', 'coconut milk'],
  ['16-oz package spaghetti', '1', '16-oz package', 'spaghetti'],
  ['22-oz flour', '22', 'oz', 'flour'],
  ['3/4 of a 400 g tin of tomatoes', '3/4', '400 g tin', 'tomatoes'],
  ['2 TB olive oil', '2', 'TB', 'olive oil'],
  ['2 qt water', '2', 'qt', 'water'],
  ['½ gallon cider', '½', 'gallon', 'cider'],
  ['1 dessertspoon honey', '1', 'dessertspoon', 'honey'],
  ['100gm paneer', '100', 'gm', 'paneer'],
  ['500 mls stock', '500', 'mls', 'stock'],
  ['a good glug of olive oil', 'a', 'good glug', 'olive oil'],
  ['squeeze of lime juice', '1', 'squeeze', 'lime juice'],
  ['1 packed cup brown sugar', '1', 'packed cup', 'brown sugar'],
  ['a couple of bay leaves', 'a couple of', 'whole', 'bay leaves'],
  ['a quarter of a cabbage', '¼', 'whole', 'cabbage'],
  ['half of an avocado', '½', 'whole', 'avocado'],
  ['a dozen eggs', '12', 'whole', 'eggs'],
  ['half a dozen eggs', '6', 'whole', 'eggs'],
  ['fifteen prunes', 'fifteen', 'whole', 'prunes'],
  ['one or two chillies', 'one or two', 'whole', 'chillies'],
  ['two to three tbsp water', 'two to three', 'tbsp', 'water'],
  ['between 2 and 3 tbsp water', 'between 2 and 3', 'tbsp', 'water'],
  ['approx. 200 g rice', 'approx. 200', 'g', 'rice'],
  ['scant 1 cup sugar', 'scant 1', 'cup', 'sugar'],
  ['.5 cup oil', '0.5', 'cup', 'oil'],
  ['6 cloves', '6', 'whole', 'cloves'],
  ['a little olive oil', '', '', 'a little olive oil'],
  ['the juice of 2 oranges', '2', 'whole', 'oranges, juice of'],
  ['leaves from 4 sprigs of thyme', '4', 'sprigs', 'thyme, leaves of'],
  ['Onion - 2 medium, chopped', '2', 'whole', 'medium Onion, chopped'],
  ['Tomatoes 3 large', '3', 'whole', 'large Tomatoes'],
  ['Ghee 2 tbsp + 1 tsp', '2', 'tbsp + 1 tsp', 'Ghee'],
  ['Jaggery ½ cup, powdered', '½', 'cup', 'Jaggery, powdered'],
  ['Water 350 g (70%)', '350', 'g', 'Water (70%)'],
  ['Potatoes (1 kg)', '1', 'kg', 'Potatoes'],
  ['Eggs (3 large)', '3', 'whole', 'large Eggs'],
  ['00 flour, 400 g', '400', 'g', '00 flour'],
  ['7 spice mix, 1 tsp', '1', 'tsp', '7 spice mix'],
  ['2 tbsp sugar*', '2', 'tbsp', 'sugar'],
  ['Optional – 1 tsp chilli flakes', '1', 'tsp', 'chilli flakes (optional)'],
  ['Cook the rice in 2 cups, then drain', '', '', 'Cook the rice in 2 cups, then drain'],
])('%j', (line, amount, unit, ingredient) => {
  expect(splitIngredient(line)).toEqual({ amount, unit, ingredient })
})

test('bullets, numbers, blank lines, odd spaces and the heading go', () => {
  const text =
    'Ingredients:\r\n\r\n• 2\u00a0tbsp olive oil\n- 1 egg\n* salt\n1. 100 g oats\n2) 1.5 l water\n[ ] 3 figs\n▢\u20091 leek\n\n'
  expect(splitIngredients(text).map(ingredientLine)).toEqual([
    '2 tbsp olive oil',
    '1 egg',
    'salt',
    '100 g oats',
    '1.5 l water',
    '3 figs',
    '1 leek',
  ])
})

test('a list that lost its line breaks is still a list', () => {
  expect(splitIngredients('• 2 eggs • 1 tbsp oil').map(ingredientLine)).toEqual(['2 eggs', '1 tbsp oil'])
  expect(splitIngredients('2 eggs; 1 tbsp oil').map(ingredientLine)).toEqual(['2 eggs', '1 tbsp oil'])
})

test('a table from a spreadsheet', () => {
  expect(splitIngredients('2\ttbsp\tolive oil\n200\tg\toats')).toEqual([
    { amount: '2', unit: 'tbsp', ingredient: 'olive oil' },
    { amount: '200', unit: 'g', ingredient: 'oats' },
  ])
})

// EDIT-FIELD-3
test('no word is lost, whatever the line', () => {
  for (const line of ['1', '½', 'a', '- ', 'x 3', '2 x', '(optional) nuts', '½ cup (120 g)', '3 of them']) {
    const { amount, unit, ingredient } = splitIngredient(line)
    expect(ingredient, line).not.toBe('')
    for (const word of line.match(/[\p{L}\p{N}]+/gu) ?? [])
      expect(`${amount} ${unit} ${ingredient}`).toMatch(word === 'of' ? '' : word)
  }
})

test('nothing pasted gives nothing', () => {
  expect(splitIngredients(' \n\n ')).toEqual([])
})

test.each([
  ['numbered', '1. Mix.\n2. Bake.', ['Mix.', 'Bake.']],
  ['numbered with brackets and blank lines', '1) Mix.\n\n2) Bake.\n', ['Mix.', 'Bake.']],
  ['numbered without spaces', '1.Mix\n2.Bake', ['Mix', 'Bake']],
  ['numbers alone on their line', '1.\nMix well.\n2.\nBake.', ['Mix well.', 'Bake.']],
  ['Step words', 'Step 1: Mix.\nSTEP 2 - Bake.', ['Mix.', 'Bake.']],
  ['Step words alone on their line', 'Step 1\nMix.\nWell.\n\nStep 2\nBake.', ['Mix. Well.', 'Bake.']],
  ['bullets', '• Mix.\n- Bake.', ['Mix.', 'Bake.']],
  ['lines that go on', '1. Mix the flour\nand the milk.\n2. Bake.', ['Mix the flour and the milk.', 'Bake.']],
  [
    'paragraphs',
    'Mix the flour\nand milk.\n\nBake for 20 minutes.',
    ['Mix the flour and milk.', 'Bake for 20 minutes.'],
  ],
  ['plain lines', 'Mix.\nBake.', ['Mix.', 'Bake.']],
  ['a heading', 'Method:\n1. Mix.\n2. Bake.', ['Mix.', 'Bake.']],
  ['numbers without a sign', '1 Mix the oats\n2 Bake them', ['Mix the oats', 'Bake them']],
  [
    'a numbered method in one line',
    '1. Mix the 2 eggs. 2. Bake. 3) Eat.',
    ['Mix the 2 eggs.', 'Bake.', 'Eat.'],
  ],
  ['step words in one line', 'Step 1: Mix. Step 2: Bake.', ['Mix.', 'Bake.']],
  ['one step', 'Heat the oven to 190 °C.', ['Heat the oven to 190 °C.']],
  [
    'amounts at the start are no numbers',
    '2 eggs go in first.\n30 minutes later, eat.',
    ['2 eggs go in first.', '30 minutes later, eat.'],
  ],
  [
    'an opening line before the numbers',
    'Heat the oven.\n1. Mix.\n2. Bake.',
    ['Heat the oven.', 'Mix.', 'Bake.'],
  ],
  ['odd spaces', '\u00a01.\u00a0Mix.\r\n2.\tBake.', ['Mix.', 'Bake.']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, steps) => {
  expect(splitSteps(text)).toEqual(steps)
})
