import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArticle } from '../../../../../tests/support/editors.ts'
import { setField } from '../editor.ts'
import { autosaveDraft, type DraftCalls } from './autosave-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server that stores drafts, and can be disconnected. */
function startServer() {
  const calls: unknown[][] = []
  const server = { isDown: false, isRefusing: false, calls }
  const drafts: DraftCalls = {
    async put(id, { fields, based_on }) {
      if (server.isDown) throw new TypeError('down')
      if (server.isRefusing) throw new Error('no')
      calls.push(['put', id, fields.title, based_on])
      return '2025-03-04T12:00:03.000Z'
    },
    async remove(id) {
      calls.push(['remove', id])
    },
    reasonOf: () => (server.isDown ? 'offline' : 'refused'),
  }
  return { server, drafts }
}

// EDIT-AUTOSAVE-1
test('the draft is on the server three seconds after the last key', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  autosaveDraft(editor, drafts)
  setField(editor, 'title', 'A')
  await vi.advanceTimersByTimeAsync(2_000)
  setField(editor, 'title', 'AB')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(server.calls).toEqual([['put', 12, 'AB', '2025-03-04T10:00:00.000Z']])
  expect(editor.state.get().draft).toEqual({ kind: 'saved', at: '2025-03-04T12:00:03.000Z' })
})

test('continuous typing is saved every fifteen seconds', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  autosaveDraft(editor, drafts)
  for (let key = 0; key < 20; key++) {
    setField(editor, 'title', `A${key}`)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(server.calls).toHaveLength(1)
})

test('without a connection the state says so and the draft is retried', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  autosaveDraft(editor, drafts)
  server.isDown = true
  setField(editor, 'title', 'A')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(editor.state.get().draft).toEqual({ kind: 'failed', reason: 'offline' })
  server.isDown = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(editor.state.get().draft.kind).toBe('saved')
})

test('a refused draft is not sent again until something changes', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  autosaveDraft(editor, drafts)
  server.isRefusing = true
  setField(editor, 'title', 'A')
  await vi.advanceTimersByTimeAsync(3_000)
  server.isRefusing = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toEqual([])
  setField(editor, 'title', 'AB')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.calls).toHaveLength(1)
})

test('a save waits for the draft in flight, and no draft follows it', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  const autosave = autosaveDraft(editor, drafts)
  setField(editor, 'title', 'A')
  const paused = autosave.pause()
  setField(editor, 'title', 'AB')
  await paused
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.calls).toEqual([])
  autosave.resume()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.calls).toHaveLength(1)
})

test('typing undone by hand deletes the draft', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  autosaveDraft(editor, drafts)
  setField(editor, 'title', 'A')
  await vi.advanceTimersByTimeAsync(3_000)
  setField(editor, 'title', 'A title')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.calls.at(-1)).toEqual(['remove', 12])
  expect(editor.state.get().draft).toEqual({ kind: 'none' })
})

test('closing the editor sends the pending draft', async () => {
  const editor = openArticle()
  const { server, drafts } = startServer()
  const autosave = autosaveDraft(editor, drafts)
  setField(editor, 'title', 'A')
  autosave.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.calls).toHaveLength(1)
})
