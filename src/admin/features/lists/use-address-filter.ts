import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useDebounced } from '../../../web/ui/use-debounced.ts'

/** How long typing has to pause before the server is asked, in milliseconds. */
const PAUSE = 250

export interface AddressFilter {
  /** What is searched for: as the address says. */
  q: string
  /** What stands in the search box. */
  text: string
  setText: (text: string) => void
  get: (name: string) => string | null
  /** Null takes it out of the address. */
  set: (name: string, value: string | null) => void
  clear: () => void
}

/** What a list is narrowed to. It lives in the address, so that coming back finds the list as it was. */
export function useAddressFilter(): AddressFilter {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const [text, setText] = useState(q)
  const debounced = useDebounced(text.trim(), PAUSE)
  /** The search this page wrote last: an address that says another came from outside (back, a link). */
  const written = useRef(q)

  const isLeaving = useNavigation().state !== 'idle'

  const change = (name: string, value: string | null) => {
    // The address itself: what was chosen a moment ago stands in it before it is drawn.
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    // While another page loads, writing the search into this address would cancel that navigation.
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
