/** Returns the topmost open modal dialog, if there is one. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null
}

const listeners = new Set<() => void>()

/** Reports that a closed dialog is being removed from the page: its own events may arrive too late. */
export function notifyDialogRemoved(): void {
  for (const listener of listeners) listener()
}

/** Reports dialogs that open or close; the events do not bubble, but are captured. Returns a function that stops it. */
export function onDialogChange(listener: () => void): () => void {
  const events = ['toggle', 'close'] as const
  for (const event of events) document.addEventListener(event, listener, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    for (const event of events) document.removeEventListener(event, listener, true)
  }
}
