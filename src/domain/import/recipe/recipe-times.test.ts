import { expect, test } from 'vitest'
import { divideTimes, ovenMinutes } from './recipe-times.ts'

const NONE = { prep: null, cook: null, total: null }

// RIMPORT-TIME-2
test.each([
  ['the steps tell of some of it', 40, ['Chop the leeks.', 'Simmer for 25 minutes.'], 15, 25],
  ['of all of it', 80, ['Roast for 1 hour.', 'Add the rest and roast for 20 minutes.'], null, 80],
  ['of more', 45, ['Simmer for 30 minutes.', 'Meanwhile bake for 20 minutes.'], null, 45],
  ['of none', 45, ['Fry the onions, then add the rest.'], null, 45],
  ['of next to nothing', 25, ['Fry the garlic for 1 minute.', 'Add the rest.'], null, 25],
  ['nothing is cooked', 10, ['Stir it all together.'], 10, 0],
  ['it only stands in the fridge', 10, ['Stir it together.', 'Keep it in the fridge.'], 10, 0],
  ['there are no steps', 10, [], null, 10],
])('a total time alone is divided where %s', (_, total, steps, prep, cook) => {
  expect(divideTimes({ ...NONE, total }, steps)).toEqual({ prep, cook })
})

test('the second time is the total minus the first, never below zero', () => {
  expect(divideTimes({ prep: 10, cook: null, total: 40 }, [])).toEqual({ prep: 10, cook: 30 })
  expect(divideTimes({ prep: 10, cook: null, total: 5 }, [])).toEqual({ prep: 10, cook: 0 })
  expect(divideTimes({ prep: null, cook: 30, total: 30 }, [])).toEqual({ prep: null, cook: 30 })
  expect(divideTimes({ prep: 5, cook: 20, total: 60 }, [])).toEqual({ prep: 5, cook: 20 })
})

// RIMPORT-TIME-3
test.each([
  ['the longer end of a range', ['Rub in the butter for 1 minute.', 'Bake for 35-40 minutes.'], 40],
  ['a temperature alone', ['Press into a tin.', '180 for 25 min.'], 25],
  ['what was baked', ['She baked it in a greased tin for 50 minutes.'], 50],
  ['half hours in words', ['It wants an hour and a half in a low oven.'], 90],
  ['none beside another time', ['Simmer for 20 minutes.', 'Bake for 30 minutes.'], null],
  [
    'none where it goes on',
    ['Bake for 30 minutes.', 'Take off the foil and give it another 10 minutes.'],
    null,
  ],
  ['none where it goes on cooler', ['Bake for 15 minutes, then turn it down for 25 more.'], null],
  ['none where it is given longer', ['Bake for 30 minutes.', 'Stir and give it 10 minutes more.'], null],
  ['none beside one at a heat', ['It sat in the oven for 3 hours.', 'It had half an hour at 200C.'], null],
  ['none where nothing is baked', ['Cover with baking paper and chill for 2 hours.'], null],
])('the time in the oven is %s', (_, steps, minutes) => {
  expect(ovenMinutes(steps)).toBe(minutes)
})
