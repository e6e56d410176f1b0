import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawStill, figureOf, hasFigureFor } from './figure.ts'
import { findMove, isKnownMove, MOVES } from './find-move.ts'

interface PlannedMove {
  name: string
  easier?: string
  harder?: string
}
interface PlannedDay {
  warm_up: PlannedMove[]
  moves: PlannedMove[]
  cool_down: PlannedMove[]
}

const PLAN = resolve(import.meta.dirname, '../../../../content/plan')
const PLANNED = readdirSync(PLAN).flatMap((file) => {
  const day: PlannedDay = parse(readFileSync(resolve(PLAN, file), 'utf8'))
  return [...day.warm_up, ...day.moves, ...day.cool_down]
})

// MOVE-FIGURE-1
test('every move of the plan has its own figure', () => {
  const names = [...new Set(PLANNED.map(({ name }) => name))]
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !isKnownMove(name))).toEqual([])
  expect(new Set(names.map((name) => findMove(name))).size).toBe(names.length)
  expect(new Set(names.map((name) => drawStill(findMove(name)))).size).toBe(names.length)
})

/** Variants that differ in time, repetitions or gaze: the same figure shows them. */
const SAME_FIGURE = [
  'Do all six on one side before you change.',
  '45 seconds.',
  'Close your eyes for two breaths.',
]

test('every visible easier or harder variant has its own figure', () => {
  const missing = PLANNED.flatMap((move) =>
    (['easier', 'harder'] as const).flatMap((way) => {
      const text = move[way]
      return text && !hasFigureFor(findMove(move.name), way, text) ? [text] : []
    }),
  )
  expect(missing).toEqual(SAME_FIGURE)
})

test('the text of a harder variant selects its figure', () => {
  const squat = findMove('Squat')
  expect(figureOf(squat, 'harder', 'Add a small hop to the last four.').says).toContain('jumps')
  expect(figureOf(squat, 'harder', 'Stay two breaths at the lowest point.').says).toContain('very low')
  const lunge = findMove('Low lunge with an open heart')
  expect(figureOf(lunge, 'easier', 'Hands on a chair.').says).toContain('a chair')
  expect(figureOf(lunge, 'easier', 'Hands on two books or a chair.').says).toContain('two books')
  const tree = findMove('Tree')
  expect(figureOf(tree, 'harder', 'Arms over your head.').says).toContain('arms over her head')
  expect(figureOf(tree, 'harder', 'Close your eyes for two breaths.').stances).toBe(tree.stances)
})

test.each([
  ['Squats', 'squat'],
  ['10 slow goblet squats', 'squat'],
  ['Jump squats', 'squat jump'],
  ['Push-ups', 'push-up'],
  ['Pushups', 'push-up'],
  ['PUSH UPS', 'push-up'],
  ['Push-ups on your knees', 'knee push-up'],
  ['Push-ups against the wall', 'wall push-up'],
  ['30 s plank', 'plank'],
  ['Planks', 'plank'],
  ['Forearm plank', 'forearm plank'],
  ['Side plank (left)', 'side plank'],
  ['Glute bridges', 'bridge'],
  ['Reverse lunges', 'backward lunge'],
  ['Walking lunges', 'forward lunge'],
  ['Lateral lunge', 'side lunge'],
  ['Sit-ups', 'sit-up'],
  ['Crunches', 'crunch'],
  ['Bicycle crunches', 'bicycle crunch'],
  ['Burpees', 'burpee'],
  ['Jumping jacks', 'jumping jack'],
  ['Mountain climbers', 'mountain climber'],
  ['Dumbbell rows', 'bent-over row'],
  ['Romanian deadlift', 'deadlift'],
  ['Single-leg deadlifts', 'single-leg deadlift'],
  ['Kettlebell swings', 'kettlebell swing'],
  ['Arm swings', 'arm swings'],
  ['Bird dogs', 'bird dog'],
  ['Supermans', 'superman'],
  ['Wall sit', 'wall sit'],
  ['Step-ups', 'step-up'],
  ['High knees', 'high knees'],
  ['Calf raises', 'calf raise'],
  ['Hip circle', 'hip circles'],
  ['Downward-facing dog', 'downward dog'],
  ['Cobra pose', 'cobra'],
  ['Warrior II', 'warrior two'],
  ['Warrior', 'warrior one'],
  ['Tree pose', 'tree'],
  ['Child’s pose', "child's pose, walking"],
  ['Childs pose', "child's pose, walking"],
  ['Cat-cow', 'cat and cow'],
  ['Savasana', 'nothing at all'],
  ['Hamstring stretch', 'seated forward fold'],
  ['Hip flexor stretch', 'low lunge with an open heart'],
  ['Overhead presses', 'overhead press'],
  ['Bicep curls', 'biceps curl'],
  ['Tricep dips', 'triceps dip'],
  ['Leg raises', 'leg raise'],
  ['Jogging on the spot', 'jog'],
  ['Easy stretching to finish', 'standing'],
  ['Juggle three oranges', 'standing'],
  ['', 'standing'],
])('%s is shown by the figure of: %s', (name, known) => {
  expect(findMove(name).name).toBe(known)
})

test('every name refers to a single move', () => {
  const names = MOVES.flatMap(({ name, also = [] }) => [name, ...also])
  expect(new Set(names).size).toBe(names.length)
  const astray = MOVES.flatMap((move) =>
    [move.name, ...(move.also ?? [])].filter((name) => findMove(name) !== move),
  )
  expect(astray).toEqual([])
})
