import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A text area as tall as its text, where the browser does not do it by itself (`field-sizing: content`). */
export function useAutoGrow(value: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])
  return area
}
