import { hasChanges } from '../compare-fields.ts'
import type { Editor } from '../editor.ts'
import type { SharedFields } from '../shared-fields.ts'
import { type CopyPlace, removeLocalCopy, writeLocalCopy } from './local-copies.ts'

/** Between two writes, in milliseconds: a long text is not written whole for every key. */
const WAIT = 250

interface Device {
  storage: Storage
  tab: string
  /** ISO 8601. */
  now: () => string
}

/**
 * Keeps what is typed in this browser from the first key on, and forgets it when it is saved.
 * `flush` writes at once, for the moment a page goes away.
 */
export function keepOnDevice<F extends SharedFields>(
  { kind, state }: Editor<F>,
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
    const { fields, saved, item, device } = state.get()
    const place: CopyPlace = { kind: kind.kind, id: item?.id ?? 'new', tab }
    if (written && (written.id !== place.id || !hasChanges(kind, saved, fields))) {
      removeLocalCopy(storage, written)
      written = null
    }
    let next: typeof device = 'nothing'
    if (hasChanges(kind, saved, fields)) {
      const copy = { fields: kind.plainFields(fields), based_on: item?.updated_at ?? null, typed_at: now() }
      next = writeLocalCopy(storage, place, copy) ? 'kept' : 'failed'
      written = place
    }
    if (next !== device) state.change({ device: next })
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
