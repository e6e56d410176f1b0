import type { Generated } from 'kysely'
import type { Flag, JsonText } from './column-forms.ts'

export interface CategoriesTable {
  id: Generated<number>
  name: string
  /** The name as it is compared: two categories whose names differ only in case are one. */
  name_key: string
  slug: string
  color: string
  icon: string
  is_active: Generated<Flag>
}

export interface AuthorsTable {
  id: Generated<number>
  name: string
  name_key: string
  bio: string
  is_active: Generated<Flag>
  social_links: JsonText
}
