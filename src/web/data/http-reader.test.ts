import { afterEach, expect, test, vi } from 'vitest'
import { NETWORK_TIMEOUT_MS } from '../../domain/offline/offline-copies.ts'
import { httpReader } from './http-reader.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// OFF-NET-1
test('a page waits for the copy that the service worker returns after the network timeout', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController()
    setTimeout(() => control.abort(), ms)
    return control.signal
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => resolve(Response.json({ title: 'Kept' })), NETWORK_TIMEOUT_MS + 1)
      }),
  )
  const answer = httpReader.read('recipe', { slug: 'kept' })
  await Promise.all([
    expect(answer).resolves.toEqual({ kind: 'found', item: { title: 'Kept' } }),
    vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS + 1),
  ])
})
