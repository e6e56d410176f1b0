import { expect, test } from 'vitest'
import {
  describeNote,
  describeNotePlace,
  describeOtherNotes,
  describeWaitingNotes,
  notesLetterDay,
  notesPath,
} from './note-letters.ts'

test('the number of waiting notes is put into words', () => {
  expect([1, 2, 10, 11].map(describeWaitingNotes)).toEqual([
    'One note is waiting for you',
    'Two notes are waiting for you',
    'Ten notes are waiting for you',
    '11 notes are waiting for you',
  ])
  expect(describeNote({ kind: 'tip', name: 'Ellen Dahl' })).toBe('Ellen has a tip')
  expect(describeNote({ kind: 'question', name: 'June' })).toBe('June asks')
  expect(describeNote({ kind: 'cooked', name: 'Siv' })).toBe('Siv cooked it')
  expect(describeOtherNotes(2, 1)).toBe('and two more. One looks like spam, so it is kept apart.')
  expect(describeOtherNotes(0, 3)).toBe('Three look like spam, so they are kept apart.')
  expect(describeOtherNotes(12, 0)).toBe('and 12 more.')
  expect(describeOtherNotes(0, 0)).toBe('')
})

test('the place of a note is put into words', () => {
  expect(describeNotePlace('question', { title: 'Red Lentil Dal', place: 'step 2' })).toBe(
    'You asked under Red Lentil Dal, step 2',
  )
  expect(describeNotePlace('tip', { title: 'Red Lentil Dal', place: null })).toBe(
    'You wrote under Red Lentil Dal',
  )
  expect(notesPath('article', 'walk-more')).toBe('/blog/walk-more#notes')
})

// NOTE-MAIL-1
test('the daily letter is due from 7 a.m. in the site’s time zone, and only if it is wanted', () => {
  expect(notesLetterDay('daily', '2026-03-04T05:59:00.000Z', 'Europe/Stockholm')).toBeNull()
  expect(notesLetterDay('daily', '2026-03-04T06:00:00.000Z', 'Europe/Stockholm')).toBe('2026-03-04')
  expect(notesLetterDay('daily', '2026-03-04T22:30:00.000Z', 'Europe/Stockholm')).toBe('2026-03-04')
  expect(notesLetterDay('daily', '2026-03-05T06:00:00.000Z', 'America/New_York')).toBeNull()
  expect(notesLetterDay('never', '2026-03-04T12:00:00.000Z', 'UTC')).toBeNull()
  expect(notesLetterDay('at_once', '2026-03-04T12:00:00.000Z', 'UTC')).toBeNull()
})
