import { useEffect, useRef } from 'react'
import type { Editor } from '../editor.ts'
import type { SharedFields } from '../shared-fields.ts'
import { draftCallsFor } from './draft-calls.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { keepOnServer, type ServerKeeper } from './keep-on-server.ts'
import { keptItem } from './kept-item.ts'
import { removeOldCopies } from './local-copies.ts'
import { holdTab, newTabName } from './open-tabs.ts'

/** Keeps what is typed, here and on the server, for as long as the editor is open. */
export function useKeeping<F extends SharedFields>(editor: Editor<F>): { current: ServerKeeper | null } {
  const server = useRef<ServerKeeper | null>(null)
  useEffect(() => {
    const tab = newTabName()
    const now = () => new Date().toISOString()
    removeOldCopies(localStorage, now())
    const letGo = holdTab(tab)
    const device = keepOnDevice(keptItem(editor), { storage: localStorage, tab, now })
    const keeper = keepOnServer(editor, draftCallsFor(editor.kind.plural))
    server.current = keeper
    const hide = () => {
      device.flush()
      if (document.visibilityState === 'hidden') keeper.hurry()
    }
    window.addEventListener('pagehide', device.flush)
    window.addEventListener('online', keeper.hurry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', device.flush)
      window.removeEventListener('online', keeper.hurry)
      document.removeEventListener('visibilitychange', hide)
      keeper.stop()
      device.stop()
      letGo()
      server.current = null
    }
  }, [editor])
  return server
}
