import { expect, test } from 'vitest'
import { reanchorPlace } from './places.ts'

const BEFORE = ['200 g red lentils', 'thick strained yoghurt', 'ripe tomatoes', 'salt']

const follow = (index: number, after: readonly string[], before: readonly string[] | null = BEFORE) =>
  reanchorPlace({ index, text: BEFORE[index] ?? '' }, after, before)

// NOTE-PLACE-2
test.each([
  ['moved up', 2, ['ripe tomatoes', '200 g red lentils', 'salt'], { index: 0, text: 'ripe tomatoes' }],
  ['pushed down', 0, ['oil', ...BEFORE], { index: 1, text: '200 g red lentils' }],
  ['spelled otherwise in case and spaces', 3, [' SALT '], { index: 0, text: 'salt' }],
  [
    'rewritten in its place',
    1,
    ['200 g red lentils', 'labneh', 'ripe tomatoes', 'salt'],
    { index: 1, text: 'labneh' },
  ],
  ['rewritten and moved', 2, ['salt', 'very ripe tomatoes', 'oil'], { index: 1, text: 'very ripe tomatoes' }],
  ['gone', 1, ['200 g red lentils', 'ripe tomatoes', 'salt'], null],
  ['gone with all others', 0, [], null],
])('a place is followed to a line that is %s', (_, index, after, found) => {
  expect(follow(index, after)).toEqual(found)
})

test('of equal lines the nearest is chosen', () => {
  const lines = ['salt', 'oil', 'salt']
  expect(reanchorPlace({ index: 2, text: 'salt' }, ['oil', 'salt', 'water', 'salt'], lines)).toEqual({
    index: 1,
    text: 'salt',
  })
})

test('a line that already existed is never taken for a deleted one', () => {
  const before = ['red lentils', 'green lentils']
  expect(reanchorPlace({ index: 0, text: 'red lentils' }, ['green lentils'], before)).toBeNull()
})

test('after a restore without the former list, the text finds its line', () => {
  expect(follow(1, ['salt', 'thick strained yoghurt'], null)).toEqual({
    index: 1,
    text: 'thick strained yoghurt',
  })
  expect(follow(1, ['salt', 'strained yoghurt, thick'], null)).toMatchObject({ index: 1 })
  expect(follow(1, ['salt'], null)).toBeNull()
})
