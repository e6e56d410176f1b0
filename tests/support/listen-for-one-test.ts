import { onTestFinished, vi } from 'vitest'

/** Listeners of code that is loaded anew are gone with the test: a window outlasts its pages here. */
export function listenForOneTest(): void {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, how) =>
    addEventListener(type, listener as EventListener, {
      ...(typeof how === 'object' ? how : { capture: how ?? false }),
      signal: stop.signal,
    }),
  )
}
