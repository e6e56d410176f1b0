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

/** The notes of a list, newest first. New ones come in by themselves, so each visit asks anew. */
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

/** One note, looked after while the letter with its answer is on its way. */
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
