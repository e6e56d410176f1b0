import { configure } from '@testing-library/react'
import { vi } from 'vitest'

/*
 * What a browser has and a document without layout has not (the set-up file of the component tests): each as small as a
 * browser's own would look to a page on which nothing of it happens.
 */

/** Every font is there from the beginning. */
class LoadedFonts extends EventTarget {
  readonly status = 'loaded'
  readonly ready = Promise.resolve(this)
  check = () => true
  load = () => Promise.resolve([])
}

/** Takes what it is given, and has not answered yet. */
class BusyWorker extends EventTarget {
  postMessage = () => undefined
  terminate = () => undefined
}

const opened = new WeakSet<Element>()

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    opened.add(this)
  },
  hidePopover(this: HTMLElement) {
    opened.delete(this)
  },
  togglePopover(this: HTMLElement) {
    if (!opened.delete(this)) opened.add(this)
  },
})

const { matches } = Element.prototype
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector)
  },
})

Object.assign(globalThis, { Worker: BusyWorker })

Object.defineProperty(document, 'fonts', { value: new LoadedFonts(), configurable: true })

// Testing Library lets time pass by Jest's name while the clock is a test's own (testing-library/react-testing-library#1197).
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// No test is a visit: one that is about counting them takes the wish back.
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

// The whole document in every failure hides what failed.
configure({ getElementError: (message) => new Error(message?.split('\n', 1)[0]) })
