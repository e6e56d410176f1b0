import { expect, test } from 'vitest'
import { openLongText } from './read-in-worker.ts'
import { type PostedText, type SerializedBlock, serializeBlocks } from './serialized-blocks.ts'
import { TextSource } from './text-source.ts'

/** A worker that answers like `read-worker.ts`, with the structured cloning of real threads. */
class CopyingWorker extends EventTarget {
  isEnded = false
  readonly #read: (text: PostedText) => SerializedBlock[] | null

  constructor(read: (text: PostedText) => SerializedBlock[] | null) {
    super()
    this.#read = read
  }

  postMessage(text: PostedText) {
    const data = structuredClone(this.#read(text))
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {
    this.isEnded = true
  }
}

const TEXT =
  '\uFEFF# One\r\n\r\n- [two](/b "c")\r\n  - three<br>\r\n\r\n| a | b |\r\n|:-:|---|\r\n| _x_ | `y` |\r\n\r\n![](/media/image/upload/a)\r\n'

// EDIT-FORMAT-12
test('a text parsed in a worker gives the same document and is serialized byte for byte', async () => {
  const worker = new CopyingWorker(serializeBlocks)
  const source = await openLongText(TEXT, 'article', () => worker)
  const doc = source.read(TEXT)
  expect(doc.eq(new TextSource().read(TEXT))).toBe(true)
  expect(source.write(doc).text).toBe(TEXT)
  expect(worker.isEnded).toBe(true)
})

// EDIT-FORMAT-4
test('a text that the worker could not parse is parsed on the main thread, which reports the reason', async () => {
  const source = await openLongText(TEXT, 'article', () => new CopyingWorker(() => null))
  expect(source.write(source.read(TEXT)).text).toBe(TEXT)
  const unreadable = '> '.repeat(1_000)
  const other = await openLongText(unreadable, 'article', () => new CopyingWorker(() => null))
  expect(() => other.read(unreadable)).toThrow('nested')
})
