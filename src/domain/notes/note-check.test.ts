import { expect, test } from 'vitest'
import { checkNote, noteImageSizeMessage, sayMissing } from './note-check.ts'
import { firstWordOf, kindsFor, noteDeletionTime } from './note-rules.ts'

test('articles allow only questions', () => {
  expect(kindsFor('article')).toEqual(['question'])
  expect(kindsFor('recipe')).toEqual(['question', 'tip', 'cooked'])
})

test('a name is shortened to the first name', () => {
  expect(firstWordOf('  Ellen Dahl ')).toBe('Ellen')
  expect(firstWordOf('Siv')).toBe('Siv')
})

// NOTE-KEEP-1
test('unpublished notes are deleted after 90 days', () => {
  const created_at = '2026-03-04T12:00:00.000Z'
  expect(noteDeletionTime({ state: 'waiting', created_at })).toBe('2026-06-02T12:00:00.000Z')
  expect(noteDeletionTime({ state: 'spam', created_at })).toBe('2026-06-02T12:00:00.000Z')
  expect(noteDeletionTime({ state: 'published', created_at })).toBeNull()
})

// NOTE-PICTURE-2
test('a picture may have up to 8 MB', () => {
  expect(noteImageSizeMessage(10.2 * 1024 * 1024)).toBe(
    'That file has 11 MB. Up to 8 MB works, as JPG, PNG, WebP or GIF.',
  )
})

const NOTE = { kind: 'tip', text: 'A pinch of salt.', name: 'Bea', email: '' }

// NOTE-FORM-1
test('a complete note has no problems', () => {
  expect(checkNote(NOTE, true)).toEqual([])
  expect(checkNote({ ...NOTE, email: 'bea@example.com' }, true)).toEqual([])
  expect(checkNote({ ...NOTE, kind: '' }, false)).toEqual([])
})

test('every problem is reported at once, in the order of the form', () => {
  expect(checkNote({ kind: '', text: ' x', name: ' ', email: 'bea@mail' }, true)).toEqual([
    { field: 'kind', message: 'Is it a question, a tip, or did you cook it?' },
    { field: 'text', message: 'Write at least a word or two.' },
    { field: 'name', message: 'What shall we call you?' },
    { field: 'email', message: 'This address seems to lack its end, like .com' },
  ])
})

test('the summary states the number of problems', () => {
  expect([1, 4, 6].map(sayMissing)).toEqual([
    'One thing before it can go:',
    'Four things before it can go:',
    '6 things before it can go:',
  ])
})
