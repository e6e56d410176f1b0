import { useEffect } from 'react'
import { topDialog } from '../../ui/top-dialog.ts'

/** `/` opens the search, unless she is writing something or a dialog is open. `show` must be stable. */
export function useSearchKey(show: () => Promise<void>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
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
