import { expect, test } from 'vitest'
import { MethodLines } from './method-lines.ts'
import { BLANK_LINE } from './source-line.ts'

function take(lines: readonly string[]): string[] {
  const method = new MethodLines()
  method.beginPart('')
  for (const text of lines) method.addStep({ ...BLANK_LINE, text }, undefined)
  return method.take().map(({ role, text }) => `${role}: ${text}`)
}

// RIMPORT-TEXT-10
test('a storage time at the end of the last step becomes a note', () => {
  expect(take(['Simmer the plums.', 'Take out the cloves. Will keep for a week.'])).toEqual([
    'step: Simmer the plums.',
    'step: Take out the cloves.',
    'note: Will keep for a week.',
  ])
  expect(take(['Simmer the plums.', 'Stir in the butter. Keep it warm.']).at(-1)).toBe(
    'step: Stir in the butter. Keep it warm.',
  )
})
