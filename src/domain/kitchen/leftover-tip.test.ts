import { expect, test } from 'vitest'
import { leftoverTip } from './leftover-tip.ts'

test('the leftover tip says how leftovers are stored and for how long', () => {
  const keeps = 'Cool what is left in a box: two days in the fridge.'
  expect(leftoverTip(['Keep those for another day.', keeps])).toBe(keeps)
  const barley = 'Chill the spare barley and use it within two days.'
  const instead = { quantity: '100 g', ingredient: 'pearl barley, rinsed' }
  const swapped = [{ ingredient: 'brown rice', isLeftOut: false, instead }]
  expect(leftoverTip([barley, keeps])).toBe(barley)
  expect(leftoverTip([barley, keeps], swapped)).toBe(keeps)
  expect(leftoverTip([barley], swapped)).toBeNull()
  expect(leftoverTip(['Freeze the berries overnight.', ''])).toBeNull()
})
