import type { ReactNode } from 'react'
import type { FieldName } from './palette.ts'

/** A letter as it is written; frame and footer come to it afterwards. */
export interface Letter {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  field: FieldName
  /** A line above the title. */
  eyebrow?: string
  title: string
  body: ReactNode
  /** What the body says, for those who read plain text: paragraph by paragraph, links written out. */
  text: string[]
  /** Why she gets it, in a sentence or two. */
  reason: string
  /** True for letters of the list, which have to name a postal address. */
  is_list_mail?: boolean
  /** Her link to leave the list; none where she is on no list. */
  unsubscribe_url?: string
}
