import { type KeyboardEvent, useId, useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { LiveSearch } from './live-search.tsx'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search in a sheet: results while typing, arrow keys from one to the next. Loaded only when opened. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const field = box.current?.querySelector('input')
    const current = rows.findIndex((row) => row.matches(':focus'))
    const next = nextRow(event.key, current, rows.length)
    if (next !== null) {
      event.preventDefault()
      if (next === FIELD) field?.focus()
      else rows[next]?.focus()
      return
    }
    // Typing continues from any result: the field takes the focus before the character is inserted.
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (current !== FIELD && (isText || event.key === 'Backspace')) field?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="mx-auto mt-[min(12dvh,7rem)] mb-auto max-h-[calc(100dvh-min(12dvh,7rem)-1rem)] max-w-[min(680px,calc(100%-2rem))]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra to the links inside */}
      <div ref={box} onKeyDown={onKeyDown}>
        <h2 id={titleId} className="sr-only">
          Search
        </h2>
        <LiveSearch onLeave={onClose} />
      </div>
    </Dialog>
  )
}

/** Row index that stands for the field above the results. */
export const FIELD = -1

/** Returns the row a key leads to (`FIELD` is the field itself); null for keys that do not navigate. */
export function nextRow(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(current - 1, FIELD)
  if (current === FIELD) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
