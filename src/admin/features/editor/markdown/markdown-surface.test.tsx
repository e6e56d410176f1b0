import { expect, test } from 'vitest'
import { MarkdownSurface } from './markdown-surface.ts'
import type { TextMark } from './text-marks.ts'

/** A field over a text that is also stored elsewhere. */
function open(content: string) {
  let kept = content
  const text = {
    get: () => kept,
    change: (next: string) => {
      kept = next
    },
    subscribe: () => () => {},
  }
  const dom = document.createElement('textarea')
  document.body.append(dom)
  const surface = new MarkdownSurface(dom, text, () => {})
  const select = (words: string) => {
    const from = dom.value.indexOf(words)
    dom.setSelectionRange(from, from + words.length)
  }
  return { surface, dom, text, select }
}

const mark = (text: string, words: string): TextMark => ({
  key: words,
  level: 'error',
  number: 1,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

test('marks move with their words, and a fix is one undo step', () => {
  const { surface, dom, text } = open('The the chair is kind.')
  surface.showMarks([mark(dom.value, 'The the'), mark(dom.value, 'kind')], 'kind')
  const marked = () => surface.drawn.get().marks.map(({ start, end }) => dom.value.slice(start, end))
  dom.setSelectionRange(0, 0)
  surface.insertText('Oh! ')
  expect(marked()).toEqual(['The the', 'kind'])
  dom.setSelectionRange(11, 11)
  surface.insertText(' red')
  expect(marked()).toEqual(['The the', 'kind'])
  surface.replace(4, 11, 'The')
  expect(text.get()).toBe('Oh! The red chair is kind.')
  expect(marked()[1]).toBe('kind')
  surface.press('undo')
  expect(text.get()).toBe('Oh! The the red chair is kind.')
})

test('a finding is selected; a replacement elsewhere keeps the caret in its words', () => {
  const { surface, dom } = open('one two three')
  surface.goTo(4, 7)
  expect(dom.value.slice(dom.selectionStart, dom.selectionEnd)).toBe('two')
  expect(document.activeElement).toBe(dom)
  surface.replace(0, 3, 'eleven')
  expect(dom.value.slice(dom.selectionStart, dom.selectionEnd)).toBe('two')
  expect(surface.place()).toBe(10)
})

test('an image is inserted at its place, even if that has moved meanwhile', async () => {
  const { surface, dom, text } = open('One\n\nTwo')
  const arrival = Promise.withResolvers<string>()
  const end = surface.bring('lake.jpg', 3, async (say) => {
    say('uploading, 40%')
    return arrival.promise
  })
  expect(surface.drawn.get().uploading).toMatchObject([{ at: 3, label: 'lake.jpg: uploading, 40%' }])
  dom.setSelectionRange(0, 0)
  surface.insertText('Before. ')
  // Written in the other view meanwhile.
  text.change(`${dom.value} and three`)
  arrival.resolve('![A lake](/a)')
  expect(await end).toBe('arrived')
  expect(text.get()).toBe('Before. One\n\n![A lake](/a)\n\nTwo and three')
  expect(surface.drawn.get().uploading).toEqual([])
  surface.press('undo')
  expect(text.get()).toBe('Before. One\n\nTwo and three')
})

test('a failed image leaves the text unchanged', async () => {
  const { surface, text } = open('One')
  expect(await surface.bring('lake.jpg', 3, () => Promise.reject(new Error('File too large')))).toBe('failed')
  expect([text.get(), surface.drawn.get().uploading]).toEqual(['One', []])
})

test('the workout at the caret is edited, otherwise a new one is inserted', () => {
  const { surface, select, text } = open('Before\n\n```workout\ntitle: A\n```\n\nAfter')
  select('title: A')
  const part = surface.partAtCaret('workout')
  expect(part.text).toBe('title: A\n')
  part.save('title: B\n')
  expect(text.get()).toBe('Before\n\n```workout\ntitle: B\n```\n\nAfter')
  select('After')
  surface.partAtCaret('workout').save('title: C\n')
  expect(text.get()).toMatch(/title: B\n```\n\n```workout\ntitle: C\n```\n\n$/)
})

test('a text keeps its line endings until something is typed', () => {
  const { surface, dom, text } = open('one\r\ntwo')
  surface.take('one\r\ntwo\r\nthree')
  expect(text.get()).toBe('one\r\ntwo')
  expect(dom.value).toBe('one\ntwo\nthree')
  surface.press('bold')
  expect(text.get()).not.toContain('\r')
})
