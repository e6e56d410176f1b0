import { expect, test } from 'vitest'
import { tipLines } from './recipe-view.tsx'

test('reads one tip per line, without blank lines and typed bullets', () => {
  expect(tipLines('Soak it.\r\n\n - Freeze the rest. \n• Salt last\n-5 °C is enough')).toEqual([
    'Soak it.',
    'Freeze the rest.',
    'Salt last',
    '-5 °C is enough',
  ])
})

// REC-PAGE-3
test('empty notes give no tips', () => expect(tipLines(' \n ')).toEqual([]))
