import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** Props for a toolbar: one stop for the Tab key, arrows between its buttons, as screen readers expect. */
export function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const makeStop = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    all.forEach((button, index) => {
      button.tabIndex = index === 0 ? 0 : -1
    })
  }, [])
  return {
    ref,
    onFocus: (event: FocusEvent) => makeStop(event.target),
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons()
      const index = all.findIndex((button) => button.matches(':focus'))
      const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: all.length - 1 }[event.key]
      if (target === undefined || index < 0) return
      event.preventDefault()
      all[(target + all.length) % all.length]?.focus()
    },
  }
}
