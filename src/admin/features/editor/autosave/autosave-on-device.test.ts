import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArticle, openNewArticle, STORED, TestStorage } from '../../../../../tests/support/editors.ts'
import { setField } from '../editor.ts'
import { autosavedItem, autosaveOnDevice } from './autosave-on-device.ts'
import { readLocalCopies } from './local-copies.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2025-03-04T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

function startAutosave(editor: ReturnType<typeof openArticle>, storage = new TestStorage()) {
  const autosave = autosaveOnDevice(autosavedItem(editor), {
    storage,
    tab: 'tab',
    now: () => new Date().toISOString(),
  })
  const titles = (id: number | 'new') =>
    readLocalCopies(storage, { kind: 'article', id }).map(({ fields }) => fields.title)
  return { ...autosave, titles, storage }
}

test('the first key is stored at once, later ones debounced', () => {
  const editor = openArticle()
  const { titles } = startAutosave(editor)
  setField(editor, 'title', 'A')
  expect(titles(12)).toEqual(['A'])
  expect(editor.state.get().device).toBe('kept')
  setField(editor, 'title', 'AB')
  setField(editor, 'title', 'ABC')
  expect(titles(12)).toEqual(['A'])
  vi.advanceTimersByTime(250)
  expect(titles(12)).toEqual(['ABC'])
})

test('leaving the page writes pending changes', () => {
  const editor = openArticle()
  const { titles, flush } = startAutosave(editor)
  setField(editor, 'title', 'A')
  setField(editor, 'title', 'AB')
  flush()
  expect(titles(12)).toEqual(['AB'])
})

test('saved or reverted changes are removed', () => {
  const editor = openArticle()
  const { titles } = startAutosave(editor)
  setField(editor, 'title', 'A')
  editor.state.change({ saved: editor.state.get().fields })
  vi.advanceTimersByTime(250)
  expect(titles(12)).toEqual([])
  setField(editor, 'title', 'B')
  vi.advanceTimersByTime(250)
  setField(editor, 'title', 'A')
  vi.advanceTimersByTime(250)
  expect(titles(12)).toEqual([])
  expect(editor.state.get().device).toBe('nothing')
})

test('a new item that gets its id moves its copy from "new", with what was typed meanwhile', () => {
  const editor = openNewArticle()
  const { titles } = startAutosave(editor)
  setField(editor, 'title', 'A title')
  expect(titles('new')).toEqual(['A title'])
  editor.state.change({ item: STORED, saved: editor.state.get().fields })
  setField(editor, 'title', 'A title and more')
  vi.advanceTimersByTime(250)
  expect(titles('new')).toEqual([])
  expect(titles(12)).toEqual(['A title and more'])
})

test('a full storage is reported', () => {
  const editor = openArticle()
  startAutosave(editor, new TestStorage(0))
  setField(editor, 'title', 'A')
  expect(editor.state.get().device).toBe('failed')
})

test('nothing is written after stopping', () => {
  const editor = openArticle()
  const { titles, stop } = startAutosave(editor)
  stop()
  setField(editor, 'title', 'A')
  vi.advanceTimersByTime(1000)
  expect(titles(12)).toEqual([])
})
