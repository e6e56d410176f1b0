import { describe, expect, test } from 'vitest'
import { showSteps } from '../../../tests/fixtures/steps.ts'
import { findStepIngredients } from './step-ingredients.ts'

const LIST = '3 l water; 400 g spaghetti; 1 tin tuna'
const lines = ['water', 'spaghetti', 'tuna'].map((ingredient) => ({ amount: '1', unit: 'l', ingredient }))
const takesWater = (steps: readonly string[]) =>
  findStepIngredients(
    lines,
    steps.map((instruction) => ({ instruction })),
  ).some((used) => used.includes(0))

// AMOUNT-STEP-4
describe('water that is poured away has no amount', () => {
  test.each([
    [['Boil the spaghetti in the water, then pour the water away.']],
    [['Boil the spaghetti in the water and drain well.']],
    [['Boil the spaghetti in the water. Drain the spaghetti and rinse it under cold water.']],
    [['Bring the water to the boil, add the spaghetti and drain.']],
    [['Bring the water to a boil.', 'Cook the spaghetti in it, then drain.']],
    [['Bring the salted water to a rolling boil. Cook the spaghetti, drain, and stir in the tuna.']],
    [['Cover the spaghetti with the water.', 'Boil for 15 minutes, then drain.']],
    [['Soak the spaghetti in the water.', 'Discard the soaking water.']],
    [['Pour the boiling water over the spaghetti, wait 5 minutes, then drain.']],
  ])('%j', (steps) => {
    expect(showSteps(LIST, steps).join(' ')).not.toContain('[6 l]')
    expect(takesWater(steps)).toBe(false)
  })
})

// AMOUNT-STEP-4
describe('water that stays, or is partly kept, has its amount', () => {
  test.each([
    [['Bring the water to the boil, add the spaghetti and simmer.']],
    [['Bring the water to the boil and add the spaghetti.', 'Drain the tuna and stir it in.']],
    [['Bring the water to the boil, cook the spaghetti and drain, but reserve a cup of the water.']],
    [['Cook the spaghetti in the water and drain.', 'Stir in the tuna and a splash of the cooking water.']],
    [['Cook the spaghetti in the water. Drain any excess.']],
    [['Drain the tuna, then simmer the spaghetti in the water.']],
    [['Cook the spaghetti in the water.', 'Fry the tuna and drain on kitchen paper.']],
    [['Bring the water and sugar to the boil, poach the spaghetti and drain.']],
    [['Cook the spaghetti in the water.', 'Boil the eggs for 8 minutes, drain and peel them.']],
    [['Cook the spaghetti in the water.', 'Meanwhile, soak the tuna and drain.']],
    [['Bring the water to the boil, add the spaghetti and cook.', 'Boil the eggs, drain and peel them.']],
    [['Bring the water to the boil and cook the spaghetti until it has absorbed it all. Drain.']],
    [['Cook the spaghetti in half the water and drain.']],
    [['Stir the water into the tuna. Drain the spaghetti.']],
  ])('%j', (steps) => {
    expect(takesWater(steps)).toBe(true)
  })
})

test.each(['water ', 'drain ', 'boil in the water ', 'pour the ', 'keep water '])(
  'a text of %s repeated a thousand times is scanned in reasonable time',
  (piece) => {
    expect(takesWater([piece.repeat(1_000)])).toBeTypeOf('boolean')
  },
)
