import { expect, test } from 'vitest'
import { showSteps } from '../../../tests/fixtures/steps.ts'

// AMOUNT-STEP-6
test.each([
  ['3 bananas', ['Mash two bananas and slice the third lengthways.']],
  ['4 meringues', ['Crush three meringues.', 'Crumble the fourth meringue on top.']],
  ['3 carrots', ['Fry two of the carrots.', 'Add a third carrot.']],
  ['3 cloves garlic', ['Crush 2 cloves of garlic; keep the third whole.']],
  ['3 tbsp flour', ['Toss in 2 tbsp flour.', 'Stir in the third tablespoon of flour.']],
  ['2 avocados', ['Mash 1½ avocados; dice the remaining half.']],
  ['2 limes', ['Squeeze 1½ limes.', 'Cut the last half lime into wedges.']],
  ['6 eggs; 200 ml milk', ['Whisk 5 eggs with the milk.', 'Brush with the sixth egg.']],
  ['350 g flour; 2 eggs', ['Mix 350 g flour with 1 egg.', 'Beat the second egg for the glaze.']],
  [
    '60 ml oil; 4 garlic cloves',
    [
      'Warm 45 ml of the oil with three of the garlic cloves.',
      'Blitz the fourth garlic clove with 15 ml oil.',
    ],
  ],
])('a numbered piece leaves the other amounts in the sentence as written: %s', (list, steps) => {
  expect(showSteps(list, steps)).toEqual(steps)
})

test('the remainder of another ingredient is scaled in the same sentence', () => {
  expect(
    showSteps('2 limes; 150 g sour cream', [
      'Stir 100 g sour cream.',
      'Cut the second lime and dollop on the remaining 50 g sour cream.',
    ]),
  ).toEqual(['Stir 200 g sour cream.', 'Cut the second lime and dollop on the remaining 100 g sour cream.'])
})

test('a third is read as a share', () => {
  expect(showSteps('300 g flour', ['Fold in a third of the flour.'])).toEqual([
    'Fold in a third of the flour [200 g].',
  ])
})
