import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useDebounced } from '../../../web/ui/use-debounced.ts'

/** Debounce delay of a search, in milliseconds. */
const PAUSE = 250

export interface AddressFilter {
  /** The search, from the address. */
  q: string
  /** The text in the search box. */
  text: string
  setText: (text: string) => void
  get: (name: string) => string | null
  /** Null removes the parameter from the address. */
  set: (name: string, value: string | null) => void
  clear: () => void
}

/** Returns a list's filter. It is stored in the address, so that going back restores the list. */
export function useAddressFilter(): AddressFilter {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const [text, setText] = useState(q)
  const debounced = useDebounced(text.trim(), PAUSE)
  /** The search this page wrote last: another one in the address came from outside (going back, a link). */
  const written = useRef(q)

  const isLeaving = useNavigation().state !== 'idle'

  const change = (name: string, value: string | null) => {
    // The address itself: it already contains a choice that is not rendered yet.
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    // While another page is loading, writing the search into this address would cancel that navigation.
    if (isLeaving || debounced === written.current) return
    written.current = debounced
    change('q', debounced)
  }, [debounced])
  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])

  return {
    q,
    text,
    setText,
    get: (name) => search.get(name),
    set: change,
    clear: () => {
      written.current = ''
      setText('')
      setSearch({}, { replace: true, preventScrollReset: true })
    },
  }
}
