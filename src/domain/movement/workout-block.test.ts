import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMove } from './figure/find-move.ts'
import { figureNameOf } from './workout.ts'
import { readWorkoutBlock, writeWorkoutBlock } from './workout-block.ts'

const PLAN = join(import.meta.dirname, '../../../content/plan')
const ARTICLES = join(import.meta.dirname, '../../../content/articles')

const BLOCK = `title: Ten minutes, barefoot
rounds: 3
moves:
  - name: Squat
    amount: 10 times
    how: Send your hips back.
    easier: To a chair.
  - name: Plank
    amount: 30 seconds
rest: 45
`

function problemOf(text: string) {
  const read = readWorkoutBlock(text)
  return 'problem' in read ? read : null
}

// MOVE-BLOCK-1
describe('readWorkoutBlock', () => {
  test('reads the written fields and fills in defaults', () => {
    expect(readWorkoutBlock(BLOCK)).toEqual({
      workout: {
        title: 'Ten minutes, barefoot',
        warm_up: [],
        rounds: 3,
        moves: [
          { name: 'Squat', amount: '10 times', how: 'Send your hips back.', easier: 'To a chair.' },
          { name: 'Plank', amount: '30 seconds', how: '' },
        ],
        cool_down: [],
        rest: '45 seconds',
      },
    })
  })

  // MOVE-FORM-2
  test('reads every day of the plan', () => {
    for (const name of readdirSync(PLAN)) {
      expect(readWorkoutBlock(readFileSync(join(PLAN, name), 'utf8')), name).toHaveProperty('workout')
    }
  })

  // MOVE-FIGURE-1
  test('reads the workouts of sample articles, and each of their moves has a figure', () => {
    const articles = readdirSync(ARTICLES).map((name) => readFileSync(join(ARTICLES, name), 'utf8'))
    const blocks = articles.flatMap((text) => [...text.matchAll(/^```workout\n([\s\S]*?)^```$/gm)])
    expect(blocks).toHaveLength(1)
    const read = readWorkoutBlock(blocks[0]?.[1] ?? '')
    if ('problem' in read) throw new Error(read.problem)
    const figures = read.workout.moves.map((move) => findMove(figureNameOf(move)).name)
    expect(new Set(figures).size).toBe(6)
    expect(figures).not.toContain('standing')
  })

  test('a figure chosen for a move survives writing and reading', () => {
    const text = 'title: A\nmoves:\n  - name: Kitchen bow\n    amount: 10 times\n    figure: hang forward\n'
    const read = readWorkoutBlock(text)
    if ('problem' in read) throw new Error(read.problem)
    expect(read.workout.moves).toEqual([
      { name: 'Kitchen bow', amount: '10 times', how: '', figure: 'hang forward' },
    ])
    expect(read.workout.moves.map(figureNameOf)).toEqual(['hang forward'])
    expect(writeWorkoutBlock(read.workout)).toBe(text)
  })

  test('a plain number is a number of repetitions', () => {
    expect(readWorkoutBlock('title: A\nmoves:\n  - name: Squat\n    amount: 10\n')).toMatchObject({
      workout: { moves: [{ amount: '10 times' }] },
    })
  })

  test.each([
    ['', 'A workout needs a title and its moves, each on a line of its own.', null],
    ['just words', 'A workout needs a title and its moves, each on a line of its own.', null],
    ['title: A', 'A workout needs its moves, at least one.', null],
    ['moves:\n  - name: Squat\n    amount: 10', 'The workout needs a title.', null],
    [
      'title: A\nmoves:\n  - name: Squat\n  - name: Lunge\n    amount: 6',
      'Move 1 of the moves needs an amount.',
      3,
    ],
    [
      'title: A\nrounds: many\nmoves:\n  - name: Squat\n    amount: 6',
      'The number of rounds is a whole number, from 1 to 20.',
      2,
    ],
    ['title: A\nmoves:\n  - Squat', 'Move 1 of the moves needs a name and an amount.', 3],
  ])('%j is refused with an explanation', (text, problem, line) => {
    expect(problemOf(text)).toEqual({ problem, line })
  })

  test('names the line with invalid YAML', () => {
    expect(problemOf('title: A\nmoves:\n  - name: "Squat\n')).toMatchObject({ line: expect.any(Number) })
    expect(problemOf('title: A\nmoves: [')?.problem).toMatch(/^This line cannot be read as a workout: /)
  })

  test('aliases are not expanded', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (let index = 0; index < 20; index += 1) {
      const name = String.fromCharCode(97 + index)
      const next = String.fromCharCode(98 + index)
      lines.push(`${next}: &${next} [*${name}, *${name}, *${name}, *${name}, *${name}, *${name}, *${name}]`)
    }
    expect(problemOf(lines.join('\n'))).not.toBeNull()
  })
})

test('a written workout is read back unchanged', () => {
  const read = readWorkoutBlock(BLOCK)
  if (!('workout' in read)) throw new Error(read.problem)
  expect(readWorkoutBlock(writeWorkoutBlock(read.workout))).toEqual(read)
  expect(writeWorkoutBlock(read.workout)).not.toMatch(/warm_up|how: ""/)
})
