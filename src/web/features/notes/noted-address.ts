import { readParameters, writeParameters } from '../../../domain/api/parameters.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import { NOTED_ADDRESS, type ReadRequest } from '../../../domain/reads/public-reads.ts'

export type NotesRequest = ReadRequest<'recipeNotes'>
/** Which of an item's notes are shown. */
export type NotesShown = Omit<NotesRequest, 'id'>

/** The read that answers with the notes under an item. */
export const NOTES_READ = { article: 'articleNotes', recipe: 'recipeNotes' } as const satisfies Record<
  ContentKind,
  string
>

/** What the address of an item's page says of its notes. */
export function readNoted(search: URLSearchParams): { shown: NotesShown; isWriting: boolean } {
  const { write = false, ...shown } = readParameters(NOTED_ADDRESS, search).values
  return { shown, isWriting: write }
}

/** True where the page shows other notes than its own address does: search engines leave it alone. */
export function isNotedAddress(search: URLSearchParams): boolean {
  return Object.keys(readParameters(NOTED_ADDRESS, search).values).length > 0
}

/** Where other notes of the same page stand. */
export function notedHref(path: string, shown: NotesShown, isWriting = false): string {
  return `${path}${writeParameters(NOTED_ADDRESS, { ...shown, write: isWriting || undefined })}#notes`
}

/** What a line of the recipe is jumped to by. */
export function lineId(place: NotePlace): string {
  return 'step' in place ? `step-${place.step}` : `ingredient-${place.ingredient}`
}

/** Tells the lines of the recipe that one is to be opened; the detail is its id. */
export const OPEN_LINE = 'open-line'
