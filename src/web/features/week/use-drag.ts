import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { DAYS_OF_WEEK, MEALS, type Place } from '../../../domain/kitchen/week.ts'
import type { DishCardData } from './week-parts.tsx'

/** A dish to be placed: one of the week, or one from outside it. */
export type Source = { kind: 'planned'; from: Place } | { kind: 'new'; dish: DishCardData }

/** A dish being moved: by the pointer, or by the arrow keys. */
export interface Drag {
  source: Source
  over: Place | null
  /** The pointer's position; null while it is moved by keys. */
  pointer: { x: number; y: number } | null
}

/** Distance the mouse must move, in pixels, for a press to count as a drag. */
const DRAG_AFTER = 6

export function placeId({ meal, day }: Place): string {
  return `place-${meal}-${day}`
}

function placeUnder(x: number, y: number): Place | null {
  const id = document.elementFromPoint(x, y)?.closest('[data-place]')?.id
  return (
    MEALS.flatMap((meal) => Array.from({ length: DAYS_OF_WEEK }, (_, day) => ({ meal, day }))).find(
      (place) => placeId(place) === id,
    ) ?? null
  )
}

/** Returns the next place for an arrow key; null for other keys and at the edges. */
export function nextPlace({ meal, day }: Place, key: string): Place | null {
  if (key === 'ArrowLeft') return day > 0 ? { meal, day: day - 1 } : null
  if (key === 'ArrowRight') return day < DAYS_OF_WEEK - 1 ? { meal, day: day + 1 } : null
  if (key === 'ArrowUp') return meal === 'evening' ? { meal: 'morning', day } : null
  if (key === 'ArrowDown') return meal === 'morning' ? { meal: 'evening', day } : null
  return null
}

interface DragOptions {
  onDrop: (source: Source, to: Place) => void
  /** Called on every step by keys, for screen readers. */
  onSay: (what: 'lifted' | 'moved' | 'returned', source: Source, over: Place) => void
}

/** Moves dishes with the mouse (drag and drop) and with keys: Enter, arrows, Enter; Escape cancels. */
export function useDrag({ onDrop, onSay }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pressed = useRef<{ source: Source; x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const latest = useRef({ drag, onDrop })
  latest.current = { drag, onDrop }

  useEffect(() => {
    const move = ({ clientX: x, clientY: y, buttons }: globalThis.PointerEvent) => {
      const start = pressed.current
      if (!start) return
      if (buttons === 0) return giveUp()
      if (!wasDragged.current && Math.hypot(x - start.x, y - start.y) < DRAG_AFTER) return
      wasDragged.current = true
      setDrag({ source: start.source, over: placeUnder(x, y), pointer: { x, y } })
    }
    const end = () => {
      pressed.current = null
      setDrag((now) => (now?.pointer ? null : now))
    }
    /** After this no click follows. */
    const giveUp = () => {
      wasDragged.current = false
      end()
    }
    const drop = () => {
      const { drag: now, onDrop: put } = latest.current
      const isDrag = pressed.current !== null && wasDragged.current
      end()
      // The drag's own click comes before the timeout; a later one may come from a key.
      setTimeout(() => {
        wasDragged.current = false
      })
      if (isDrag && now?.over) put(now.source, now.over)
    }
    const cancel = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', giveUp)
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', giveUp)
      window.removeEventListener('keydown', cancel)
    }
  }, [])

  return {
    current: drag,
    /** For draggable elements. Touch scrolls instead: a tap opens the choice of a place. */
    onPointerDown(event: PointerEvent, source: Source) {
      wasDragged.current = false
      if (event.pointerType === 'touch' || event.button !== 0) return
      pressed.current = { source, x: event.clientX, y: event.clientY }
    },
    /** Whether the current click only ends a drag. */
    isClickOfDrag: () => wasDragged.current,
    /** For a focused planned dish. */
    onKeyDown(event: KeyboardEvent, from: Place) {
      const { key } = event
      const source: Source = { kind: 'planned', from }
      if (!drag) {
        if (key !== 'Enter') return
        event.preventDefault()
        setDrag({ source, over: from, pointer: null })
        onSay('lifted', source, from)
        return
      }
      const over = drag.over ?? from
      const next = nextPlace(over, key)
      if (next) {
        setDrag({ ...drag, over: next })
        onSay('moved', source, next)
      } else if (key === 'Enter') {
        setDrag(null)
        onDrop(source, over)
      } else if (key === 'Escape') {
        setDrag(null)
        onSay('returned', source, from)
      } else if (!key.startsWith('Arrow')) return
      event.preventDefault()
    },
    /** The focus has moved elsewhere: a dish lifted by keys is put back. */
    onBlur: () => setDrag((now) => (now?.pointer ? now : null)),
  }
}

export type DragTools = ReturnType<typeof useDrag>
