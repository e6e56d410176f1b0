import { onTestFinished, vi } from 'vitest'

/** Removes event listeners of freshly loaded code after the test: here a window outlives its pages. */
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
