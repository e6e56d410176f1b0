import { useEffect, useRef } from 'react'
import { itemCalls } from '../../../../domain/content/item-calls.ts'
import { SECOND } from '../../../../domain/time/durations.ts'
import { ApiError } from '../../../data/api.ts'
import { ask } from '../../../data/calls.ts'
import { reportError } from '../../../data/report-error.ts'
import type { DraftState, Editor } from '../editor.ts'
import { hasChanges } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import { autosavedItem, autosaveOnDevice } from './autosave-on-device.ts'
import { removeOldCopies } from './local-copies.ts'
import { lockTab, newTabName } from './open-tabs.ts'

/** During continuous typing, at most the last 15 seconds are on this device only. */
const WAIT = { quiet: 3 * SECOND, longest: 15 * SECOND }
const RETRY = 15 * SECOND

export interface DraftCalls {
  /** Stores the draft and returns when it was stored. */
  put: (
    id: number | 'new',
    draft: { fields: Record<string, unknown>; based_on: string | null },
  ) => Promise<string>
  remove: (id: number | 'new') => Promise<void>
  /** Classifies a failure. */
  reasonOf: (error: unknown) => 'offline' | 'refused'
}

/** Stores what is typed on the server, as a draft beside the live item, which is never changed. */
export function autosaveDraft<F extends SharedFields>(
  { kind, state }: Editor<F>,
  calls: DraftCalls,
): Autosave {
  return createAutosave({
    state,
    wait: WAIT,
    isUnsaved: ({ saved, fields }) => hasChanges(kind, saved, fields),
    async send() {
      const { fields, saved, item, draft } = state.get()
      const id = item?.id ?? 'new'
      let next: DraftState = { kind: 'none' }
      let retry: number | null = null
      try {
        if (hasChanges(kind, saved, fields)) {
          const body = { fields: kind.plainFields(fields), based_on: item?.updated_at ?? null }
          next = { kind: 'saved', at: await calls.put(id, body) }
        } else if (draft.kind !== 'none') await calls.remove(id)
      } catch (error) {
        next = { kind: 'failed', reason: calls.reasonOf(error) }
        if (next.reason === 'offline') retry = RETRY
      }
      state.change({ draft: next })
      return retry
    },
  })
}

export function draftCallsFor(plural: 'articles' | 'recipes'): DraftCalls {
  const { writeDraft, removeDraft } = itemCalls[plural]
  return {
    async put(id, body) {
      const { draft } = await ask(writeDraft, { params: { id }, body })
      return draft?.saved_at ?? new Date().toISOString()
    },
    remove: (id) => ask(removeDraft, { params: { id } }),
    // An outage passes, like a lost connection; a refusal stays until something changes.
    reasonOf: (error) => (error instanceof ApiError && error.status < 500 ? 'refused' : 'offline'),
  }
}

/** Saves what is typed, here and on the server, while the editor is open. */
export function useAutosave<F extends SharedFields>(editor: Editor<F>): { current: Autosave | null } {
  const server = useRef<Autosave | null>(null)
  useEffect(() => {
    const tab = newTabName()
    const now = () => new Date().toISOString()
    removeOldCopies(localStorage, now())
    const letGo = lockTab(tab)
    const device = autosaveOnDevice(autosavedItem(editor), { storage: localStorage, tab, now })
    const autosave = autosaveDraft(editor, draftCallsFor(editor.kind.plural))
    server.current = autosave
    const hide = () => {
      device.flush()
      if (document.visibilityState === 'hidden') autosave.hurry()
    }
    window.addEventListener('pagehide', device.flush)
    window.addEventListener('online', autosave.hurry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', device.flush)
      window.removeEventListener('online', autosave.hurry)
      document.removeEventListener('visibilitychange', hide)
      autosave.stop().catch(reportError)
      device.stop()
      letGo()
      server.current = null
    }
  }, [editor])
  return server
}
