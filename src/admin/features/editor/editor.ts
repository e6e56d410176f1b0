import { initialSlug, updateAutoSlug } from '../../../domain/items/slug.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import type { EditorKind, FieldErrors, LoadedItem, StoredItem } from './editor-kind.ts'
import type { TextSurface } from './markdown/text-marks.ts'
import { createObservable, type Observable } from './observable.ts'
import type { SharedFields } from './shared-fields.ts'

export type SaveIntent = 'save' | 'publish'

/** The state on the server of what was typed and not saved. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'saved'; at: string }
  /** `offline`: the server cannot be reached; `refused`: it rejected the draft. */
  | { kind: 'failed'; reason: 'offline' | 'refused' }

export interface EditorState<F extends SharedFields> {
  fields: F
  /** The fields as last saved or loaded: differences from these are unsaved. */
  saved: F
  /** Null until the first save. */
  item: StoredItem | null
  slugIsAuto: boolean
  errors: FieldErrors
  /** A free slug, offered by the server for one that is taken. */
  suggestedSlug: string | null
  /** The fields of a save whose answer never arrived: they may have been stored. */
  unanswered: F | null
  /** One save in flight at a time. */
  saving: SaveIntent | null
  /** Number of images being uploaded. */
  uploading: number
  /** The save that waits for the uploads. */
  waiting: SaveIntent | null
  /** Whether this browser has stored what was typed. */
  device: 'nothing' | 'kept' | 'failed'
  draft: DraftState
  /** The stored version, when a save met a newer one. */
  conflict: LoadedItem<F> | null
}

export interface Editor<F extends SharedFields> {
  kind: EditorKind<F>
  state: Observable<EditorState<F>>
  /** The text surface in use, for the panels beside it. Null while there is none. */
  textSurface: Observable<{ current: TextSurface | null }>
  /** The uploads in progress. */
  uploads: Set<Promise<UploadEnd>>
}

/** @param loaded null for a new item */
export function createEditor<F extends SharedFields>(
  kind: EditorKind<F>,
  loaded: LoadedItem<F> | null,
): Editor<F> {
  const fields = loaded?.fields ?? kind.emptyFields
  return {
    kind,
    uploads: new Set(),
    textSurface: createObservable<{ current: TextSurface | null }>({ current: null }),
    state: createObservable<EditorState<F>>({
      fields,
      saved: fields,
      item: loaded?.item ?? null,
      slugIsAuto: initialSlug(loaded?.item.slug ?? null).isAuto,
      errors: {},
      suggestedSlug: null,
      unanswered: null,
      saving: null,
      uploading: 0,
      waiting: null,
      device: 'nothing',
      draft: { kind: 'none' },
      conflict: null,
    }),
  }
}

/** Changes one field; its error is cleared until the next save. */
export function setField<F extends SharedFields, K extends keyof F & string>(
  { state }: Editor<F>,
  name: K,
  value: F[K],
): void {
  const { fields, errors } = state.get()
  if (fields[name] === value) return
  state.change({ fields: { ...fields, [name]: value }, errors: errorsWithout(errors, name) })
}

/** Changes the title; an automatic slug follows it (EDIT-SLUG-1). */
export function setTitle(editor: Editor<SharedFields>, title: string): void {
  const { fields, slugIsAuto } = editor.state.get()
  const { slug } = updateAutoSlug({ slug: fields.slug, isAuto: slugIsAuto }, title, editor.kind.kind)
  setField(editor, 'title', title)
  if (slug !== fields.slug) setSlug(editor, { slug, isAuto: true })
}

export function setSlug(editor: Editor<SharedFields>, { slug, isAuto }: { slug: string; isAuto: boolean }) {
  setField(editor, 'slug', slug)
  editor.state.change({ slugIsAuto: isAuto, suggestedSlug: null })
}

/** Replaces all fields by another version, unsaved. */
export function replaceFields<F extends SharedFields>({ state }: Editor<F>, fields: F): void {
  state.change({
    fields,
    errors: {},
    suggestedSlug: null,
    slugIsAuto: fields.slug === '' && state.get().slugIsAuto,
  })
}

/** Resets the editor to what is stored now: after a restore, or when another version was taken. */
export function resetEditor<F extends SharedFields>(
  { state }: Editor<F>,
  { item, fields }: LoadedItem<F>,
): void {
  state.change({
    fields,
    saved: fields,
    item,
    slugIsAuto: false,
    errors: {},
    suggestedSlug: null,
    draft: { kind: 'none' },
    conflict: null,
  })
}

function errorsWithout(errors: FieldErrors, name: string): FieldErrors {
  const left = Object.entries(errors).filter(([field]) => field !== name && !field.startsWith(`${name}.`))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** A target of image uploads. */
export interface Uploading {
  uploads: Set<Promise<UploadEnd>>
  state: Pick<Observable<{ uploading: number }>, 'change'>
}

/** Tracks an image upload: publishing and sending wait for it (IMG-FIELD-2). */
export function trackUpload({ uploads, state }: Uploading, upload: Promise<UploadEnd>): void {
  uploads.add(upload)
  state.change({ uploading: uploads.size })
  const forget = () => {
    uploads.delete(upload)
    state.change({ uploading: uploads.size })
  }
  upload.then(forget, forget)
}

/** Waits until all images are uploaded, including those added meanwhile. Returns false when one of them failed. */
export async function settleUploads({ uploads }: Pick<Uploading, 'uploads'>): Promise<boolean> {
  let isComplete = true
  while (uploads.size > 0) {
    const ends = await Promise.allSettled(uploads)
    isComplete &&= ends.every((end) => end.status === 'fulfilled' && end.value !== 'failed')
  }
  return isComplete
}
