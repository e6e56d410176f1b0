import { expect, test } from 'vitest'
import { checkNote, sayMissing } from './note-check.ts'

const NOTE = { kind: 'tip', text: 'A pinch of salt.', name: 'Bea', email: '' }

// NOTE-FORM-1
test('a whole note has no problems', () => {
  expect(checkNote(NOTE, true)).toEqual([])
  expect(checkNote({ ...NOTE, email: 'bea@example.com' }, true)).toEqual([])
  expect(checkNote({ ...NOTE, kind: '' }, false)).toEqual([])
})

test('every problem is told at once, in the order of the form', () => {
  expect(checkNote({ kind: '', text: ' x', name: ' ', email: 'bea@mail' }, true)).toEqual([
    { field: 'kind', message: 'Is it a question, a tip, or did you cook it?' },
    { field: 'text', message: 'Write at least a word or two.' },
    { field: 'name', message: 'What shall we call you?' },
    { field: 'email', message: 'This address seems to lack its end, like .com' },
  ])
})

test('the summary counts them', () => {
  expect([1, 4, 6].map(sayMissing)).toEqual([
    'One thing before it can go:',
    'Four things before it can go:',
    '6 things before it can go:',
  ])
})
