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

/** The parts of a stored item outside the fields. */
export interface StoredItem {
  id: number
  title: string
  slug: string
  status: SharedFields['status']
  published_at: string | null
  /** The version on which a save is based (CONTENT-SAVE-3). */
  updated_at: string
}

/** An item as returned by the API. */
export interface LoadedItem<F> {
  item: StoredItem
  fields: F
}

/** Messages by field: `title`, `ingredients.3.amount`. */
export type FieldErrors = Readonly<Record<string, string>>

type CheckedFields =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; errors: FieldErrors }

/** A question shown after publishing. */
interface PublishQuestion<F> {
  title: string
  description: string
  /** The label of the button that accepts. */
  label: string
  take(fields: F): F
}

type Body = z.ZodType<unknown, Record<string, unknown>>

/** The API calls that read and save one kind of item. */
interface ItemWriteCalls {
  read: CallDeclaration & { path: `/admin/${string}/:id`; answer: z.ZodType }
  create: CallDeclaration & { path: `/admin/${string}`; body: Body; answer: z.ZodType }
  update: CallDeclaration & { path: `/admin/${string}/:id`; body: Body; answer: z.ZodType }
  restore: CallDeclaration & {
    path: `/admin/${string}/:id/revisions/:revisionId/restore`
    answer: z.ZodType
  }
}

/** Everything in which the two editors differ, except the layout of their fields. */
export interface EditorKind<F extends SharedFields> {
  kind: ContentKind
  /** The start of a message: `Article saved successfully!`. */
  name: 'Article' | 'Recipe'
  /** Part of every path: `/api/admin/articles`, `/admin/articles`. */
  plural: 'articles' | 'recipes'
  calls: ItemWriteCalls
  publicPath: '/blog' | '/recipes'
  contentType: UploadPreset
  emptyFields: F
  /** The field that Enter or Tab leads to from the title: the next one the coach writes in. */
  afterTitle: 'content' | 'description'
  readFields(value: unknown, fallback: F): F
  /** Returns the fields as stored in drafts and compared: lists without their row keys. */
  plainFields(fields: F): Record<string, unknown>
  /** Relinks references between fields after fields of several versions were combined. */
  relink?(fields: F, versions: readonly F[]): F
  /** The same schema as the server's. */
  checkFields(fields: F): CheckedFields
  /** Parses `{ article }` or `{ recipe }`; null for any other answer. */
  readItem(answer: unknown): LoadedItem<F> | null
  /** The fields' labels, in the order of the screen. */
  labels: Readonly<Record<string, string>>
  /** Returns what a search engine shows unless the coach has written something else (CONTENT-META-1). */
  generateMeta(fields: F, site: SiteSettings): { title: string; description: string }
  /** Returns the item as the proof-reader reads it: list indexes are those of the screen, blank rows included. */
  itemToRead(fields: F): ItemToRead
  /** Returns the fields with a fix applied; null where its place no longer exists. */
  takeFix(fields: F, fix: Fix): F | null
  /** Returns the question shown after publishing, with the change a yes makes to the fields; null where there is none. */
  askWhenPublished?(fields: F): Promise<PublishQuestion<F> | null>
  /** Returns the texts from which images are suggested. */
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

/** Returns the first message of each field. */
export function toFieldErrors(details: readonly FieldError[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { field, message } of details) errors[field] ??= message
  return errors
}

/** Returns the names of the fields that differ, in the order of the screen. */
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
  // Texts, however long, are compared directly on every key press; only objects are serialised.
  return (
    typeof before === 'object' &&
    typeof after === 'object' &&
    JSON.stringify(before) === JSON.stringify(after)
  )
}

/** Applies a fix to a field that contains one text, one number or a list of texts. */
export function applyTextFix<F extends SharedFields>(fields: F, { field, value }: Fix): F | null {
  const present: unknown = new Map<string, unknown>(Object.entries(fields)).get(field)
  const isFitting =
    present === null || (Array.isArray(present) ? Array.isArray(value) : typeof present === typeof value)
  return present !== undefined && isFitting ? { ...fields, [field]: value } : null
}
