import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { topDialog } from '../top-dialog.ts'

/**
 * Handles the keyboard shortcuts of a stage, while no sheet is over it. On a button or a link, space and Enter press that.
 *
 * @param keys names of actions by `KeyboardEvent.key`, letters in lower case; the same object while the stage is open
 */
export function useStageKeys<Action extends string>(
  keys: Readonly<Record<string, Action>>,
  actions: Readonly<Record<Action, () => void>>,
  isOn: boolean,
): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  // Before the new state is painted: a key may be pressed immediately.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      // A stage may be a dialog itself.
      if (topDialog()?.matches(':not(.stage)')) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, input')) return
      const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [keys, isOn])
}

/** Horizontal distance of a swipe that counts as a step, in px; and its minimum ratio to the vertical distance. */
const SWIPE = { px: 60, slope: 2 }

function placeOf({ changedTouches, touches }: TouchEvent): { x: number; y: number } | null {
  const finger = changedTouches.item(0)
  // Two fingers zoom.
  return finger && touches.length <= 1 ? { x: finger.clientX, y: finger.clientY } : null
}

/** Returns the direction of a swipe: 1 is forward, -1 back, 0 neither. */
function swipeOf(from: { x: number; y: number } | null, to: { x: number; y: number } | null): -1 | 0 | 1 {
  if (!from || !to) return 0
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE.px || Math.abs(across) < SWIPE.slope * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** Handles a horizontal swipe: 1 forward to what comes next, -1 back. */
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

/**
 * Keeps the screen on while mounted.
 *
 * @param isWanted false lets the screen dim
 * @returns whether it is kept on; false where the device refuses
 */
export function useWakeLock(isWanted = true): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isWanted) return setHeld(false)
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // The browser releases the lock when the page is hidden: it is requested again on return.
    const take = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) return void taken.release().catch(() => undefined)
        lock = taken
        taken.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        // Low battery, or forbidden: the page says that the screen may dim.
        setHeld(false)
      }
    }
    void take()
    const onVisibility = () => void take()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [isWanted])
  return isHeld
}

/** The props that a sheet gets from {@link useSheets}. */
export interface SheetProps {
  open: boolean
  onClose: () => void
}

/** Manages which sheet of a stage is open; one at most. */
export function useSheets<Name extends string>() {
  const [shown, setShown] = useState<Name | null>(null)
  /** The close event of one sheet may arrive after the next one was opened. */
  const close = (name: Name) => setShown((now) => (now === name ? null : now))
  return {
    shown,
    show: setShown,
    close,
    propsOf: (name: Name): SheetProps => ({ open: shown === name, onClose: () => close(name) }),
  }
}
