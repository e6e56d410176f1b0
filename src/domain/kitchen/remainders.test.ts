import { describe, expect, test } from 'vitest'
import { showSteps } from '../../../tests/fixtures/steps.ts'

// AMOUNT-STEP-5
describe('remainders are scaled like the amount they are part of', () => {
  test.each([
    [
      '2 litres stock',
      'Add 1½ litres of the stock; keep 500 ml back.',
      'Add 3 litres of the stock; keep 1000 ml back.',
    ],
    [
      '325 ml water',
      'Pour in 300 ml of the water, holding back 25 ml.',
      'Pour in 600 ml of the water, holding back 50 ml.',
    ],
    [
      '50 g butter',
      'Rub 30 g of the butter under the skin and 20 g over it.',
      'Rub 60 g of the butter under the skin and 40 g over it.',
    ],
    [
      '4 cups sugar',
      'Stir the sugar 2 cups in, about 1 cup now.',
      'Stir the sugar 4 cups in, about 2 cups now.',
    ],
    [
      '2 cups chocolate chips',
      'Fold in the chocolate chips, reserving ½ cup for the tops.',
      'Fold in the chocolate chips, reserving 1 cup for the tops.',
    ],
    ['1 cup nuts', 'Chop ½ cup of the nuts, leave the other half cup whole.', null],
    ['500 g plums', 'Stone the plums and blitz 150 g of them.', 'Stone the plums and blitz 300 g of them.'],
    [
      '8 tomatoes',
      'Halve 6 tomatoes and grate the other two into a bowl.',
      'Halve 12 tomatoes and grate the other 4 into a bowl.',
    ],
    [
      '4 spring onions',
      'Slice 3 of the spring onions and save one for the top.',
      'Slice 6 of the spring onions and save 2 for the top.',
    ],
    [
      '2 cups broth',
      'Pour in 1½ cups of broth and boil down to about 1 cup.',
      'Pour in 3 cups of broth and boil down to about 2 cups.',
    ],
    [
      '200 g feta',
      'Crumble 150 g of the feta over, with 50 g left for later.',
      'Crumble 300 g of the feta over, with 100 g left for later.',
    ],
    [
      '100 g flour; 2 eggs',
      'Whisk 100 g flour and 2 eggs in a bowl.',
      'Whisk 200 g flour and 4 eggs in a bowl.',
    ],
  ])('%s: %s', (list, sentence, expected) => {
    const said = expected ?? 'Chop 1 cup of the nuts, leave the other 1 cup whole.'
    expect(showSteps(list, [sentence])).toEqual([said])
  })

  test.each([
    ['3 tbsp oil', 'Drizzle with the last tablespoon of oil.', 'Drizzle with the last 2 tablespoons of oil.'],
    ['2 tsp cumin', 'Stir in the other teaspoon of cumin.', 'Stir in the other 2 teaspoons of cumin.'],
    ['4 tbsp ghee', 'Add another tablespoon of ghee.', 'Add another 2 tablespoons of ghee.'],
    ['4 cloves garlic', 'Slice the last clove of garlic.', 'Slice the last 2 cloves of garlic.'],
    [
      '75 g pecorino',
      'Top each plate with some of the remaining 25 g pecorino.',
      'Top each plate with some of the remaining 50 g pecorino.',
    ],
  ])('a singular remainder becomes plural: %s: %s', (list, sentence, expected) => {
    expect(showSteps(list, [sentence])).toEqual([expected])
  })

  test('the remainder of an amount measured in an earlier step is scaled', () => {
    expect(
      showSteps('325 ml water', ['Pour in 300 ml of the water.', 'Add the last 25 ml only if it is dry.']),
    ).toEqual(['Pour in 600 ml of the water.', 'Add the last 50 ml only if it is dry.'])
    expect(showSteps('6 rashers bacon', ['Grill 4 rashers of bacon.', 'Lay on the last 2 rashers.'])).toEqual(
      ['Grill 8 rashers of bacon.', 'Lay on the last 4 rashers.'],
    )
  })
})

// AMOUNT-STEP-3
describe('proportions, sizes and portions stay unchanged', () => {
  test.each([
    ['150 g butter; 1 kg potatoes', 'Melt 50 g butter per 500 g potatoes.'],
    ['1.2 l stock', 'Add more stock, a ladle at a time, about 150 ml each.'],
    ['4 salmon fillets; 2 tbsp soy sauce', 'Spoon it over, a tablespoon per fillet.'],
    ['6 sausages', 'Give everyone 1½ sausages.'],
    ['1 l oil', 'Heat 2 cm oil in a pan.'],
    ['1 cup quinoa; 2 cups water', 'Use 2 parts water to 1 part quinoa.'],
    ['8 tortillas; 400 g beans', 'Spread 2 tbsp beans over half of each tortilla.'],
    ['2 onions', 'Chop both onions.'],
    ['2 avocados', 'Fan half a sliced avocado over it.'],
    ['3 tbsp oil', 'Roll one ball out and brush it with a teaspoon of oil.'],
    ['200 ml cream', 'Layer in glasses: 2 tablespoons cream, 1 tablespoon sauce, repeat.'],
  ])('%s: %s', (list, sentence) => {
    expect(showSteps(list, [sentence])).toEqual([sentence])
  })

  test('a layer that the next step repeats stays unchanged', () => {
    const steps = [
      'Lay 4 sheets of lasagne in the dish.',
      'Repeat twice more, with the last 4 sheets on top.',
    ]
    expect(showSteps('12 sheets lasagne', steps)).toEqual(steps)
  })

  test('water in proportion to an unlisted ingredient stays unchanged', () => {
    expect(showSteps('400 g rice', ['Boil the rice in 4 litres of water with 40 g salt.'])).toEqual([
      'Boil the rice [800 g] in 4 litres of water with 40 g salt.',
    ])
  })
})
