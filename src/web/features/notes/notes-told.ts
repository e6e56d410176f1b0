import type { ContentKind } from '../../../domain/items/status.ts'
import { notesJsonLd } from '../../../domain/notes/structured-data.ts'
import { keyOf, type Reads } from '../../data/reads.ts'
import { NOTES_READ } from './noted-address.ts'

/** What a page tells machines of the notes it shows; called on the server alone (NOTE-DATA-1). */
export function notesToldOf(kind: ContentKind, id: number, reads: Reads): object {
  const { data } = reads.state(NOTES_READ[kind], keyOf({ id: String(id) }))
  if (data?.kind !== 'found') return {}
  const { question, tip, cooked } = data.item.counts
  return notesJsonLd(data.item.notes, question + tip + cooked)
}
