import { expect, test } from 'vitest'
import { lineOf, lineParameter, readLine } from './note-lines.ts'

// NOTE-LINE-1
test.each([{ ingredient: 0 }, { ingredient: 12 }, { step: 1 }, { step: 40 }])(
  '%j is read back from its written form',
  (place) => {
    expect(readLine(lineOf(place))).toEqual(place)
    expect(lineParameter.read([lineOf(place)])).toEqual({ value: lineOf(place), problem: null })
  },
)

test.each(['step:0', 'step:01', 'step:', 'ingredient:-1', 'ingredient:1.5', 'tip:1', 'step:99999'])(
  '%s does not name a line',
  (text) => {
    expect(readLine(text)).toBeNull()
    expect(lineParameter.read([text]).problem).toMatch(/^at is a line/)
  },
)

test('an empty line parameter counts as missing, a repeated one as an error', () => {
  expect(lineParameter.read([''])).toEqual({ value: undefined, problem: null })
  expect(lineParameter.read(['step:1', 'step:2']).value).toBeUndefined()
})
