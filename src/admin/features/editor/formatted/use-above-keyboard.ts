import { type RefObject, useEffect, useState } from 'react'

/** From this width on the toolbar stays above the text. */
const DESK = '(min-width: 64rem)'

/** Places the toolbar above a phone's keyboard while the text is edited, however far the text is scrolled. */
export function useAboveKeyboard(text: HTMLElement | null, ref: RefObject<HTMLDivElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!text) return
    const desk = window.matchMedia(DESK)
    const follow = () => {
      const isFocused = text.contains(document.activeElement) || ref.current?.contains(document.activeElement)
      setAbove(!desk.matches && Boolean(isFocused))
    }
    // The focus moves from the text to a button of the toolbar in two steps.
    const later = () => setTimeout(follow)
    for (const name of ['focusin', 'focusout'] as const) document.addEventListener(name, later)
    desk.addEventListener('change', follow)
    return () => {
      for (const name of ['focusin', 'focusout'] as const) document.removeEventListener(name, later)
      desk.removeEventListener('change', follow)
    }
  }, [text, ref])
  useEffect(() => {
    const { visualViewport } = window
    const bar = ref.current
    if (!isAbove || !visualViewport || !bar) return
    const root = document.documentElement
    const place = () => {
      const { height, offsetTop } = visualViewport
      const bottom = Math.max(0, window.innerHeight - height - offsetTop)
      bar.style.bottom = `${bottom}px`
      root.style.setProperty('--writing-bar', `${bottom + bar.offsetHeight}px`)
    }
    place()
    root.dataset.writing = ''
    // The toolbar grows with the buttons for tables, or the search field.
    const observer = new ResizeObserver(place)
    observer.observe(bar)
    visualViewport.addEventListener('resize', place)
    visualViewport.addEventListener('scroll', place)
    return () => {
      bar.style.bottom = ''
      delete root.dataset.writing
      observer.disconnect()
      visualViewport.removeEventListener('resize', place)
      visualViewport.removeEventListener('scroll', place)
    }
  }, [isAbove, ref])
  return isAbove
}
