import { useEffect, useRef } from 'react'
import { reportError } from '../../../data/report-error.ts'
import type { Editor } from '../editor.ts'
import type { SharedFields } from '../shared-fields.ts'
import type { Autosave } from './autosave.ts'
import { autosaveDraft, draftCallsFor } from './autosave-draft.ts'
import { autosavedItem, autosaveOnDevice } from './autosave-on-device.ts'
import { removeOldCopies } from './local-copies.ts'
import { holdTab, newTabName } from './open-tabs.ts'

/** Keeps what is typed, here and on the server, for as long as the editor is open. */
export function useAutosave<F extends SharedFields>(editor: Editor<F>): { current: Autosave | null } {
  const server = useRef<Autosave | null>(null)
  useEffect(() => {
    const tab = newTabName()
    const now = () => new Date().toISOString()
    removeOldCopies(localStorage, now())
    const letGo = holdTab(tab)
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
