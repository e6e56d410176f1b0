import { expect, test } from 'vitest'
import { readErrorAnswer } from './errors.ts'

test('an error answer is read with its fields', () => {
  const body = { error: 'Please check', details: [{ field: 'name', message: 'Name is required' }] }
  expect(readErrorAnswer(body)).toEqual(body)
  expect(readErrorAnswer({ error: 'No' })).toEqual({ error: 'No', details: [] })
})

test('malformed details are omitted', () => {
  const details = [null, { field: 'name' }, { field: 'a', message: 'b' }]
  expect(readErrorAnswer({ error: 'No', details })).toEqual({
    error: 'No',
    details: [{ field: 'a', message: 'b' }],
  })
  expect(readErrorAnswer({ error: 'No', details: 'none' })?.details).toEqual([])
})

test.each([null, 'error', 42, [], {}, { error: 5 }, { message: 'No' }])(
  '%j is not an error answer',
  (body) => {
    expect(readErrorAnswer(body)).toBeNull()
  },
)
