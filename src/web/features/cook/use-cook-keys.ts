import { useEffect, useRef } from 'react'
import { topDialog } from '../../ui/top-dialog.ts'

export interface KeyDeeds {
  next: () => void
  back: () => void
  timer: () => void
  read: () => void
  list: () => void
  leave: () => void
}

const KEYS: Readonly<Record<string, keyof KeyDeeds>> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  t: 'timer',
  r: 'read',
  l: 'list',
  Escape: 'leave',
}

/** The keys of cook mode, while no sheet is open. On a key of its own the space bar presses that. */
export function useCookKeys(deeds: KeyDeeds, isOn: boolean): void {
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || topDialog()) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return
      if (event.key === ' ' && target?.closest('button, a, input')) return
      const deed = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!deed) return
      event.preventDefault()
      latest.current[deed]()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
