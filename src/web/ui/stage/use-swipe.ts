import { type TouchEvent, useRef } from 'react'

/** How far a finger goes across for a step, in px; and how much further across than up or down. */
const SWIPE = { px: 60, slope: 2 }

function placeOf({ changedTouches, touches }: TouchEvent): { x: number; y: number } | null {
  const finger = changedTouches.item(0)
  // Two fingers magnify.
  return finger && touches.length <= 1 ? { x: finger.clientX, y: finger.clientY } : null
}

/** The direction of a swipe: 1 is on, -1 back, 0 neither. */
function swipeOf(from: { x: number; y: number } | null, to: { x: number; y: number } | null): -1 | 0 | 1 {
  if (!from || !to) return 0
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE.px || Math.abs(across) < SWIPE.slope * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** A finger that goes across: 1 on to what comes next, -1 back. */
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
