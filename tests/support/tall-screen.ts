import { vi } from 'vitest'

/** Simulates a screen on which every whole page is in view: without layout nothing can be scrolled to. */
export function simulateTallScreen(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #isOver = false
      readonly #tell: (seen: { isIntersecting: true; target: Element }[], observer: unknown) => void
      constructor(tell: (seen: { isIntersecting: true; target: Element }[], observer: unknown) => void) {
        this.#tell = tell
      }
      observe(target: Element) {
        queueMicrotask(() => {
          if (!this.#isOver) this.#tell([{ isIntersecting: true, target }], this)
        })
      }
      unobserve() {}
      disconnect() {
        this.#isOver = true
      }
      takeRecords = () => []
    },
  )
}
