import { useEffect } from 'react'
import { topDialog } from '../../ui/top-dialog.ts'
import { isSearchKey } from './search-key.ts'

/**
 * Ctrl+K or ⌘K opens the search, unless she is writing something (where it may edit the line) or a dialog is
 * open. `show` must be stable.
 */
export function useSearchKey(show: () => Promise<void>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isSearchKey(event) || event.defaultPrevented) return
      if (isWriting(event.target) || topDialog()) return
      event.preventDefault()
      void show()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [show])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
