import { expect, test } from 'vitest'
import { applyChange, type TextChange, type TextState } from './text-state.ts'
import { UndoHistory } from './undo-history.ts'

/** A field with simulated typing; `at` is the time of a key press. */
function openField(text: string) {
  const history = new UndoHistory()
  let state: TextState = { text, from: text.length, to: text.length }
  const change = (made: TextChange, options: { isTyping?: boolean; at?: number } = {}) => {
    const caret = made.from + made.insert.length
    const after = { text: applyChange(state.text, made), from: caret, to: caret }
    history.record(state, made, after, options)
    state = after
  }
  return {
    change,
    type(words: string, at: number) {
      for (const insert of words) change({ from: state.from, to: state.to, insert }, { isTyping: true, at })
    },
    go(step: 'undo' | 'redo') {
      const next = history[step](state.text)
      if (next) state = next
      return next && `${next.text.slice(0, next.from)}|${next.text.slice(next.from)}`
    },
  }
}

test('continuous typing is one undo step, later typing another', () => {
  const field = openField('a ')
  field.type('bcd', 0)
  field.type(' e', 2_000)
  expect([field.go('undo'), field.go('undo'), field.go('undo')]).toEqual(['a bcd|', 'a |', null])
  expect([field.go('redo'), field.go('redo'), field.go('redo')]).toEqual(['a bcd|', 'a bcd e|', null])
})

test('a button, a paste and a fix are steps of their own, and so is typing elsewhere', () => {
  const field = openField('one two')
  field.type('x', 0)
  field.change({ from: 0, to: 3, insert: '**one**' }, { at: 10 })
  field.type('y', 20)
  field.change({ from: 1, to: 1, insert: 'z' }, { isTyping: true, at: 30 })
  expect([field.go('undo'), field.go('undo'), field.go('undo'), field.go('undo')]).toEqual([
    '**one**y| twox',
    '**one**| twox',
    'one twox|',
    'one two|',
  ])
})

test('undone changes cannot be redone after new input', () => {
  const field = openField('')
  field.type('a', 0)
  field.go('undo')
  field.type('b', 10)
  expect(field.go('redo')).toBeNull()
  expect(field.go('undo')).toBe('|')
})

test('deleting belongs to the same step as typing', () => {
  const field = openField('')
  field.type('abc', 0)
  field.change({ from: 2, to: 3, insert: '' }, { isTyping: true, at: 100 })
  field.type('d', 200)
  expect(field.go('undo')).toBe('|')
  expect(field.go('redo')).toBe('abd|')
})
