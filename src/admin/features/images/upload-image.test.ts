import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadImage } from './upload-image.ts'

/** A stub of the browser's request, with a connection that proceeds only as the test says. */
class SlowRequest extends EventTarget {
  static last: SlowRequest
  upload = new EventTarget()
  isAborted = false

  constructor() {
    super()
    SlowRequest.last = this
  }
  open(): void {}
  send(): void {}
  abort(): void {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  move(): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 4 }),
    )
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// IMG-FIELD-1
test('a stalled upload is aborted, a progressing one is not', async () => {
  const percents: number[] = []
  const uploading = uploadImage(new Blob(['x']), { preset: 'blog', onProgress: (to) => percents.push(to) })
  const ended = uploading.catch(String)
  for (let moves = 0; moves < 5; moves++) {
    vi.advanceTimersByTime(59_000)
    SlowRequest.last.move()
  }
  expect([percents, SlowRequest.last.isAborted]).toEqual([[25, 25, 25, 25, 25], false])
  vi.advanceTimersByTime(60_000)
  expect(SlowRequest.last.isAborted).toBe(true)
  expect(await ended).toBe('Error: Upload failed due to network error')
})

test('a cancelled upload is not a failure, and nothing is pending afterwards', async () => {
  const controller = new AbortController()
  const ended = uploadImage(new Blob(['x']), { preset: 'blog', signal: controller.signal }).catch(String)
  controller.abort()
  expect(await ended).toMatch(/^AbortError/)
  expect(vi.getTimerCount()).toBe(0)
})
