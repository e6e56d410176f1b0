import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CONTENT_STATUSES, type ContentStatus } from '../../../domain/content/status.ts'
import { useSettled } from '../../../web/ui/use-settled.ts'
import type { ItemFilter } from '../../data/item-lists.ts'

/** She pauses this long before the server is asked, in milliseconds. */
const PAUSE = 250

interface FilterState {
  /** What the list shows: as the address says. */
  filter: ItemFilter
  /** What stands in the search box. */
  text: string
  setText: (text: string) => void
  setStatus: (status: ContentStatus | null) => void
  clear: () => void
}

/** Search and status of a list. They live in the address, so that coming back from an editor finds the list as it was. */
export function useItemFilter(): FilterState {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const status = CONTENT_STATUSES.find((candidate) => candidate === search.get('status')) ?? null
  const [text, setText] = useState(q)
  const settled = useSettled(text.trim(), PAUSE)
  /** The search this page wrote last: an address that says another came from outside (back, a link). */
  const written = useRef(q)

  const change = (name: string, value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    change('q', settled)
  }, [settled])
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])

  return {
    filter: { q, status },
    text,
    setText,
    setStatus: (next) => change('status', next),
    clear: () => {
      written.current = ''
      setText('')
      setSearch({}, { replace: true, preventScrollReset: true })
    },
  }
}
