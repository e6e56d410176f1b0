import { expect, test } from 'vitest'
import { foodsWithoutAmount } from './foods-in-steps.ts'

// RIMPORT-TEXT-5
test.each([
  ['Season well with salt, pepper and paprika.', [], ['salt', 'pepper', 'paprika']],
  ['Grate nutmeg over the top.', [], ['nutmeg']],
  ['Dust the tops with icing sugar and serve.', [], ['icing sugar']],
  ['Add salt and lemon juice.', ['sea salt'], ['lemon juice']],
  ['Season with salt and pepper.', ['green peppers'], ['salt', 'pepper']],
  ['Sprinkle the cheese over.', [], []],
  ['Scatter with chopped onion.', ['small red onions'], []],
  ['Serve with crusty bread.', [], []],
  ['Add water and stir in half of it.', [], []],
  ['Top with foil.', [], []],
  ['Season with salt and black pepper.', ['plenty of black pepper'], ['salt']],
  ['Drizzle with syrup and sprinkle with walnuts.', [], ['syrup', 'walnuts']],
  ['Fry the patties in sunflower oil until crisp.', [], ['sunflower oil']],
  ['Fry the patties in the oil.', [], []],
  ['Heat oil in a pan.', ['olive oil'], []],
  ['Season with soy sauce and stir in cream.', [], ['soy sauce', 'cream']],
  ['Top with cheese and toast.', ['cheddar cheese'], []],
  ['Brush with egg wash and add the dressing.', [], []],
  ['Dip the pears in flour and fill them with your best honey.', ['floury potatoes'], ['flour', 'honey']],
  ['Poach two pears in cider, then sift over cocoa.', [], ['cider', 'cocoa']],
  ['Simmer the beans in water.', [], []],
  ['Scatter with sliced spring onions.', ['red onion'], ['sliced spring onions']],
  ['Mix the veal with dill, then fold through chives.', [], ['dill', 'chives']],
  ['Trickle over honey.', [], ['honey']],
  ['Mix with lemon juice.', ['lemons, zest of'], []],
  ['Mix with lemon juice.', ['lemon curd'], ['lemon juice']],
  ['Mix the flour with yolks.', ['eggs'], []],
  ['Mix the flour with yolks.', [], ['yolks']],
  ['Scatter over coriander leaves.', ['ground coriander'], ['coriander leaves']],
])('“%s” beside %j names %j', (step, listed, foods) => {
  expect(foodsWithoutAmount([step], listed)).toEqual([foods])
})

test('a food named in one step is not named again in a later one', () => {
  expect(foodsWithoutAmount(['Season with salt.', 'Season with salt and thyme.'], [])).toEqual([
    ['salt'],
    ['thyme'],
  ])
})
