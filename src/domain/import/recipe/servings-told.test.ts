import { expect, test } from 'vitest'
import { servingsSaid } from './recipe-facts.ts'
import { servingsTold } from './servings-told.ts'

// RIMPORT-TEXT-6, RIMPORT-SERVE-1
test.each([
  [['Cook the rice.', 'Divide into four boxes with a lid each.'], 4],
  [['Divide it between 10 muffin cups.', 'Bake for 20 minutes.', 'Cool on a rack.'], 10],
  [['Roll it out, cut out eight, and bake for a quarter of an hour.', 'Cool on a rack.'], 8],
  [['Blend the dates and oats.', 'Roll into 14 balls.', 'Chill.'], 14],
  [['Roast for four hours.', 'We get about 8 servings with leftovers for sandwiches.'], 8],
  [['Simmer.', 'We give 6 servings to the neighbours and keep the rest.'], null],
  [['For four of us I brown the mince.', 'Bake for half an hour.'], 4],
  [['Bake.', 'Mark into 16 squares while warm.'], 16],
  [['Simmer.', 'Then beans and ten more minutes and that feeds five of us.'], 5],
  [['Shape into 20 balls.', 'Fry them in butter.'], null],
  [['Season.', 'Lunch for two done in 10 mins'], 2],
  [['Stir it through.', 'Packs 3 lunches.'], 3],
  [['Divide the dough into four.', 'Bake on a tray.', 'Leave to cool.'], null],
])('the servings are read from %j', (steps, servings) => {
  expect(servingsTold(steps).servings).toBe(servings)
})

// RIMPORT-TEXT-6
test.each([
  ['Makes about four dozen.', 48],
  ['Should get eight out of that.', 8],
  ['You should get about 12.', 12],
  ['I get up at six.', null],
])('“%s” gives the servings %j', (sentence, servings) => {
  expect(servingsSaid(sentence).servings).toBe(servings)
})

test('nutrition figures after a portion are not counted as portions', () => {
  expect(servingsSaid('1 portion: 620 kcal, 24 g protein.').servings).toBe(1)
})
