import type { Generated } from 'kysely'
import type { TrashType } from '../../../domain/trash/trash.ts'
import type { Flag, JsonText } from './column-forms.ts'

/** What was deleted and can still come back: out of its own tables, so that nothing else ever finds it there. */
export interface TrashTable {
  type: TrashType
  /** As text: a picture's is no number. */
  item_id: string
  title: string
  /** Beside the rows, because merging moves them, also of what lies here. */
  category_id: number | null
  author_id: number | null
  /** Its row and those that belong to it, by their tables, in the present form of these. */
  stored_rows: JsonText
  /** The pictures of the library it showed. */
  pictures: JsonText
  deleted_at: string
  /** 1 while its files are being removed: it cannot come back any more. */
  purging: Generated<Flag>
}
