import type { Generated } from 'kysely'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { HeldReason, NoteKind, NoteState } from '../../../domain/notes/note-rules.ts'
import type { Flag, JsonText } from '../stored-values.ts'

export interface NoteTables {
  /** Readers' notes under articles and recipes. */
  notes: {
    id: Generated<number>
    kind: ContentKind
    item_id: number
    note_kind: NoteKind
    state: NoteState
    /** Why it is held apart. */
    held: HeldReason | null
    name: string
    email: string | null
    text: string
    /** The reader's text, once the coach has corrected a slip. */
    original_text: string | null
    place: 'ingredient' | 'step' | null
    /** Counted from 0, also for steps; null once the line is no longer in the recipe. */
    place_index: number | null
    /** Text of the line, by which its place is tracked. */
    place_text: string | null
    rating: number | null
    visitor: string
    /** The id of a library image. */
    picture: string | null
    created_at: string
    published_at: string | null
    answer: string | null
    answered_at: string | null
    /** 1 when the answer is sent by mail alone. */
    answer_by_mail: Generated<Flag>
    answer_letter_id: number | null
    pinned: Generated<Flag>
    helpful: Generated<number>
    /** The swap made from it, with its ingredient's text. */
    swap: JsonText | null
    /** Its index in the recipe's swaps; null while only the draft has it. */
    swap_index: number | null
    /** Of its text: equal for the same words. */
    fingerprint: string
    link_nonce: string
    link_hash: string
    /** Where it was imported from. */
    origin: string | null
    search_key: string
  }
  /** Notes deleted for good: their private link says so, and no restore of the running site brings them back. */
  gone_notes: {
    link_hash: string
    at: string
  }
  /** "Helpful" votes, one per visitor and note. */
  note_helps: {
    note_id: number
    visitor: string
    kind: ContentKind
    item_id: number
    at: string
  }
}
