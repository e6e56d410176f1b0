import { expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { lineNames, parseTicks, shownNames } from './ticks.ts'

const lines = ['2 cups yoghurt', '1 cup granola', 'mint leaves']

test('stored ticks are restored', () => {
  const ticks = new Set(['mint leaves', '2 cups yoghurt'])
  expect(parseTicks([...ticks], lines)).toEqual(ticks)
})

test('a tick of a removed line is dropped', () => {
  expect(parseTicks(['1 cup granola', '3 eggs'], lines)).toEqual(new Set(['1 cup granola']))
})

test.each([null, '', 'not json', '{}', '[1,null]', '"mint leaves"'])('%s reads as no ticks', (stored) => {
  expect(parseTicks(parseStored(stored), lines)).toEqual(new Set())
})

test('equal lines have distinct names', () => {
  expect(lineNames(['salt', 'oil', 'salt'])).toEqual(['salt', 'oil', 'salt #2'])
})

test('a replacement line is ticked separately, and its tick is restored with it', () => {
  const line = { amount: '', unit: '', isHeading: false, isLeftOut: false, changedBy: null, note: '' }
  const shown = { ...line, name: '', quantity: '', offered: null, conflicts: [], maybe: [], instead: null }
  const names = shownNames(
    [
      { ...shown, index: 0, ingredient: 'yoghurt' },
      { ...shown, index: 1, ingredient: 'seeds', instead: { quantity: '1 cup', ingredient: 'granola' } },
      {
        ...shown,
        index: 2,
        ingredient: 'mint leaves',
        instead: { quantity: '1', ingredient: 'mint leaves' },
      },
      { ...shown, index: null, ingredient: 'nuts' },
    ],
    lines,
  )
  expect(names).toEqual(['2 cups yoghurt', '1 cup granola → seeds', 'mint leaves', '+ → nuts'])
  expect(parseTicks([...names, '3 eggs → tofu'], lines)).toEqual(new Set(names))
})
