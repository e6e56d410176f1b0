import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '../row-keys.ts'
import { changeRow, insertRows, moveRow } from './list-changes.ts'

interface Removed<T> {
  row: T
  at: number
}

/** What can be done with a list of rows, with one step back after a removal and the focus where it is expected. */
export function useRowList<T extends Row>(rows: readonly T[], onChange: (rows: T[]) => void) {
  const [removed, setRemoved] = useState<Removed<T> | null>(null)
  const list = useRef<HTMLDivElement>(null)

  /** Draws the change at once: a fast hand's next letter belongs to the new row, and a phone keeps its keyboard open. */
  function changeAndFocus(change: () => void, key: string | undefined, selector: string) {
    flushSync(change)
    const row = key ? list.current?.querySelector(`[data-row="${key}"]`) : list.current
    row?.querySelector<HTMLElement>(selector)?.focus()
  }

  return {
    ref: list,
    removed,
    change: (key: string, change: Partial<T>) => onChange(changeRow(rows, key, change)),
    insert(at: number, added: readonly T[]) {
      changeAndFocus(() => onChange(insertRows(rows, at, added)), added.at(0)?.key, 'input, textarea')
    },
    move(from: number, to: number) {
      onChange(moveRow(rows, from, to))
    },
    remove(at: number) {
      const row = rows[at]
      if (!row) return
      const next = rows[at + 1] ?? rows[at - 1]
      const drop = () => {
        setRemoved({ row, at })
        onChange(rows.filter((_, index) => index !== at))
      }
      changeAndFocus(drop, next?.key, next ? '[data-remove]' : '[data-add]')
    },
    undo() {
      if (!removed) return
      const putBack = () => {
        setRemoved(null)
        onChange(insertRows(rows, Math.min(removed.at, rows.length), [removed.row]))
      }
      changeAndFocus(putBack, removed.row.key, 'input, textarea')
    },
  }
}
