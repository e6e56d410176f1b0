import { useId, useState } from 'react'

/** Manages a part that a button opens and closes: `button` and `content` are the props of both. */
export function useDisclosure(isOpenAtFirst = false) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return {
    isOpen,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    content: { id, hidden: !isOpen },
  }
}
