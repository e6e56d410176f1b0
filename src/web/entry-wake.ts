/**
 * The one script a page starts with. It loads the rest (`data-wake`, the entry first) when the page has been painted
 * and is quiet, or at the reader's first touch, key press or focus, whichever comes first. Until then forms, links and
 * boxes work as they do without JavaScript, and the page picks up anything entered, ticked or chosen when it wakes.
 */

/** Maximum time a loaded page waits for the browser to report its paint, and then for an idle moment, each in ms. */
const MAX_WAIT_MS = 2_000
/** For browsers that cannot report an idle moment (Safari), in ms. */
const PAUSE_AFTER_PAINT_MS = 200

/** Events showing that a visitor is about to use the page. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
/** With data saving on, the page wakes only for a visitor who is reading it. */
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
  // All in parallel: in sequence, each would learn what else it needs only from the one before.
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch((error) => {
    document.querySelector('[data-waking]')?.removeAttribute('data-waking')
    // Links and forms then do what they do without JavaScript.
    void repeatEarlyPresses()
    throw error
  })
}

/** Loads the styles of the parts far down the page. */
function askForLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) sheet.rel = 'stylesheet'
}

/**
 * Marks a part that differs between devices (`data-personal`) if anything is stored or the address has a fragment. Its
 * styles hide the part while the page wakes, which happens immediately. After one frame, so that nothing painted moves.
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

/** Ignores events that browsers send after layout: a pointer at rest, and a scroll event at the top of the page. */
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
  // Where the browser does not report its paint: counted from the first frame, which a hidden page has once it is visible.
  requestAnimationFrame(() => setTimeout(wakeWhenIdle, MAX_WAIT_MS))
}

function wakeWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: MAX_WAIT_MS })
  else setTimeout(wake, PAUSE_AFTER_PAINT_MS)
}

/** Elements pressed and forms submitted before the page was awake, in order. */
const early: HTMLElement[] = []

/** `data-early` marks an element replaced by a button of the same id. Popovers are opened by the browser itself. */
const ANSWERS_AWAKE = 'button[type="button"]:not([popovertarget]), [data-early]'

function noteClick(event: Event): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERS_AWAKE) : null
  if (!pressed) return
  if (pressed.matches('[data-early]')) event.preventDefault()
  early.push(pressed)
}

/** Missing input is reported by the page in its own words, not by the browser. */
function holdForm(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  if (!form) return
  event.preventDefault()
  if (!early.includes(form)) early.push(form)
}

/** Leaves a mark for the popup, which is loaded later. */
function noteLeaving({ clientY }: MouseEvent): void {
  if (clientY <= 0) document.documentElement.dataset.left = ''
}

function noteEarlyPresses(): void {
  addEventListener('click', noteClick, true)
  addEventListener('invalid', holdForm, true)
  // Browsers differ in which of the two targets gets the event.
  document.addEventListener('mouseleave', noteLeaving)
  document.documentElement.addEventListener('mouseleave', noteLeaving)
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    void repeatEarlyPresses()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}

/** Repeats presses on buttons that work only once the page is awake, and submits rejected forms again. */
async function repeatEarlyPresses(): Promise<void> {
  removeEventListener('click', noteClick, true)
  removeEventListener('invalid', holdForm, true)
  document.removeEventListener('mouseleave', noteLeaving)
  document.documentElement.removeEventListener('mouseleave', noteLeaving)
  // A popup has read it by now; one on a later page must not.
  delete document.documentElement.dataset.left
  for (const element of early.splice(0)) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element.isConnected) element.click()
    else document.getElementById(element.id)?.click()
    // The effect is rendered in a microtask of its own; the next press depends on it.
    await null
  }
}

function start(): void {
  for (const sign of signs) addEventListener(sign, wakeForReader, { capture: true, passive: true })
  noteEarlyPresses()
  if (location.hash.startsWith('#note')) askForLateSheets()
  wakeForDevice()
  if (savesData) return
  if (document.readyState === 'complete') wakeWhenQuiet()
  else addEventListener('load', wakeWhenQuiet, { once: true })
}

// Without popovers React would fail on the first page: it stays as it is without JavaScript (PAGE-BROWSER-1).
if ('showPopover' in HTMLElement.prototype) start()
else askForLateSheets()
