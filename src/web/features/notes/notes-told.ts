import type { ContentKind } from '../../../domain/items/status.ts'
import { notesJsonLd } from '../../../domain/notes/structured-data.ts'
import { keyOf, type Reads } from '../../data/reads.ts'
import { NOTES_READ, readNoted } from './noted-address.ts'

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
