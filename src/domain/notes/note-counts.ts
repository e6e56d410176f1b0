import { pluralize } from '../items/labels.ts'
import type { ContentKind } from '../items/status.ts'

/** Returns the number of notes under an item in words: `29 notes.`, `One question, answered.` */
export function describeNoteCount(kind: ContentKind, total: number, answered: number): string {
  if (kind === 'recipe') return total === 1 ? 'One note so far.' : `${total} notes.`
  if (total === 1) return answered === 1 ? 'One question, answered.' : 'One question, not answered yet.'
  return `${total} questions, ${sayAnswered(total, answered)}.`
}

function sayAnswered(total: number, answered: number): string {
  if (answered === 0) return 'none answered yet'
  if (answered === total) return total === 2 ? 'both answered' : 'all answered'
  return `${answered === 1 ? 'one' : answered} answered`
}

/** Returns the number of readers a note has helped in words: `one reader`, `3 readers`. */
export function formatReaderCount(count: number): string {
  return count === 1 ? 'one reader' : pluralize(count, 'reader')
}
