import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

interface OpenedMessage {
  id: number | null
  /** The address of this page with a message opened. */
  hrefOf: (id: number) => string
  close: () => void
}

/** Which message is open. It stands in the address, so that the way back closes it. */
export function useOpenedMessage(): OpenedMessage {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('id') ?? ''
  const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
  const hrefWith = (opened: number | null) => {
    const next = new URLSearchParams(search)
    if (opened === null) next.delete('id')
    else next.set('id', String(opened))
    return next.size === 0 ? '/admin/messages' : `/admin/messages?${next}`
  }
  const lastId = useRef(id)
  useEffect(() => {
    // Back to the line it was opened from.
    if (id === null) document.getElementById(`message-${lastId.current}`)?.focus()
    lastId.current = id
  }, [id])
  return {
    id,
    hrefOf: hrefWith,
    close: () => void navigate(hrefWith(null), { replace: true, preventScrollReset: true }),
  }
}
