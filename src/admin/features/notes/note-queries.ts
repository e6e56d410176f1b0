import { notesCalls } from '../../../domain/notes/notes-calls.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { pagesOf, readOf } from '../../data/calls.ts'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'
import type { NoteTab } from './note-words.ts'

const PER_PAGE = 30

export interface NoteFilter {
  q: string
  state: NoteTab
}

/** Returns the query for the notes of a list, newest first, fetched on each visit: new ones arrive on their own. */
export function notePages({ q, state }: NoteFilter) {
  return pagesOf(
    notesCalls.list,
    PER_PAGE,
    { q, state: state === 'closed' ? undefined : state },
    { refetchOnMount: 'always' },
  )
}

export function waitingNotesQuery() {
  return readOf(notesCalls.list, { query: { limit: 1, state: 'waiting' } }, { refetchInterval: MINUTE })
}

/** Returns the query for one note, polled while the letter with its answer is being sent. */
export function noteQuery(id: number) {
  return readOf(
    notesCalls.read,
    { params: { id } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => {
        const letter = data?.note.letter?.state
        return letter === 'waiting' || letter === 'sending' ? WATCH_EVERY : false
      },
    },
  )
}

export const closedItemsQuery = readOf(notesCalls.closed, {}, { refetchOnMount: 'always' })
