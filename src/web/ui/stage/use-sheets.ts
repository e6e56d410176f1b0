import { useState } from 'react'

/** What a sheet is told of by {@link useSheets}. */
export interface SheetProps {
  open: boolean
  onClose: () => void
}

/** Which sheet of a stage is open; one at most. */
export function useSheets<Name extends string>() {
  const [shown, setShown] = useState<Name | null>(null)
  /** What a browser tells of a sheet that has closed may come after the next one was opened. */
  const close = (name: Name) => setShown((now) => (now === name ? null : now))
  return {
    shown,
    show: setShown,
    close,
    propsOf: (name: Name): SheetProps => ({ open: shown === name, onClose: () => close(name) }),
  }
}
