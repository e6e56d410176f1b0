import type { Generated } from 'kysely'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { HeldReason, NoteKind, NoteState } from '../../../domain/notes/note-rules.ts'
import type { Flag, JsonText } from '../stored-values.ts'

export interface NoteTables {
  /** What readers wrote under articles and recipes. */
  notes: {
    id: Generated<number>
    /** Of the item it stands under. */
    kind: ContentKind
    item_id: number
    note_kind: NoteKind
    state: NoteState
    /** Why it is held apart. */
    held: HeldReason | null
    name: string
    email: string | null
    text: string
    /** As it was written, once the coach has corrected a slip. */
    original_text: string | null
    place: 'ingredient' | 'step' | null
    /** From 0, of a step too; null once it is no longer in the recipe. */
    place_index: number | null
    /** What the line says: by it the place is followed. */
    place_text: string | null
    rating: number | null
    visitor: string
    /** The id of a picture of the library. */
    picture: string | null
    created_at: string
    published_at: string | null
    answer: string | null
    answered_at: string | null
    /** 1 when the answer goes by mail alone. */
    answer_by_mail: Generated<Flag>
    answer_letter_id: number | null
    pinned: Generated<Flag>
    helpful: Generated<number>
    /** The swap it was made, with what its ingredient says. */
    swap: JsonText | null
    /** Where that stands in the recipe's swaps; null while only the draft has it. */
    swap_index: number | null
    /** Of its words: equal for the same ones. */
    fingerprint: string
    link_nonce: string
    link_hash: string
    /** Where it was brought in from. */
    origin: string | null
    search_key: string
  }
  /** Notes that were deleted for good: their private link says so, and no restore over the running site brings them back. */
  gone_notes: {
    link_hash: string
    at: string
  }
  /** Whom a note has helped, a visitor once. */
  note_helps: {
    note_id: number
    visitor: string
    kind: ContentKind
    item_id: number
    at: string
  }
}
