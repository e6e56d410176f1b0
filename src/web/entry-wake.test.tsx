import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForOneTest } from '../../tests/support/listen-for-one-test.ts'

/*
 * When the one script a page starts with loads the rest: which browser events do it, and which reader events. That it
 * waits for the paint, and what is loaded then, is tested in tests/e2e/wake.spec.ts.
 */

const woken = vi.fn()

beforeEach(listenForOneTest)
afterEach(() => {
  vi.restoreAllMocks()
  vi.doUnmock('/the-rest.js')
  Reflect.deleteProperty(navigator, 'connection')
  delete document.documentElement.dataset.hydrated
  delete document.documentElement.dataset.left
})

/** A page that was served and painted, with data saving on. */
async function serve(html = ''): Promise<void> {
  vi.resetModules()
  woken.mockClear()
  Reflect.set(globalThis, 'wokenByTest', woken)
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const rest = 'data:text/javascript,globalThis.wokenByTest()'
  document.body.innerHTML = `<script data-wake="${rest}#${crypto.randomUUID()}"></script>${html}`
  await import('./entry-wake.ts')
}

const happen = async (event: Event) => {
  document.body.dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
const moved = (by: number) => {
  const event = new PointerEvent('pointermove', { bubbles: true })
  return Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } })
}
const scrolled = (to: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to)
  return new Event('scroll', { bubbles: true })
}

test('events without the reader’s action do not start hydration on a metered connection', async () => {
  await serve()
  await happen(moved(0))
  await happen(scrolled(0))
  expect(woken).not.toHaveBeenCalled()
})

test.each<[string, () => Event]>([
  ['scrolls', () => scrolled(200)],
  ['moves the pointer', () => moved(3)],
  ['touches it', () => new Event('touchstart', { bubbles: true })],
  ['presses a key', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ['goes into a field', () => new Event('focusin', { bubbles: true })],
])('a reader who %s starts hydration once', async (_, does) => {
  await serve()
  await happen(does())
  await happen(does())
  await vi.waitFor(() => expect(woken).toHaveBeenCalledOnce())
})

// PAGE-BROWSER-1
test('in a browser without popovers the page stays as served, with all its styles', async () => {
  const { showPopover } = HTMLElement.prototype
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  await serve('<link rel="preload" data-late /><button type="button">One</button>')
  HTMLElement.prototype.showPopover = showPopover
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('button')?.dispatchEvent(click)
  await happen(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(woken).not.toHaveBeenCalled()
  expect(document.querySelector('link')?.rel).toBe('stylesheet')
})

test('clicks before hydration are replayed in order, except those the browser handles itself', async () => {
  await serve(
    '<button type="button">One</button><button type="button">Two</button><button type="button" popovertarget="x">Menu</button>',
  )
  const pressed: string[] = []
  const buttons = [...document.querySelectorAll('button')]
  for (const at of [1, 0, 2, 1]) buttons[at]?.click()
  for (const button of buttons)
    button.addEventListener('click', () => void pressed.push(button.textContent ?? ''))
  document.documentElement.dataset.hydrated = ''
  await vi.waitFor(() => expect(pressed).toEqual(['Two', 'One', 'Two']))
})

test('an element that becomes a button is pressed once it is one, and does not navigate before', async () => {
  await serve('<a id="join" href="#newsletter" data-early>Join</a>')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  document.querySelector('script + a')?.remove()
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="join">Join</button>')
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  document.documentElement.dataset.hydrated = ''
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('a form rejected before waking is submitted once on waking, without the browser’s own message', async () => {
  await serve('<form><input name="email" required><button>Send</button></form>')
  const form = document.querySelector('form')
  const sent = vi.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  const invalid = new Event('invalid', { cancelable: true })
  form?.querySelector('input')?.dispatchEvent(invalid)
  expect(invalid.defaultPrevented).toBe(true)
  form?.querySelector('button')?.click()
  expect(sent).not.toHaveBeenCalled()
  if (form) form.noValidate = true
  document.documentElement.dataset.hydrated = ''
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

test.each([
  [-1, ''],
  [20, undefined],
])('a mouse that leaves at %s before waking is reported to the popup as %s', async (clientY, told) => {
  await serve()
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }))
  expect(document.documentElement.dataset.left).toBe(told)
  // A popup reads it while the page wakes; on a page without one it must not wait for the next page's.
  document.documentElement.dataset.hydrated = ''
  await vi.waitFor(() => expect(document.documentElement.dataset.left).toBeUndefined())
})
