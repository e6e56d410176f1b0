import { expect, test } from 'vitest'
import { changedPart } from './rolling-amount.tsx'

// REC-ING-9
test.each([
  ['1½ cups', '3 cups', { start: '', from: '1½', to: '3', end: ' cups' }],
  ['12', '13', { start: '1', from: '2', to: '3', end: '' }],
  ['350 g', '700 g', { start: '', from: '35', to: '70', end: '0 g' }],
  ['1 clove', '2 cloves', { start: '', from: '1 clove', to: '2 cloves', end: '' }],
  ['1½', '1', { start: '1', from: '½', to: '', end: '' }],
  ['22 g', '2 g', { start: '2', from: '2', to: '', end: ' g' }],
  ['a pinch', 'a pinch', { start: 'a pinch', from: '', to: '', end: '' }],
])('from %s to %s only the difference rolls', (former, text, parts) => {
  expect(changedPart(former, text)).toEqual(parts)
})
