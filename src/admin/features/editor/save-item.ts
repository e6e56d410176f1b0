import { z } from 'zod'
import { ApiError, isRefusal } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'
import type { Editor, SaveIntent } from './editor.ts'
import {
  type FieldErrors,
  hasChanges,
  type LoadedItem,
  type StoredItem,
  toFieldErrors,
} from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

export type SaveOutcome =
  | { kind: 'saved'; item: StoredItem; isNew: boolean }
  /** Fields are invalid; the messages are in the editor's state. */
  | { kind: 'invalid' }
  /** A newer version is stored; it is in the editor's state. */
  | { kind: 'conflict' }
  /** Nothing was stored; the text is unchanged. */
  | { kind: 'failed'; status: number | null; message: string }

const UNREACHABLE = 'We can’t reach the site. Your text is kept on this device; please try again.'

const UNREADABLE = 'Something went wrong. Your text is kept on this device; please try again.'

const suggestionBody = z.object({ suggestion: z.string() })

/**
 * Saves the editor's fields (EDIT-SAVE-1): Save Draft with the chosen status, Publish with `published`. What is typed
 * while the save is in flight stays unsaved. Null when a save is already in flight.
 *
 * @param settleDraft waits until no draft is in flight that would arrive after the save
 */
export async function saveItem<F extends SharedFields>(
  editor: Editor<F>,
  intent: SaveIntent,
  settleDraft: () => Promise<void>,
): Promise<SaveOutcome | null> {
  const { kind, state } = editor
  if (state.get().saving) return null
  const isNew = state.get().item === null
  if (state.get().unanswered) {
    state.change({ saving: intent })
    await takeUnanswered(editor, intent)
  }
  const before = state.get().fields
  if (intent === 'publish') state.change({ fields: { ...before, status: 'published' } })
  const { fields, item } = state.get()
  const checked = kind.checkFields(fields)
  if (!checked.ok) {
    state.change({
      errors: worthSaying(checked.errors, state.get().slugIsAuto),
      suggestedSlug: null,
      saving: null,
      fields: unpublished(editor, before, fields),
    })
    return { kind: 'invalid' }
  }
  state.change({ saving: intent, errors: {}, suggestedSlug: null, conflict: null, unanswered: null })
  try {
    await settleDraft()
    const { create, update } = kind.calls
    const answer = item
      ? await ask(update, {
          params: { id: item.id },
          body: { ...checked.body, updated_at: item.updated_at },
        })
      : await ask(create, { body: checked.body })
    const stored = kind.readItem(answer)
    if (!stored) throw new Error('The answer could not be read')
    takeStored(editor, fields, stored)
    return { kind: 'saved', item: stored.item, isNew }
  } catch (error) {
    const unanswered = isRefusal(error) ? null : fields
    state.change({ fields: unpublished(editor, before, fields), unanswered })
    return readFailure(editor, error)
  } finally {
    state.change({ saving: null })
  }
}

/**
 * Handles an earlier save whose answer never arrived, but which may have been stored. The next save then continues from
 * it: it neither conflicts with its own version, nor stores a new item twice.
 */
async function takeUnanswered<F extends SharedFields>(editor: Editor<F>, intent: SaveIntent): Promise<void> {
  const { kind, state } = editor
  const { unanswered: sent, item, fields } = state.get()
  // An unintended publication is shown as a conflict, like any other difference.
  if (sent?.status !== (intent === 'publish' ? 'published' : fields.status)) return
  try {
    const stored = kind.readItem(await ask(kind.calls.read, { params: { id: item?.id ?? sent.slug } }))
    if (!stored || stored.item.updated_at === item?.updated_at) return
    const published_at = sent.published_at ?? stored.fields.published_at
    if (!hasChanges(kind, { ...sent, published_at }, stored.fields)) takeStored(editor, sent, stored)
  } catch (error) {
    // The save that follows reports the error.
    if (!(error instanceof ApiError || error instanceof TypeError)) reportError(error)
  }
}

/** Omits the error of a slug that follows the title: it is missing only because the title is. */
function worthSaying({ slug, ...errors }: FieldErrors, slugIsAuto: boolean): FieldErrors {
  return slug === undefined || (slugIsAuto && errors.title) ? errors : { ...errors, slug }
}

/** Restores the former status after a failed Publish, so that a later Save Draft does not publish unexpectedly. */
function unpublished<F extends SharedFields>({ state }: Editor<F>, before: F, sent: F): F {
  const { fields } = state.get()
  return before.status !== sent.status && fields.status === sent.status
    ? { ...fields, status: before.status }
    : fields
}

/** Marks the sent fields as saved, as they were typed; only what the server decides is taken from its answer. */
function takeStored<F extends SharedFields>(
  { state }: Editor<F>,
  sent: F,
  { item, fields: stored }: LoadedItem<F>,
) {
  const decided = { slug: stored.slug, status: stored.status, published_at: stored.published_at }
  const { fields } = state.get()
  const isUntouched = fields.published_at === sent.published_at
  state.change({
    item,
    saved: { ...sent, ...decided },
    fields: { ...fields, ...(isUntouched ? { published_at: stored.published_at } : {}) },
    slugIsAuto: false,
    draft: { kind: 'none' },
  })
}

function readFailure<F extends SharedFields>({ kind, state }: Editor<F>, error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) {
    if (!(error instanceof TypeError)) reportError(error)
    return { kind: 'failed', status: null, message: error instanceof TypeError ? UNREACHABLE : UNREADABLE }
  }
  const newer = error.status === 409 ? kind.readItem(error.body) : null
  if (newer) {
    state.change({ conflict: newer })
    return { kind: 'conflict' }
  }
  if (error.details.length > 0) {
    const suggestion = suggestionBody.safeParse(error.body)
    state.change({
      errors: toFieldErrors(error.details),
      suggestedSlug: suggestion.success ? suggestion.data.suggestion : null,
    })
    return { kind: 'invalid' }
  }
  // Deleted meanwhile: the next save stores it as a new item.
  if (error.status === 404) state.change({ item: null, saved: kind.emptyFields })
  return { kind: 'failed', status: error.status, message: error.message }
}
