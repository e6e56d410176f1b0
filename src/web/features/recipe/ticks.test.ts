import { expect, test } from 'vitest'
import { lineNames, parseTicks, serializeTicks } from './ticks.ts'

const lines = ['2 cups yoghurt', '1 cup granola', 'mint leaves']

test('what was ticked is ticked again', () => {
  const ticks = new Set(['mint leaves', '2 cups yoghurt'])
  expect(parseTicks(serializeTicks(ticks), lines)).toEqual(ticks)
})

test('a line that is no longer in the recipe is forgotten', () => {
  expect(parseTicks('["1 cup granola","3 eggs"]', lines)).toEqual(new Set(['1 cup granola']))
})

test.each([null, '', 'not json', '{}', '[1,null]', '"mint leaves"'])('%s reads as no ticks', (stored) => {
  expect(parseTicks(stored, lines)).toEqual(new Set())
})

test('equal lines have names of their own', () => {
  expect(lineNames(['salt', 'oil', 'salt'])).toEqual(['salt', 'oil', 'salt #2'])
})
