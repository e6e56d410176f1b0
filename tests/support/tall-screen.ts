import { vi } from 'vitest'

/** A screen so tall that all of every page is in sight at once: where there is no layout nothing is scrolled to. */
export function lookOnATallScreen(): void {
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
