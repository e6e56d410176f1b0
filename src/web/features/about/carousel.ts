import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { SECOND } from '../../../domain/time/durations.ts'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

/** ABOUT-QUOTE-1. */
const TURN_MS = 5 * SECOND
const SCROLL_REST_MS = 120

export interface Carousel {
  page: number
  isPlaying: boolean
  /** Announced to screen readers after a page was turned by hand; turns by the timer are not announced. */
  announcement: string
  scroller: RefObject<HTMLUListElement | null>
  /** @returns the page turned to */
  turn: (step: 1 | -1) => number
  play: () => void
  pause: () => void
  onScroll: () => void
  holdHandlers: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

export function useCarousel(count: number): Carousel {
  const reducedMotion = useReducedMotion()
  const [page, setPage] = useState(0)
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [hold, setHold] = useState({ hover: false, focus: false })
  const [announcement, setAnnouncement] = useState('')
  const scroller = useRef<HTMLUListElement>(null)
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rotates = count > 1 && isRotating({ wish, isHeld: hold.hover || hold.focus, reducedMotion })

  useEffect(() => {
    if (!rotates) return
    const timer = setTimeout(() => setPage(pageAfter(page, count)), TURN_MS)
    return () => clearTimeout(timer)
  }, [rotates, page, count])

  useEffect(() => {
    const box = scroller.current
    if (box && nearestPage(box, count) !== page) {
      box.scrollTo({ left: lefts(box)[page] ?? 0, behavior: reducedMotion ? 'auto' : 'smooth' })
    }
  }, [page, count, reducedMotion])

  function turnTo(target: number) {
    setPage(target)
    setAnnouncement(`Page ${target + 1} of ${count}`)
  }

  return {
    page,
    isPlaying: isPlaying({ wish, reducedMotion }),
    announcement,
    scroller,
    turn: (step) => {
      const target = pageBeside(page, step, count)
      turnTo(target)
      return target
    },
    play: () => {
      // Started deliberately: the pointer resting on the button must not hold it back.
      setWish('play')
      setHold({ hover: false, focus: false })
    },
    pause: () => setWish('pause'),
    onScroll: () => {
      clearTimeout(restTimer.current)
      restTimer.current = setTimeout(() => {
        const shown = scroller.current ? nearestPage(scroller.current, count) : page
        if (shown !== page) turnTo(shown)
      }, SCROLL_REST_MS)
    },
    holdHandlers: {
      onPointerEnter: ({ pointerType }) =>
        pointerType === 'mouse' && setHold((held) => ({ ...held, hover: true })),
      onPointerLeave: () => setHold((held) => ({ ...held, hover: false })),
      onFocus: () => setHold((held) => ({ ...held, focus: true })),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHold((held) => ({ ...held, focus: false }))
      },
    },
  }
}

/** Returns the offset of each page, in pixels from the scroller's start. */
function lefts(box: HTMLElement): number[] {
  const pages = [...box.children].filter((child) => child instanceof HTMLElement)
  return pages.map((page) => page.offsetLeft - (pages[0]?.offsetLeft ?? 0))
}

function nearestPage(box: HTMLElement, count: number): number {
  const distances = lefts(box).map((left) => Math.abs(left - box.scrollLeft))
  return Math.min(distances.indexOf(Math.min(...distances)), count - 1)
}

/** Cards per page of the carousel (ABOUT-QUOTE-1). */
const PER_PAGE = 2

export function toPages<T>(items: readonly T[], perPage = PER_PAGE): T[][] {
  const pages: T[][] = []
  for (let start = 0; start < items.length; start += perPage) pages.push(items.slice(start, start + perPage))
  return pages
}

/** Returns the page the timer turns to: the next, and after the last the first. */
export function pageAfter(page: number, count: number): number {
  return page + 1 < count ? page + 1 : 0
}

/** Returns the page the buttons turn to: they stop at the ends. */
export function pageBeside(page: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(page + step, 0), count - 1)
}

/** Whether the carousel turns by itself. */
interface RotationWishes {
  /** The last press of the pause button; null before the first. */
  wish: 'play' | 'pause' | null
  /** The pointer or the focus rests on it. */
  isHeld: boolean
  reducedMotion: boolean
}

export function isPlaying({ wish, reducedMotion }: Omit<RotationWishes, 'isHeld'>): boolean {
  return wish === null ? !reducedMotion : wish === 'play'
}

export function isRotating(wishes: RotationWishes): boolean {
  return isPlaying(wishes) && !wishes.isHeld
}
