import { expect, test } from 'vitest'
import { divideTimes } from './recipe-times.ts'

const NONE = { prep: null, cook: null, total: null }

// RIMPORT-TIME-2
test.each([
  ['the steps tell of some of it', 40, ['Chop the leeks.', 'Simmer for 25 minutes.'], 15, 25],
  ['of all of it', 80, ['Roast for 1 hour.', 'Add the rest and roast for 20 minutes.'], null, 80],
  ['of more', 45, ['Simmer for 30 minutes.', 'Meanwhile bake for 20 minutes.'], null, 45],
  ['of none', 45, ['Fry the onions, then add the rest.'], null, 45],
  ['nothing is cooked', 10, ['Stir it all together.'], 10, 0],
  ['there are no steps', 10, [], null, 10],
])('a total alone, where %s', (_, total, steps, prep, cook) => {
  expect(divideTimes({ ...NONE, total }, steps)).toEqual({ prep, cook })
})

test('one time and the total tell the other, never less than nothing', () => {
  expect(divideTimes({ prep: 10, cook: null, total: 40 }, [])).toEqual({ prep: 10, cook: 30 })
  expect(divideTimes({ prep: 10, cook: null, total: 5 }, [])).toEqual({ prep: 10, cook: 0 })
  expect(divideTimes({ prep: null, cook: 30, total: 30 }, [])).toEqual({ prep: null, cook: 30 })
  expect(divideTimes({ prep: 5, cook: 20, total: 60 }, [])).toEqual({ prep: 5, cook: 20 })
})
