import { configure } from '@testing-library/react'
import elementConfig from 'happy-dom/lib/config/HTMLElementConfig.js'
import * as React from 'react'
import { vi } from 'vitest'

/*
 * Browser features that happy-dom lacks (the set-up file of the component tests): each a minimal implementation, as it
 * appears to a page that does not use it.
 */

// React in development records where each element was created, up to a maximum number: a fifth of the time of these tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

/** Every font is loaded from the beginning. */
class LoadedFonts extends EventTarget {
  readonly status = 'loaded'
  readonly ready = Promise.resolve(this)
  check = () => true
  load = () => Promise.resolve([])
}

/** A worker that never finishes: proof-reading and rendering in workers have their own tests. */
class BusyWorker extends EventTarget {
  onmessage = null
  onerror = null
  postMessage() {}
  terminate() {}
}

Object.assign(globalThis, { Worker: BusyWorker })

// An element since 2023, with the layout and the name of a section.
Object.assign(elementConfig, { search: elementConfig.section })

// happy-dom preloads nothing and fires no event: React would wait a minute for a sheet of the next page.
const comeAhead = new MutationObserver((changes) => {
  for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (link instanceof HTMLLinkElement && link.rel === 'preload') link.dispatchEvent(new Event('load'))
})
comeAhead.observe(document.head, { childList: true })

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

/** Focusable elements, in document order. */
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

const focusedBefore = new WeakMap<Element, Element | null>()
const { close } = HTMLDialogElement.prototype

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement)
    this.open = true
    const first = this.querySelector('[autofocus]') ?? this.querySelector(FOCUSABLE)
    if (first instanceof HTMLElement) first.focus()
  },
  close(this: HTMLDialogElement, value?: string) {
    const before = focusedBefore.get(this)
    if (this.open && before instanceof HTMLElement) before.focus()
    close.call(this, value)
  },
})

// Escape closes the topmost sheet.
window.addEventListener('keydown', (event) => {
  const dialog = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
})

const { matches } = Element.prototype
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector)
  },
})

/** The preceding history entries: when going back happy-dom would load a document. */
const left: { url: string; state: unknown }[] = []
const { pushState } = Object.getPrototypeOf(history) as History
Object.assign(history, {
  pushState(this: History, ...entry: Parameters<History['pushState']>) {
    left.push({ url: location.href, state: this.state })
    pushState.apply(this, entry)
  },
  back(this: History) {
    const entry = left.pop()
    if (!entry) return
    this.replaceState(entry.state, '', entry.url)
    dispatchEvent(Object.assign(new Event('popstate'), { state: entry.state }))
  },
})

// Every open dialog of the product is modal.
const findAll = document.querySelectorAll
document.querySelectorAll = (selectors: string) =>
  findAll.call(document, selectors.replaceAll(':modal', '[open]'))

Object.defineProperty(document, 'fonts', { value: new LoadedFonts(), configurable: true })

// Testing Library advances fake timers only through the `jest` global (testing-library/react-testing-library#1197).
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// Tests are not counted as visits: a test about counting withdraws this preference.
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

// The whole document in every failure hides the cause: only the first line is reported, so the rest need not be computed.
const failing = {
  getElementError: (message: string | null) => new Error(message?.split('\n', 1)[0]),
  _disableExpensiveErrorDiagnostics: true,
}
configure(failing)

const { getComputedStyle: computeStyle } = window
const displays = new Map<string, string>()

/** Returns an element's default display: by its name alone, except for a dialog. */
function displayOf(element: Element): string {
  if (element instanceof HTMLDialogElement) return element.open ? 'block' : 'none'
  const known = displays.get(element.localName)
  if (known !== undefined) return known
  const { display } = computeStyle.call(window, element)
  if (element.isConnected) displays.set(element.localName, display)
  return display
}

const ownStyle = (element: Element, property: string) =>
  element instanceof HTMLElement ? element.style.getPropertyValue(property) : ''

/** Returns the value of an inherited property from the nearest element that sets it. */
function findInherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyle(at, property)
    if (value !== '') return value
  }
  return ''
}

/*
 * No sheet is loaded here, so an element's visibility follows from its name and from the inline styles of it and its
 * ancestors. Testing Library checks this for every element of the page at every query; happy-dom would compute all
 * properties of all ancestors each time.
 */
const SHOWN: Record<string, (element: Element) => string> = {
  display: (element) => ownStyle(element, 'display') || displayOf(element),
  visibility: (element) => findInherited(element, 'visibility') || 'visible',
  pointerEvents: (element) => findInherited(element, 'pointer-events') || 'auto',
}

Object.assign(window, {
  getComputedStyle: (element: Element, pseudo?: string | null) =>
    new Proxy(computeStyle.call(window, element, pseudo), {
      get: (style, name: string) => {
        if (name === 'getPropertyValue')
          return (property: string) => SHOWN[property]?.(element) ?? style.getPropertyValue(property)
        return SHOWN[name]?.(element) ?? Reflect.get(style, name)
      },
    }),
})
