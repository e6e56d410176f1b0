import { type TouchEvent, useEffect, useRef } from 'react'
import { topDialog } from '../../ui/top-dialog.ts'

/** How far a finger goes across for a step, in px; and how much further across than up or down. */
const SWIPE = { px: 60, slope: 2 }

function placeOf({ changedTouches, touches }: TouchEvent): { x: number; y: number } | null {
  const finger = changedTouches.item(0)
  // Two fingers magnify.
  return finger && touches.length <= 1 ? { x: finger.clientX, y: finger.clientY } : null
}

/** A step further, a step back, or none. */
function swipeOf(from: { x: number; y: number } | null, to: { x: number; y: number } | null): -1 | 0 | 1 {
  if (!from || !to) return 0
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE.px || Math.abs(across) < SWIPE.slope * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** A finger that goes across: 1 to the next step, -1 back. */
export function useSwipe(onSwipe: (way: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = placeOf(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const way = swipeOf(from.current, placeOf(event))
      from.current = null
      if (way !== 0) onSwipe(way)
    },
  }
}

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
