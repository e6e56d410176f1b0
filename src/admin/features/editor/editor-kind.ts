import type { z } from 'zod'
import type { CallDeclaration } from '../../../domain/api/call.ts'
import type { FieldError } from '../../../domain/errors.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Fix } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import type { ImageContext } from '../images/use-suggestions.ts'
import type { SharedFields } from './shared-fields.ts'

/** What of a stored item stands outside the fields. */
export interface StoredItem {
  id: number
  title: string
  slug: string
  status: SharedFields['status']
  published_at: string | null
  /** The version a save is made from (CONTENT-SAVE-3). */
  updated_at: string
}

/** An item as it came from the API. */
export interface LoadedItem<F> {
  item: StoredItem
  fields: F
}

/** Messages by field: `title`, `ingredients.3.amount`. */
export type FieldErrors = Readonly<Record<string, string>>

type CheckedFields =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; errors: FieldErrors }

/** A question after publishing, for its message. */
interface PublishQuestion<F> {
  title: string
  description: string
  /** The label of the button that accepts. */
  label: string
  take(fields: F): F
}

type Body = z.ZodType<unknown, Record<string, unknown>>

/** How items of one kind are read and saved. */
interface ItemWriteCalls {
  read: CallDeclaration & { path: `/admin/${string}/:id`; answer: z.ZodType }
  create: CallDeclaration & { path: `/admin/${string}`; body: Body; answer: z.ZodType }
  update: CallDeclaration & { path: `/admin/${string}/:id`; body: Body; answer: z.ZodType }
  restore: CallDeclaration & {
    path: `/admin/${string}/:id/revisions/:revisionId/restore`
    answer: z.ZodType
  }
}

/** Everything in which the two editors differ but their fields' looks. */
export interface EditorKind<F extends SharedFields> {
  kind: ContentKind
  /** As it begins a message: `Article saved successfully!`. */
  name: 'Article' | 'Recipe'
  /** Part of every path: `/api/admin/articles`, `/admin/articles`. */
  plural: 'articles' | 'recipes'
  calls: ItemWriteCalls
  publicPath: '/blog' | '/recipes'
  contentType: UploadPreset
  emptyFields: F
  /** The field that Enter or Tab leads to from the title: the one the coach writes in next. */
  afterTitle: 'content' | 'description'
  readFields(value: unknown, fallback: F): F
  /** The fields as they are stored in drafts and compared: lists without their row keys. */
  plainFields(fields: F): Record<string, unknown>
  /** After fields of several versions were put together: what names parts of another field names those that are there. */
  relink?(fields: F, versions: readonly F[]): F
  /** The same schema as the server's. */
  checkFields(fields: F): CheckedFields
  /** Reads `{ article }` or `{ recipe }`; null when the answer holds none. */
  readItem(answer: unknown): LoadedItem<F> | null
  /** What each field is called, in the order of the screen. */
  labels: Readonly<Record<string, string>>
  /** What a search engine shows while the coach has written nothing else (CONTENT-META-1). */
  generateMeta(fields: F, site: SiteSettings): { title: string; description: string }
  /** As the proof-reader reads it: places in lists are those of the screen, blank rows counted. */
  itemToRead(fields: F): ItemToRead
  /** The fields with a better value in place; null where there is no such place any more. */
  takeFix(fields: F, fix: Fix): F | null
  /** What is asked once it is published, with what a yes does to the fields; null where there is nothing to ask. */
  askWhenPublished?(fields: F): Promise<PublishQuestion<F> | null>
  /** What images are suggested from. */
  imageContext(fields: F): ImageContext
}

export function checkAgainst(
  schema: z.ZodType<Record<string, unknown>>,
  fields: Record<string, unknown>,
): CheckedFields {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, body: result.data }
  return {
    ok: false,
    errors: toFieldErrors(
      result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    ),
  }
}

/** The first message of each field counts. */
export function toFieldErrors(details: readonly FieldError[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { field, message } of details) errors[field] ??= message
  return errors
}

/** The names of the fields that differ, in the order of the screen. */
export function changedFields<F extends SharedFields>(kind: EditorKind<F>, before: F, after: F): string[] {
  if (before === after) return []
  const old = kind.plainFields(before)
  const next = kind.plainFields(after)
  return Object.keys(kind.labels).filter((name) => !isSame(old[name], next[name]))
}

export function hasChanges<F extends SharedFields>(kind: EditorKind<F>, before: F, after: F): boolean {
  return changedFields(kind, before, after).length > 0
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  // Long texts are compared as they are, on every key; only what has parts is worth more.
  return (
    typeof before === 'object' &&
    typeof after === 'object' &&
    JSON.stringify(before) === JSON.stringify(after)
  )
}

/** Puts a better value into a field that holds one text, one number or a list of texts. */
export function takeTextFix<F extends SharedFields>(fields: F, { field, value }: Fix): F | null {
  const present: unknown = new Map<string, unknown>(Object.entries(fields)).get(field)
  const isFitting =
    present === null || (Array.isArray(present) ? Array.isArray(value) : typeof present === typeof value)
  return present !== undefined && isFitting ? { ...fields, [field]: value } : null
}
