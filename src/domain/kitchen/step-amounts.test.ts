import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showSteps as show } from '../../../tests/fixtures/steps.ts'

// AMOUNT-STEP-1
describe('an amount after its ingredient is scaled, and no second amount is added', () => {
  test.each([
    ['1000 g potatoes', 'Cut the potatoes, 450 g first.', 'Cut the potatoes, 900 g first.'],
    ['2 cups sugar', 'Stir the sugar in, about 1 cup.', 'Stir the sugar in, about 2 cups.'],
    ['600 ml milk', 'Add the milk (250 ml) and stir.', 'Add the milk (500 ml) and stir.'],
    ['240 g flour', 'Sift in the flour, 110 g, and fold.', 'Sift in the flour, 220 g, and fold.'],
    ['100 g parmesan', 'Beat in the parmesan, 75 g of it.', 'Beat in the parmesan, 150 g of it.'],
    [
      '350 ml water',
      'Pour in the water - 300 ml first - and mix.',
      'Pour in the water - 600 ml first - and mix.',
    ],
    ['1½ cups oats', 'Mix the oats, 1 cup plus 2 tbsp, well.', 'Mix the oats, 2¼ cups, well.'],
    ['3 tbsp goose fat', 'Heat the goose fat (2 tbsp) well.', 'Heat the goose fat (4 tbsp) well.'],
    ['600 g flour', 'Autolyse flour 500 g, then rest.', 'Autolyse flour 1000 g, then rest.'],
    ['2 onions', 'Fry the onions, 1 at first.', 'Fry the onions, 2 at first.'],
    [
      '250 ml cream',
      'Stir in 200 ml of the cream and swirl the last 50 ml on top.',
      'Stir in 400 ml of the cream and swirl the last 100 ml on top.',
    ],
    [
      '1 tbsp fish sauce; 2 tsp sugar',
      'Season with fish sauce and sugar, 1 teaspoon of each.',
      'Season with fish sauce and sugar, 2 teaspoons of each.',
    ],
    ['1 cup milk', 'Pour in 1 cup (240 ml) milk.', 'Pour in 2 cups (480 ml) milk.'],
    ['1 cup flour', 'Mix ½ cup plus 2 tbsp of the flour.', 'Mix 1¼ cups of the flour.'],
    ['3 tsp salt; 500 g beans', 'Salt the beans (1½ tsp).', 'Salt the beans (3 tsp).'],
    [
      '500 g sugar',
      'Boil the sugar until it reaches 250 g, then stop.',
      'Boil the sugar until it reaches 250 g, then stop.',
    ],
    [
      '4 tbsp oil',
      'Whisk in the oil (all but a tablespoon of it).',
      'Whisk in the oil (all but a tablespoon of it).',
    ],
    ['500 g flour; 10 g salt', 'Mix flour and salt, 400 g and 8 g.', 'Mix flour and salt, 400 g and 8 g.'],
    [
      '1 tsp onion powder; 1 tsp garlic powder',
      'Add ¼ tsp each of onion powder and garlic powder.',
      'Add ½ tsp each of onion powder and garlic powder.',
    ],
    ['1 red pepper; 1 orange pepper', 'Fry the red and orange pepper.', 'Fry the red and orange pepper.'],
    [
      '30 ml light soy sauce; 20 ml dark soy sauce',
      'Add light and dark soy sauces.',
      'Add light and dark soy sauces.',
    ],
    ['100 g polenta', 'For the polenta, heat 200 g water.', 'For the polenta, heat 400 g water.'],
    ['4 tsp tomato paste', 'Add tomato and tomato paste.', 'Add tomato and tomato paste [8 tsp].'],
    [
      '1 cup lentils',
      'Boil the lentils in 3 cups of water.',
      'Boil the lentils [2 cups] in 6 cups of water.',
    ],
    [
      '1 tsp sugar',
      'Dissolve 1 tsp of the sugar in 2 tbsp hot water.',
      'Dissolve 2 tsp of the sugar in 4 tbsp hot water.',
    ],
    ['1 kg sugar', 'Rub half of the sugar, 500 g, into it.', 'Rub half of the sugar, 1000 g, into it.'],
    ['2 litres ginger ale', 'Add the ginger ale 2 litres. Serve.', 'Add the ginger ale 4 litres. Serve.'],
    ['2 tbsp butter', 'Melt the butter, 2 tbsp. Serve.', 'Melt the butter, 4 tbsp. Serve.'],
    ['250 g flour', 'Add two hundred grams of the flour.', 'Add 400 grams of the flour.'],
    ['225 g flour', 'Add a hundred and ten g of the flour.', 'Add 220 g of the flour.'],
    ['1½ sticks butter', 'Melt 1 stick of the butter.', 'Melt 2 sticks of the butter.'],
    ['6 eggs', 'Whisk 1 egg into the cream.', 'Whisk 2 eggs into the cream.'],
    ['6 eggs', 'Add 2 eggs; keep 1 egg back.', 'Add 4 eggs; keep 2 eggs back.'],
    ['4 carrots', 'Slice one carrot.', 'Slice 2 carrots.'],
    ['4 cloves garlic', 'Crush 1 clove of the garlic.', 'Crush 2 cloves of the garlic.'],
    ['6 slices bread', 'Toast 1 slice of bread.', 'Toast 2 slices of bread.'],
    ['2 tins tomatoes', 'Put 1 tin of the tomatoes in a pan.', 'Put 2 tins of the tomatoes in a pan.'],
    ['2 lemons', 'Squeeze the juice of 1 lemon over it.', 'Squeeze the juice of 2 lemons over it.'],
    [
      '2 tbsp oil; 30 g butter',
      'Heat 1 tbsp of the oil with a knob of the butter and fry 2 minutes on each side.',
      'Heat 2 tbsp of the oil with 2 knobs of the butter and fry 2 minutes on each side.',
    ],
    [
      '150 g cheese; 6 mushrooms',
      'Mix 100 g of the cheese with some herbs and spoon it into each mushroom.',
      'Mix 200 g of the cheese with some herbs and spoon it into each mushroom.',
    ],
    [
      '4 eggs; 225 g flour',
      'Beat in the eggs, beating well after each, with 1 tbsp of the flour.',
      'Beat in the eggs [8], beating well after each, with 2 tbsp of the flour.',
    ],
  ])('%s: %s', (list, sentence, expected) => {
    expect(show(list, [sentence])).toEqual([expected])
  })

  test('an amount after its ingredient is converted', () => {
    expect(show('600 ml milk', ['Add the milk (240 ml).'], 1, 'US')).toEqual(['Add the milk (1 cup).'])
    expect(show('1 cup rice', ['Boil in 2 cups of water.'], 1, 'metric')).toEqual([
      'Boil in 475 ml of water.',
    ])
    expect(show('2 cups milk', ['Pour in 1 cup (250 ml) milk.'], 2, 'metric')).toEqual([
      'Pour in 500 ml milk.',
    ])
  })

  // AMOUNT-STEP-2
  test('the whole of a line is stated in the figure of the line itself', () => {
    expect(show('2 cups flour (300 g)', ['Sift 2 cups of the flour.'], 1, 'metric')).toEqual([
      'Sift 300 g of the flour.',
    ])
  })

  test('the rest is the remainder after that amount', () => {
    expect(show('600 ml milk', ['Add the milk (250 ml).', 'Pour in the rest of the milk.'])).toEqual([
      'Add the milk (500 ml).',
      'Pour in the rest of the milk [700 ml].',
    ])
  })
})

// AMOUNT-STEP-3
describe('amounts per piece stay unchanged', () => {
  test.each([
    ['8 tortillas', 'Put two tortillas on each plate.'],
    ['8 tortillas', 'Warm two tortillas at a time.'],
    ['4 eggs', 'Make 4 wells; add 1 egg to each.'],
    ['4 eggs', 'Crack an egg into each.'],
    ['4 eggs', 'Make 4 wells and crack an egg into each.'],
    ['8 tortillas; 4 handfuls spinach', 'Put one tortilla in the pan and add one handful of the spinach.'],
    ['300 g tuna', 'Divide between 2 bowls. Top each with half the tuna.'],
    ['1.5 l stock', 'Ladle 350 ml of the stock into each bowl.'],
    ['500 g flour', 'Divide the flour (125 g each).'],
    ['500 g flour', 'Divide the flour (125 g each) between four bowls.'],
    ['200 g hummus', 'Spread each with hummus, 50 g, and roll up.'],
    ['1 lemon', 'Push one lemon half in.'],
    ['8 tortillas', 'Put one tortilla in the pan.'],
    ['8 slices bread', 'Dip 1 slice of the bread in.'],
    ['2 eggs', 'Beat in 1 egg, then the other.'],
    ['8 sausages', 'Check that one sausage is cooked in the middle.'],
    ['8 chicken thighs', 'Cut one thigh open to see that it is done.'],
    ['6 eggs', 'Crack 1 egg into a cup and gently tip it into the water.'],
    ['6 eggs', 'Break one egg into a cup and slide in. Repeat with the others.'],
    ['24 wontons', 'Put a teaspoon in the centre of one wonton.'],
    ['8 crêpes', 'Spread jam on one crêpe and fold in quarters.'],
    ['8 tortillas', 'Spread the filling over one tortilla.'],
    ['8 tortillas', 'Working with one tortilla, fold the sides in.'],
    ['8 slices bread', 'Cover one slice of bread and close with a second.'],
    ['9 lasagne sheets', 'Top with 1 lasagne sheet.'],
    ['4 peppers', 'Cut the top off one pepper.'],
    [
      '12 noodles; 300 g cheese',
      'Lay 3 noodles in a dish, scatter 50 g cheese over. Repeat the layers 3 times.',
    ],
    ['200 ml cream', 'Fold in ¼ or ⅓ portion of the cream.'],
    ['200 ml cream', 'Spread ¼ or ⅓ of the cream on top.'],
    ['600 ml stock', 'Cook with 2 or 3 additions of stock.'],
    ['30 g ginger', 'Peel a 2 cm piece of ginger.'],
    ['6 eggs', 'See note 3 if eggs are cold.'],
    ['8 egg yolks', 'Beat in the egg yolks one by one. When all eight are in, stop.'],
    ['3 tbsp buttermilk', 'Stir in more buttermilk (1 tsp. at a time).'],
    ['100 ml stock', 'Ladle ½ cup of water into each bowl.'],
    ['100 g butter', 'Cover with a thin layer of butter.'],
    ['2 tsp salt; 2 tsp pepper', 'Add a pinch each of salt and pepper.'],
    ['500 g lentils; 300 g rice', 'Pack 100 g lentils and 60 g of the rice per box.'],
    ['900 g mince', 'Pack about 350 g of the mince and 150g cooked rice in each.'],
    ['900 g mince', 'Pack 150 g of the mince, a spoonful of relish and some salad into each box.'],
  ])('%s: %s', (list, sentence) => {
    expect(show(list, [sentence])).toEqual([sentence])
  })
  test('an amount at a time may be accompanied by the whole amount', () => {
    expect(show('600 ml milk', ['Whisk in the milk gradually, 200 ml at a time.'])).toEqual([
      'Whisk in the milk [1200 ml] gradually, 200 ml at a time.',
    ])
    expect(show('600 ml milk', ['Whisk in the milk (200 ml at a time).'])).toEqual([
      'Whisk in the milk [1200 ml] (200 ml at a time).',
    ])
  })
})

test('degrees without a scale have the same scale in all steps', () => {
  const steps = ['Heat to 425 degrees.', 'Turn down to 300 degrees. Turn the tin 180 degrees.']
  expect(show('salt', steps, 1, 'metric')).toEqual([
    'Heat to 220 °C.',
    'Turn down to 150 °C. Turn the tin 180 degrees.',
  ])
})

test('a share is not an amount', () => {
  expect(show('300 g flour', ['Add ⅔ of the flour.', 'Add the rest of the flour.'])).toEqual([
    'Add ⅔ of the flour [400 g].',
    'Add the rest of the flour [200 g].',
  ])
  expect(show('300 g flour', ['Add 50% of the flour.'])).toEqual(['Add 50% of the flour [300 g].'])
})

test('a labelled line with several ingredients is scaled as its steps are', () => {
  const list = '4 rolls; Filling: ½ cup butter, 2 tbsp honey'
  expect(show(list, ['Spread with ½ cup butter, and add 2 tbsp honey.'], 3)).toEqual([
    'Spread with 1½ cups butter, and add 6 tbsp honey.',
  ])
})

test('of two lines with one name the amount decides which is meant', () => {
  const [sentence] = show('500 ml milk; 2 tbsp milk, for the mash', ['Mash with 2 tbsp milk.'], 1, 'metric')
  expect(sentence).toBe('Mash with 30 ml milk.')
})

test('counted names agree in number with their amount', () => {
  expect(show('2 onions', ['Fry 2 onions.'], 0.5)).toEqual(['Fry 1 onion.'])
  expect(show('1 lime; 2 chickens', ['Squeeze 1 lime over the chicken.'])).toEqual([
    'Squeeze 2 limes over the chicken [4].',
  ])
})

// AMOUNT-STEP-4
describe('water that is poured away has no amount', () => {
  test.each([
    'Rinse the rice in a sieve until the water runs clear.',
    'Wash the rice in three changes of water.',
    'Bring a large pan of salted water to the boil.',
    'Cool under cold running water.',
    'Cook until the water has evaporated.',
    'Soak in cold water for 30 minutes and drain.',
    'Keep a mug of the cooking water.',
  ])('%s', (sentence) => {
    const [said = '', used] = show('1.8 l water; 2 cups rice', [sentence, 'Add the water.'])
    expect(said).not.toContain('3.6')
    expect(used).toBe('Add the water [3.6 l].')
  })
  test('soaking water has the list’s amount if no other step uses it', () => {
    expect(show('300 ml water; 1 cup couscous', ['Soak the couscous in boiling water.'])[0]).toContain(
      'water [600 ml]',
    )
  })
})

// AMOUNT-STEP-1
test('mixed ingredients keep their proportions, listed or not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('water', 'boiling water', 'hot vegetable stock', 'chicken broth'),
      fc.constantFrom(2, 3, 4),
      (tens, cups, liquid, factor) => {
        const write = (by: number) => `Whisk ${tens * 100 * by} g flour into ${cups * 250 * by} ml ${liquid}.`
        expect(show('900 g flour', [write(1)], factor)).toEqual([write(factor)])
      },
    ),
  )
})

test('no ingredient has two amounts in a sentence, and its single amount is scaled', () => {
  const name = fc.constantFrom('flour', 'sugar', 'milk', 'butter')
  const phrase = fc.constantFrom(
    (food: string, said: string) => `Add the ${food} (${said}).`,
    (food: string, said: string) => `Stir the ${food} in, about ${said}, and mix.`,
    (food: string, said: string) => `Add ${said} of the ${food}.`,
    (food: string, said: string) => `Mix in the ${food}, ${said} first.`,
    (food: string, said: string) => `Fold in ${said} ${food} well.`,
    (food: string, said: string) => `Put in the ${food} – ${said} – and stir.`,
  )
  fc.assert(
    fc.property(
      name,
      phrase,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(2, 3, 4),
      (food, write, tens, factor) => {
        const [shown] = show(`900 g ${food}`, [write(food, `${tens * 100} g`)], factor)
        expect(shown).toBe(write(food, `${tens * 100 * factor} g`))
      },
    ),
  )
})
