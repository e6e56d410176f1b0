import { expect, test } from 'vitest'
import { fenceWorkout, findWorkoutBlocks, workoutBlockAt } from './find-workout-block.ts'

const TEXT = 'Before\n\n```workout\ntitle: A\n```\n\n```js\ncode\n```\n\n~~~ workout\ntitle: B\n~~~\nAfter'

test('finds the workout blocks of a text and no other blocks', () => {
  const blocks = findWorkoutBlocks(TEXT)
  expect(blocks.map(({ text, firstLine }) => [text, firstLine])).toEqual([
    ['title: A\n', 4],
    ['title: B\n', 12],
  ])
  expect(blocks.map(({ from, to }) => TEXT.slice(from, to))).toEqual([
    '```workout\ntitle: A\n```',
    '~~~ workout\ntitle: B\n~~~',
  ])
})

test('an unclosed block extends to the end', () => {
  expect(findWorkoutBlocks('```workout\ntitle: A\nmoves:')).toMatchObject([{ text: 'title: A\nmoves:' }])
})

test('finds the block that contains a position', () => {
  expect(workoutBlockAt(TEXT, TEXT.indexOf('title: B'))?.text).toBe('title: B\n')
  expect(workoutBlockAt(TEXT, 2)).toBeNull()
  expect(workoutBlockAt(TEXT, TEXT.indexOf('code'))).toBeNull()
})

test('a fenced workout is found', () => {
  expect(findWorkoutBlocks(fenceWorkout('title: C'))).toMatchObject([{ text: 'title: C\n' }])
})
