/**
 * The one script a page starts with. It loads everything else (`data-wake`, the entry first) when the page has been
 * painted and is quiet, or at the reader's first touch, key or focus, whichever comes first. Until then forms, links
 * and boxes work as they do without JavaScript, and what is written, ticked or chosen is found by the page when it wakes.
 */

/** The longest a loaded page waits for the browser to tell of its paint, and then for an idle moment, each in ms. */
const MAX_WAIT_MS = 2_000
/** Where the browser cannot tell an idle moment (Safari), in ms. */
const PAUSE_AFTER_PAINT_MS = 200

/** Events of a visitor who is about to use the page. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
/** Where data is dear, the page wakes only for a visitor who is reading it. */
const SIGNS_OF_READING = [...SIGNS, 'scroll', 'pointermove']

/** Not in TypeScript's DOM: https://wicg.github.io/savedata/ */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

const modules = document.querySelector<HTMLScriptElement>('script[data-wake]')?.dataset.wake?.split(' ') ?? []
const savesData =
  (navigator as NavigatorWithConnection).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
const signs = savesData ? SIGNS_OF_READING : SIGNS

let isWaking = false

function wake(): void {
  if (isWaking) return
  isWaking = true
  for (const sign of signs) removeEventListener(sign, wakeForReader, true)
  askForLateSheets()
  // All at once: each by itself would only learn from the one before what else it needs.
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch((error) => {
    document.querySelector('[data-waking]')?.removeAttribute('data-waking')
    stopNoting()
    throw error
  })
}

/** Asks for the styles of what stands far down. */
function askForLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) sheet.rel = 'stylesheet'
}

/**
 * A part that each device has otherwise (`data-personal`) is marked where anything is kept, and its styles hide it while
 * the page wakes, which it then does at once. Not before a frame: what was painted already must not be seen to move.
 */
function wakeForDevice(): void {
  const part = document.querySelector<HTMLElement>('[data-personal]')
  if (!part || !(location.hash !== '' || isAnythingStored())) return
  part.dataset.waking = ''
  requestAnimationFrame(() => setTimeout(wake))
}

function isAnythingStored(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

/** Browsers tell of a pointer that rests and of a page that stands at its top as well, once it is laid out. */
function wakeForReader(event: Event): void {
  const isResting = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0
  if (event.type === 'pointermove' && isResting) return
  if (event.type === 'scroll' && window.scrollY === 0) return
  wake()
}

function wakeWhenQuiet(): void {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) wakeWhenIdle()
  }).observe({ type: 'paint', buffered: true })
  // Where the browser does not tell: from its first frame on, which a hidden page has once it is looked at.
  requestAnimationFrame(() => setTimeout(wakeWhenIdle, MAX_WAIT_MS))
}

function wakeWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: MAX_WAIT_MS })
  else setTimeout(wake, PAUSE_AFTER_PAINT_MS)
}

/** What was pressed or sent before the page was awake, in its order. */
const early: HTMLElement[] = []

/** `data-early` is on what becomes a button of the same id. The browser itself opens what a button names as its popover. */
const ANSWERS_AWAKE = 'button[type="button"]:not([popovertarget]), [data-early]'

function noteClick(event: Event): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERS_AWAKE) : null
  if (!pressed) return
  if (pressed.matches('[data-early]')) event.preventDefault()
  early.push(pressed)
}

/** What is missing is said by the page, in its own words, instead of the browser. */
function holdForm(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  if (!form) return
  event.preventDefault()
  if (!early.includes(form)) early.push(form)
}

/** The popup is not there yet and looks for this when it comes. */
function noteLeaving({ clientY }: MouseEvent): void {
  if (clientY <= 0) document.documentElement.dataset.left = ''
}

function stopNoting(): void {
  removeEventListener('click', noteClick, true)
  removeEventListener('invalid', holdForm, true)
  document.removeEventListener('mouseleave', noteLeaving)
  document.documentElement.removeEventListener('mouseleave', noteLeaving)
}

/**
 * Buttons that only answer when the page is awake are pressed again for the reader, and forms that could not be sent are
 * sent again.
 */
function repeatEarlyPresses(): void {
  addEventListener('click', noteClick, true)
  addEventListener('invalid', holdForm, true)
  // Browsers differ in which of the two they tell.
  document.addEventListener('mouseleave', noteLeaving)
  document.documentElement.addEventListener('mouseleave', noteLeaving)
  new MutationObserver(async (_changes, observer) => {
    observer.disconnect()
    stopNoting()
    for (const element of early) {
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else if (element.isConnected) element.click()
      else document.getElementById(element.id)?.click()
      // What this has changed is shown in a microtask of its own; the next one counts from there.
      await null
    }
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}

for (const sign of signs) addEventListener(sign, wakeForReader, { capture: true, passive: true })
repeatEarlyPresses()
if (location.hash.startsWith('#note')) askForLateSheets()
wakeForDevice()
if (!savesData) {
  if (document.readyState === 'complete') wakeWhenQuiet()
  else addEventListener('load', wakeWhenQuiet, { once: true })
}
