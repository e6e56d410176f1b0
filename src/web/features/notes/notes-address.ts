import type { MouseEvent } from 'react'
import { readParameters, writeParameters } from '../../../domain/api/parameters.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import { notesJsonLd } from '../../../domain/notes/structured-data.ts'
import {
  type ArticlePage,
  NOTES_PAGE_PARAMETERS,
  type ReadRequest,
  type RecipePage,
} from '../../../domain/reads/public-reads.ts'
import { keyOf, type Reads } from '../../data/reads.ts'

type NotesRequest = ReadRequest<'recipeNotes'>
/** The selection of an item's notes. */
export type NotesShown = Omit<NotesRequest, 'id'>

/** The item that notes belong to. */
export type NotesSectionProps = { kind: 'article'; item: ArticlePage } | { kind: 'recipe'; item: RecipePage }

/** The read that returns the notes under an item. */
export const NOTES_READ = { article: 'articleNotes', recipe: 'recipeNotes' } as const satisfies Record<
  ContentKind,
  string
>

/** Parses the notes parameters of an item's page address. */
export function parseNotesParameters(search: URLSearchParams): { shown: NotesShown; isWriting: boolean } {
  const { write = false, ...shown } = readParameters(NOTES_PAGE_PARAMETERS, search).values
  return { shown, isWriting: write }
}

/** Returns the address of another selection of notes on the same page. */
export function notesHref(path: string, shown: NotesShown, isWriting = false): string {
  return `${path}${writeParameters(NOTES_PAGE_PARAMETERS, { ...shown, write: isWriting || undefined })}#notes`
}

/** Whether a click opens in place: no new tab, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Event that makes the section open its form; the detail is the line the note is about. */
export const WRITE_NOTE = 'write-note'

/** Whether the page's address selects other notes than the default: search engines do not index it. */
export function isNotesAddress(search: string): boolean {
  return /[?&](?:sort|kind|at|page|write)=/.test(search)
}

/** Returns the id of a recipe's line, for links to it. */
export function lineId(place: NotePlace): string {
  return 'step' in place ? `step-${place.step}` : `ingredient-${place.ingredient}`
}

/** Event that makes a line of the recipe open; the detail is its id. */
export const OPEN_LINE = 'open-line'

/** Fetches the selected notes, and the default ones, which provide the counts of the section and its lines. */
export async function loadNotes(
  reads: Reads,
  kind: ContentKind,
  itemId: number,
  search: URLSearchParams,
): Promise<void> {
  const id = String(itemId)
  const { shown } = parseNotesParameters(search)
  await Promise.all([{}, shown].map((asked) => reads.fetch(NOTES_READ[kind], { id, ...asked })))
}

/** Returns the structured data of the notes a page shows; called on the server only (NOTE-DATA-1). */
export function notesStructuredData(kind: ContentKind, id: number, reads: Reads): object {
  const { data } = reads.state(NOTES_READ[kind], keyOf({ id: String(id) }))
  if (data?.kind !== 'found') return {}
  const { question, tip, cooked } = data.item.counts
  return notesJsonLd(data.item.notes, question + tip + cooked)
}
