import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'

/** Keys for the rows of a list whose items have no id; they move with their rows, so that focus and drag follow. */
export function useRowKeys(length: number) {
  const next = useRef(0)
  const makeKeys = (count: number) => Array.from({ length: count }, () => `row-${next.current++}`)
  const [keys, setKeys] = useState(() => makeKeys(length))
  // The list was replaced from outside (discarded, back to the original): other rows, other keys.
  const current = keys.length === length ? keys : makeKeys(length)
  if (current !== keys) setKeys(current)
  return {
    keys: current,
    add: () => setKeys([...current, ...makeKeys(1)]),
    remove: (index: number) => setKeys(current.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setKeys(arrayMove(current, from, to)),
  }
}
