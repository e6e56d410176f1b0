import { expect, test } from 'vitest'
import { readErrorAnswer } from './errors.ts'

test('a refusal is read with its fields', () => {
  const body = { error: 'Please check', details: [{ field: 'name', message: 'Name is required' }] }
  expect(readErrorAnswer(body)).toEqual(body)
  expect(readErrorAnswer({ error: 'No' })).toEqual({ error: 'No', details: [] })
})

test('details of another form are left out', () => {
  const details = [null, { field: 'name' }, { field: 'a', message: 'b' }]
  expect(readErrorAnswer({ error: 'No', details })).toEqual({
    error: 'No',
    details: [{ field: 'a', message: 'b' }],
  })
  expect(readErrorAnswer({ error: 'No', details: 'none' })?.details).toEqual([])
})

test.each([null, 'error', 42, [], {}, { error: 5 }, { message: 'No' }])(
  '%j is no refusal of ours',
  (body) => {
    expect(readErrorAnswer(body)).toBeNull()
  },
)
