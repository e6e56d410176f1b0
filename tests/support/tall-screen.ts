import { vi } from 'vitest'

/** A screen so tall that all of every page is in sight at once: where there is no layout nothing is scrolled to. */
export function lookOnATallScreen(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #isOver = false
      readonly #tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell
      }
      observe(target: Element) {
        queueMicrotask(() => {
          const seen = [{ isIntersecting: true, target }] as unknown as IntersectionObserverEntry[]
          if (!this.#isOver) this.#tell(seen, this as unknown as IntersectionObserver)
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
