import { expect, test } from 'vitest'
import { offer } from './choices.ts'

const ALL = [
  { id: 1, name: 'Nutrition', is_active: true },
  { id: 2, name: 'Old', is_active: false },
  { id: 3, name: 'Older', is_active: false },
]

test('what was deactivated is offered only where it is already chosen', () => {
  expect(offer(ALL, null).map(({ id }) => id)).toEqual([1])
  expect(offer(ALL, 2).map(({ id }) => id)).toEqual([1, 2])
})
