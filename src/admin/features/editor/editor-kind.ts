import type { ContentKind } from '../../../domain/content/status.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import type { PictureContext } from '../images/suggestion-request.ts'
import type { SharedFields } from './shared-fields.ts'

/** What of a stored item stands outside the fields. */
export interface StoredItem {
  id: number
  title: string
  slug: string
  status: SharedFields['status']
  published_at: string | null
  /** The version a save is made from (product §12.5). */
  updated_at: string
}

/** An item as it came from the API. */
export interface LoadedItem<F> {
  item: StoredItem
  fields: F
}

/** Messages by field: `title`, `ingredients.3.amount`. */
export type FieldErrors = Readonly<Record<string, string>>

export type CheckedFields =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; errors: FieldErrors }

/** Everything in which the two editors differ but their fields' looks. */
export interface EditorKind<F extends SharedFields> {
  kind: ContentKind
  /** As it begins a message: `Article saved successfully!`. */
  name: 'Article' | 'Recipe'
  /** Part of every path: `/api/admin/articles`, `/admin/articles`. */
  plural: 'articles' | 'recipes'
  publicPath: '/blog' | '/recipes'
  contentType: UploadPreset
  emptyFields: F
  /** What follows the title on the screen. */
  summaryField: 'excerpt' | 'description'
  readFields(value: unknown, fallback: F): F
  /** The fields as they are stored in drafts and compared: lists without their row keys. */
  plainFields(fields: F): Record<string, unknown>
  /** The same schema as the server's. */
  checkFields(fields: F): CheckedFields
  /** Reads `{ article }` or `{ recipe }`; null when the answer holds none. */
  readItem(answer: unknown): LoadedItem<F> | null
  /** What each field is called, in the order of the screen. */
  labels: Readonly<Record<string, string>>
  /** What a search engine shows while she writes nothing of her own (product §12.6). */
  generateMeta(fields: F, site: SiteSettings): { title: string; description: string }
  /** What pictures are suggested from. */
  pictureContext(fields: F): PictureContext
}
