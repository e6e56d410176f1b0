import { EditorState, type StateCommand } from '@codemirror/state'
import { expect, test } from 'vitest'
import { markdownToHtml } from '../../../../domain/text/markdown-to-html.ts'
import { linkMarkdown, readAddress } from './links.ts'
import {
  cycleHeading,
  TABLE_PIECE,
  toggleChecklist,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'

/** Runs commands on a text whose `|` is the caret (two of them a selection); answers the text with its caret. */
function press(marked: string, ...commands: StateCommand[]): string {
  const [before = '', second = '', ...rest] = marked.split('|')
  const doc = before + second + rest.join('')
  const head = rest.length > 0 ? before.length + second.length : before.length
  let state = EditorState.create({ doc, selection: { anchor: before.length, head } })
  for (const command of commands)
    command({
      state,
      dispatch: (transaction) => {
        state = transaction.state
      },
    })
  const { from, to, empty } = state.selection.main
  return empty
    ? `${state.sliceDoc(0, from)}|${state.sliceDoc(from)}`
    : `${state.sliceDoc(0, from)}|${state.sliceDoc(from, to)}|${state.sliceDoc(to)}`
}

test.each([
  ['Heading', cycleHeading, '## |'],
  ['List', toggleList, '- |'],
  ['Numbered list', toggleNumbers, '1. |'],
  ['Checklist', toggleChecklist, '- [ ] |'],
  ['Quote', toggleQuote, '> |'],
] as const)('%s on an empty line puts the caret behind its mark', (_, command, expected) => {
  expect(press('|', command)).toBe(expected)
  expect(press('above\n\n|', command)).toBe(`above\n\n${expected}`)
})

test.each([
  ['Heading', cycleHeading, '## '],
  ['List', toggleList, '- '],
  ['Numbered list', toggleNumbers, '1. '],
  ['Checklist', toggleChecklist, '- [ ] '],
  ['Quote', toggleQuote, '> '],
] as const)('%s on a text keeps the caret where it is in the text', (_, command, mark) => {
  expect(press('|Second', command)).toBe(`${mark}|Second`)
  expect(press('Sec|ond', command)).toBe(`${mark}Sec|ond`)
  expect(press('Second|', command)).toBe(`${mark}Second|`)
})

test.each([
  ['List', toggleList],
  ['Numbered list', toggleNumbers],
  ['Checklist', toggleChecklist],
  ['Quote', toggleQuote],
] as const)('%s pressed twice leaves the text as it was', (_, command) => {
  for (const text of ['|', '|Second', 'Sec|ond', '|one\n\ntwo|'])
    expect(press(text, command, command)).toBe(text)
})

test('Heading goes from text to heading, to smaller heading and back', () => {
  expect(press('|', cycleHeading, cycleHeading)).toBe('### |')
  expect(press('|', cycleHeading, cycleHeading, cycleHeading)).toBe('|')
  expect(press('|Second', cycleHeading, cycleHeading)).toBe('### |Second')
})

test('one mark takes the place of another', () => {
  expect(press('|', toggleList, toggleNumbers)).toBe('1. |')
  expect(press('- one|', toggleNumbers)).toBe('1. one|')
  expect(press('- one|', toggleChecklist)).toBe('- [ ] one|')
  expect(press('- [x] one|', toggleList)).toBe('- one|')
  expect(press('- [x] one|', toggleChecklist)).toBe('one|')
})

test('several lines are marked at once, empty ones between them left alone', () => {
  expect(press('|one\n\ntwo|', toggleNumbers)).toBe('1. |one\n\n2. two|')
})

test('Bold keeps the word or the selection between its marks', () => {
  expect(press('a wo|rd', toggleMark('**'))).toBe('a **|word|**')
  expect(press('|', toggleMark('_'))).toBe('_|_')
})

test.each([
  ['example.com', 'https://example.com'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['/recipes/bowl', '/recipes/bowl'],
  ['#light', '#light'],
  ['me@example.com', 'mailto:me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['localhost:3000/a', 'https://localhost:3000/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['two words', null],
  ['  ', null],
])('the address %j is %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

test('a link survives what is in its words and address', () => {
  const html = markdownToHtml(linkMarkdown('a [b] \\c', 'https://example.com/a_(b)'))
  expect(html).toContain('>a [b] \\c</a>')
  expect(html).toContain('href="https://example.com/a_%28b%29"')
})

test('the table is one', () => {
  expect(markdownToHtml(TABLE_PIECE)).toContain('<td>Text</td>')
})
