import { expect, test } from 'vitest'
import { firstWordOf, kindsFor, noteGoneAt, noteImageSizeMessage } from './note-rules.ts'

test('under articles there are questions alone', () => {
  expect(kindsFor('article')).toEqual(['question'])
  expect(kindsFor('recipe')).toEqual(['question', 'tip', 'cooked'])
})

test('a name is said as a friend would say it', () => {
  expect(firstWordOf('  Ellen Dahl ')).toBe('Ellen')
  expect(firstWordOf('Siv')).toBe('Siv')
})

// NOTE-KEEP-1
test('what is not published goes after 90 days', () => {
  const created_at = '2026-03-04T12:00:00.000Z'
  expect(noteGoneAt({ state: 'waiting', created_at })).toBe('2026-06-02T12:00:00.000Z')
  expect(noteGoneAt({ state: 'spam', created_at })).toBe('2026-06-02T12:00:00.000Z')
  expect(noteGoneAt({ state: 'published', created_at })).toBeNull()
})

// NOTE-PICTURE-2
test('a picture has up to 8 MB', () => {
  expect(noteImageSizeMessage(10.2 * 1024 * 1024)).toBe(
    'That file has 11 MB. Up to 8 MB works, as JPG, PNG, WebP or GIF.',
  )
})
