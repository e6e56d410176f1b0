import type { PublicNote } from './note.ts'

interface Told {
  comment?: object[]
  review?: object[]
  commentCount?: number
}

/**
 * Returns the structured data (schema.org) of the notes a page shows, and only of those. A note on a cooked dish with
 * stars is a review, every other one a comment; an answer is a comment on its note.
 *
 * @param total of all published notes
 */
export function notesJsonLd(notes: readonly PublicNote[], total: number): Told {
  if (total === 0) return {}
  const isReview = ({ kind, rating }: PublicNote) => kind === 'cooked' && rating !== null
  const comment = notes.filter((note) => !isReview(note)).map(toComment)
  const review = notes.filter(isReview).map(toReview)
  return {
    ...(comment.length > 0 ? { comment } : {}),
    ...(review.length > 0 ? { review } : {}),
    commentCount: total,
  }
}

function toComment({ name, text, created_at, answer, helpful }: PublicNote): object {
  return {
    '@type': 'Comment',
    author: person(name),
    text,
    datePublished: created_at,
    ...(helpful > 0 ? { upvoteCount: helpful } : {}),
    ...(answer
      ? {
          comment: {
            '@type': 'Comment',
            author: person(answer.name),
            text: answer.text,
            datePublished: answer.answered_at,
          },
        }
      : {}),
  }
}

function toReview({ name, text, created_at, rating }: PublicNote): object {
  return {
    '@type': 'Review',
    author: person(name),
    reviewBody: text,
    datePublished: created_at,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

/** Keeps the name as written. */
function person(name: string): object {
  return { '@type': 'Person', name }
}
