import { expect, test } from 'vitest'
import { splitSteps } from './split-steps.ts'

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
