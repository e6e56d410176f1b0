import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the group named in the address into view: links from the checklist arrive before the settings do. */
export function useGroupInAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const group = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    // `key` is a dependency: the same link pressed again is a new wish.
    group?.scrollIntoView()
    group?.focus({ preventScroll: true })
  }, [hash, key])
}
