import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOO_SLOW } from '../../../../domain/errors.ts'
import { type FromWorker, openMarkdownRenderer, type RenderedMarkdown } from './markdown-renderer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A worker that answers when the test tells it to. */
class HeldWorker extends EventTarget {
  readonly texts: string[] = []
  isEnded = false

  postMessage({ text }: { text: string }) {
    this.texts.push(text)
  }

  terminate() {
    this.isEnded = true
  }

  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function openHeld() {
  const workers: HeldWorker[] = []
  const rendered: RenderedMarkdown[] = []
  const renderer = openMarkdownRenderer(
    'article',
    (next) => rendered.push(next),
    () => {
      const worker = new HeldWorker()
      workers.push(worker)
      return worker
    },
  )
  return { workers, rendered, renderer }
}

test('of the queued texts only the latest is rendered', () => {
  const { workers, rendered, renderer } = openHeld()
  for (const text of ['a', 'ab', 'abc']) renderer.render(text)
  expect(workers[0]?.texts).toEqual(['a'])
  workers[0]?.say('begun')
  workers[0]?.say({ html: 'A' })
  expect(workers[0]?.texts).toEqual(['a', 'abc'])
  workers[0]?.say({ html: 'ABC' })
  expect(rendered).toEqual([{ html: 'A' }, { html: 'ABC' }])
  expect(workers).toHaveLength(1)
})

// AVAIL-PARSE-2
test('the timeout starts with the worker; a slow worker is terminated, and the queued text gets a new one', () => {
  const { workers, rendered, renderer } = openHeld()
  renderer.render('slow')
  vi.advanceTimersByTime(60_000)
  expect(workers[0]?.isEnded).toBe(false)
  workers[0]?.say('begun')
  renderer.render('next')
  vi.advanceTimersByTime(60_000)
  expect(workers[0]?.isEnded).toBe(true)
  expect(rendered).toEqual([{ refused: TOO_SLOW }])
  expect(workers[1]?.texts).toEqual(['next'])
  workers[1]?.say('begun')
  workers[1]?.say({ html: 'Next' })
  vi.advanceTimersByTime(60_000)
  expect(rendered).toHaveLength(2)
  expect(workers[1]?.isEnded).toBe(false)
  renderer.close()
  expect(workers[1]?.isEnded).toBe(true)
})
