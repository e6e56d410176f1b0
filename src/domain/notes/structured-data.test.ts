import { expect, test } from 'vitest'
import type { PublicNote } from './note.ts'
import { notesJsonLd } from './structured-data.ts'

const NOTE: PublicNote = {
  id: 1,
  kind: 'question',
  name: 'Hanne <b>',
  text: 'Old lentils?',
  place: null,
  place_gone: false,
  rating: null,
  image: null,
  created_at: '2026-03-04T12:00:00.000Z',
  helpful: 0,
  answer: null,
  swap: null,
  pinned: false,
}

// NOTE-DATA-1
test('a cooked note with stars is a review, other notes are comments, an answer is a nested comment', () => {
  const answer = { text: 'Yes.', name: 'Maya', answered_at: '2026-03-05T12:00:00.000Z' }
  const told = notesJsonLd(
    [
      { ...NOTE, answer, helpful: 3 },
      { ...NOTE, kind: 'cooked' },
      { ...NOTE, kind: 'cooked', rating: 4 },
    ],
    14,
  )
  expect(told).toEqual({
    comment: [
      {
        '@type': 'Comment',
        author: { '@type': 'Person', name: 'Hanne <b>' },
        text: 'Old lentils?',
        datePublished: '2026-03-04T12:00:00.000Z',
        upvoteCount: 3,
        comment: {
          '@type': 'Comment',
          author: { '@type': 'Person', name: 'Maya' },
          text: 'Yes.',
          datePublished: '2026-03-05T12:00:00.000Z',
        },
      },
      {
        '@type': 'Comment',
        author: { '@type': 'Person', name: 'Hanne <b>' },
        text: 'Old lentils?',
        datePublished: '2026-03-04T12:00:00.000Z',
      },
    ],
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Hanne <b>' },
        reviewBody: 'Old lentils?',
        datePublished: '2026-03-04T12:00:00.000Z',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
    commentCount: 14,
  })
})

test('a page without notes has no structured data about notes', () => {
  expect(notesJsonLd([], 0)).toEqual({})
})
