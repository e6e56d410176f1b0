/** The modal dialog on the screen, if there is one. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null
}

const listeners = new Set<() => void>()

/** Says that a closed dialog is being taken from the page: its own events may come too late to be heard. */
export function tellDialogGone(): void {
  for (const listener of listeners) listener()
}

/** Tells of every dialog that opens or closes. Neither event bubbles, but both can be caught on their way down. */
export function watchDialogs(listener: () => void): () => void {
  const events = ['toggle', 'close'] as const
  for (const event of events) document.addEventListener(event, listener, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    for (const event of events) document.removeEventListener(event, listener, true)
  }
}
