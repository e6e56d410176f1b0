import type { MouseEvent } from 'react'
import { readParameters, writeParameters } from '../../../domain/api/parameters.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import { notesJsonLd } from '../../../domain/notes/structured-data.ts'
import {
  type ArticlePage,
  NOTED_ADDRESS,
  type ReadRequest,
  type RecipePage,
} from '../../../domain/reads/public-reads.ts'
import { keyOf, type Reads } from '../../data/reads.ts'

type NotesRequest = ReadRequest<'recipeNotes'>
/** Which of an item's notes are shown. */
export type NotesShown = Omit<NotesRequest, 'id'>

/** Under which item notes stand. */
export type NotesSectionProps = { kind: 'article'; item: ArticlePage } | { kind: 'recipe'; item: RecipePage }

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

/** Where other notes of the same page stand. */
export function notedHref(path: string, shown: NotesShown, isWriting = false): string {
  return `${path}${writeParameters(NOTED_ADDRESS, { ...shown, write: isWriting || undefined })}#notes`
}

/** True for a press that means 'here': no new tab, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Asks the section to open its form; the detail is the line the note is about. */
export const WRITE_NOTE = 'write-note'

/** True where the page's address asks for other notes than it shows by itself: search engines leave it alone. */
export function isNotedAddress(search: string): boolean {
  return /[?&](?:sort|kind|at|page|write)=/.test(search)
}

/** What a line of the recipe is jumped to by. */
export function lineId(place: NotePlace): string {
  return 'step' in place ? `step-${place.step}` : `ingredient-${place.ingredient}`
}

/** Tells the lines of the recipe that one is to be opened; the detail is its id. */
export const OPEN_LINE = 'open-line'

/** Asks for the notes a page shows, and for those it shows by itself, which say what the section and its lines count. */
export async function loadNotes(
  reads: Reads,
  kind: ContentKind,
  itemId: number,
  search: URLSearchParams,
): Promise<void> {
  const id = String(itemId)
  const { shown } = readNoted(search)
  await Promise.all([{}, shown].map((asked) => reads.fetch(NOTES_READ[kind], { id, ...asked })))
}

/** What a page tells machines of the notes it shows; called on the server alone (NOTE-DATA-1). */
export function notesToldOf(kind: ContentKind, id: number, reads: Reads): object {
  const { data } = reads.state(NOTES_READ[kind], keyOf({ id: String(id) }))
  if (data?.kind !== 'found') return {}
  const { question, tip, cooked } = data.item.counts
  return notesJsonLd(data.item.notes, question + tip + cooked)
}
