import { type RefObject, useEffect, useRef } from 'react'

interface FocusAfterDialog {
  /** The list the removed row stood in. */
  list: RefObject<HTMLUListElement | null>
  /** When the dialog next closes, the focus goes to the list. */
  moveFocus: () => void
}

/**
 * Where the focus goes when a dialog has removed the row it was opened from.
 *
 * @param isOpen whether the dialog is open; the dialog must be rendered by the component that calls this
 */
export function useFocusAfterDialog(isOpen: boolean): FocusAfterDialog {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef(false)
  // Effects of the dialog, which give the focus back to a button on its way out, run before this one.
  useEffect(() => {
    if (isOpen || !wanted.current) return
    wanted.current = false
    list.current?.focus({ preventScroll: true })
  }, [isOpen])
  return {
    list,
    moveFocus: () => {
      wanted.current = true
    },
  }
}
