import type { MouseEvent } from 'react'
import { readParameters, writeParameters } from '../../../domain/api/parameters.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import {
  type ArticlePage,
  NOTED_ADDRESS,
  type ReadRequest,
  type RecipePage,
} from '../../../domain/reads/public-reads.ts'

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
