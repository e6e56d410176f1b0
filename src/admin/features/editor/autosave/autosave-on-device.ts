import type { Editor } from '../editor.ts'
import { hasChanges } from '../editor-kind.ts'
import type { Observable } from '../observable.ts'
import type { SharedFields } from '../shared-fields.ts'
import { type CopyPlace, removeLocalCopy, writeLocalCopy } from './local-copies.ts'

/** Minimum interval of writes, in milliseconds: a long text is not written completely on every key press. */
const WAIT = 250

interface Device {
  storage: Storage
  tab: string
  /** ISO 8601. */
  now: () => string
}

/** The part of an editor's state that autosave reads. */
interface AutosavedState {
  fields: unknown
  saved: unknown
  /** Null until the first save. */
  item: { id: number; updated_at: string } | null
  /** Whether this browser has stored what was typed. */
  device: 'nothing' | 'kept' | 'failed'
}

interface AutosaveSource<S extends AutosavedState> {
  kind: CopyPlace['kind']
  state: Observable<S>
  /** Returns the unsaved fields; null when everything is saved. */
  readUnsaved: (state: S) => Record<string, unknown> | null
}

/**
 * Stores what is typed in this browser from the first key press on, and deletes it when it is saved. `flush` writes
 * immediately, for when a page is left.
 */
export function autosaveOnDevice<S extends AutosavedState>(
  { kind, state, readUnsaved }: AutosaveSource<S>,
  { storage, tab, now }: Device,
): { flush: () => void; stop: () => void } {
  let seen = state.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastWrite = 0
  let written: CopyPlace | null = null

  function write() {
    clearTimeout(timer)
    timer = undefined
    lastWrite = Date.now()
    const { item, device } = state.get()
    const fields = readUnsaved(state.get())
    const place: CopyPlace = { kind, id: item?.id ?? 'new', tab }
    if (written && (written.id !== place.id || fields === null)) {
      removeLocalCopy(storage, written)
      written = null
    }
    let next: AutosavedState['device'] = 'nothing'
    if (fields !== null) {
      const copy = { fields, based_on: item?.updated_at ?? null, typed_at: now() }
      next = writeLocalCopy(storage, place, copy) ? 'kept' : 'failed'
      written = place
    }
    if (next !== device) tellDevice(state, next)
  }

  const stopListening = state.subscribe(() => {
    const current = state.get()
    const isNews =
      current.fields !== seen.fields || current.saved !== seen.saved || current.item !== seen.item
    seen = current
    if (!isNews || timer !== undefined) return
    const wait = lastWrite + WAIT - Date.now()
    if (wait <= 0) write()
    else timer = setTimeout(write, wait)
  })
  const flush = () => {
    if (timer !== undefined) write()
  }
  return {
    flush,
    stop: () => {
      stopListening()
      flush()
    },
  }
}

function tellDevice(
  state: Pick<Observable<AutosavedState>, 'change'>,
  device: AutosavedState['device'],
): void {
  state.change({ device })
}

/** Returns an article or recipe as `autosaveOnDevice` expects it. */
export function autosavedItem<F extends SharedFields>({ kind, state }: Editor<F>) {
  return {
    kind: kind.kind,
    state,
    readUnsaved: ({ saved, fields }: { saved: F; fields: F }) =>
      hasChanges(kind, saved, fields) ? kind.plainFields(fields) : null,
  }
}
