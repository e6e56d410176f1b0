import { type RefObject, useEffect, useRef } from 'react'
import { autosaveOnDevice } from '../../editor/autosave/autosave-on-device.ts'
import { removeOldCopies } from '../../editor/autosave/local-copies.ts'
import { holdTab, newTabName } from '../../editor/autosave/open-tabs.ts'
import { reportError } from '../../editor/report-error.ts'
import { autosaveLetter, type LetterAutosave } from './autosave-letter.ts'
import { isUnsaved, type Writing } from './letter-writing.ts'
import { letterCalls } from './save-letter.ts'

/** Keeps what is typed in this browser at once and on the server soon after, for as long as the letter is open. */
export function useLetterAutosave(writing: Writing): RefObject<LetterAutosave | null> {
  const autosave = useRef<LetterAutosave | null>(null)
  useEffect(() => {
    const tab = newTabName()
    const now = () => new Date().toISOString()
    removeOldCopies(localStorage, now())
    const letGo = holdTab(tab)
    const device = autosaveOnDevice(
      {
        kind: 'letter',
        state: writing,
        readUnsaved: (state) => (isUnsaved(state) ? { ...state.fields } : null),
      },
      { storage: localStorage, tab, now },
    )
    const server = autosaveLetter(writing, letterCalls)
    autosave.current = server
    const hurry = () => void server.saveNow()
    const hide = () => {
      device.flush()
      if (document.visibilityState === 'hidden') hurry()
    }
    window.addEventListener('pagehide', device.flush)
    window.addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', device.flush)
      window.removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hide)
      autosave.current = null
      // The copy here goes only when the server has answered.
      server
        .stop()
        .catch(reportError)
        .finally(() => {
          device.stop()
          letGo()
        })
    }
  }, [writing])
  return autosave
}
