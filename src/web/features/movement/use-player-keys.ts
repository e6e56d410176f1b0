import { useLayoutEffect, useRef } from 'react'

export interface PlayerDeeds {
  pause: () => void
  next: () => void
  back: () => void
  easier: () => void
  harder: () => void
  list: () => void
  sound: () => void
  mute: () => void
}

const KEYS: Readonly<Record<string, keyof PlayerDeeds>> = {
  ' ': 'pause',
  ArrowRight: 'next',
  Enter: 'next',
  ArrowLeft: 'back',
  e: 'easier',
  h: 'harder',
  l: 'list',
  m: 'sound',
  s: 'mute',
}

/** The keys of the player, while no sheet is open. On a key of its own, space and Enter press that. */
export function usePlayerKeys(deeds: PlayerDeeds, isOn: boolean): void {
  const latest = useRef(deeds)
  useLayoutEffect(() => {
    latest.current = deeds
  })
  // Before the move is painted: who sees it may press at once.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, input')) return
      const deed = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!deed) return
      event.preventDefault()
      latest.current[deed]()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
