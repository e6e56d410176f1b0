import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToHtml } from '../../../../domain/content/markdown-to-html.ts'
import { linkMarkdown, readAddress } from './links.ts'
import {
  continueList,
  cutIntoBlocks,
  cycleHeading,
  insertBlock,
  insertTable,
  placeImage,
  placeText,
  type TextBlock,
  toggleChecklist,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'
import { applyChange, type TextCommand, type TextState } from './text-state.ts'

/** Parses a text in which `|` is the caret; two of them mark a selection. */
function read(marked: string): TextState {
  const [before = '', second = '', ...rest] = marked.split('|')
  const to = rest.length > 0 ? before.length + second.length : before.length
  return { text: before + second + rest.join(''), from: before.length, to }
}

function show({ text, from, to }: TextState): string {
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
}

/** Runs commands on a text; returns it with its caret. */
function press(marked: string, ...commands: TextCommand[]): string {
  return show(commands.reduce((state, command) => command(state), read(marked)))
}

test.each([
  ['Heading', cycleHeading, '## |'],
  ['List', toggleList, '- |'],
  ['Numbered list', toggleNumbers, '1. |'],
  ['Checklist', toggleChecklist, '- [ ] |'],
  ['Quote', toggleQuote, '> |'],
] as const)('%s on an empty line puts the caret after its mark', (_, command, expected) => {
  expect(press('|', command)).toBe(expected)
  expect(press('above\n\n|', command)).toBe(`above\n\n${expected}`)
})

test.each([
  ['Heading', cycleHeading, '## '],
  ['List', toggleList, '- '],
  ['Numbered list', toggleNumbers, '1. '],
  ['Checklist', toggleChecklist, '- [ ] '],
  ['Quote', toggleQuote, '> '],
] as const)('%s on a text keeps the caret in place', (_, command, mark) => {
  expect(press('|Second', command)).toBe(`${mark}|Second`)
  expect(press('Sec|ond', command)).toBe(`${mark}Sec|ond`)
  expect(press('Second|', command)).toBe(`${mark}Second|`)
})

test.each([
  ['List', toggleList],
  ['Numbered list', toggleNumbers],
  ['Checklist', toggleChecklist],
  ['Quote', toggleQuote],
] as const)('%s twice restores the text', (_, command) => {
  for (const text of ['|', '|Second', 'Sec|ond', '|one\n\ntwo|'])
    expect(press(text, command, command)).toBe(text)
})

test('Heading cycles from text to heading, smaller heading and text', () => {
  expect(press('|', cycleHeading, cycleHeading)).toBe('### |')
  expect(press('|', cycleHeading, cycleHeading, cycleHeading)).toBe('|')
  expect(press('|Second', cycleHeading, cycleHeading)).toBe('### |Second')
})

test('one mark replaces another', () => {
  expect(press('|', toggleList, toggleNumbers)).toBe('1. |')
  expect(press('- one|', toggleNumbers)).toBe('1. one|')
  expect(press('- one|', toggleChecklist)).toBe('- [ ] one|')
  expect(press('- [x] one|', toggleList)).toBe('- one|')
  expect(press('- [x] one|', toggleChecklist)).toBe('one|')
})

test('several lines are marked at once, except empty ones', () => {
  expect(press('|one\n\ntwo|', toggleNumbers)).toBe('1. |one\n\n2. two|')
})

test('Bold keeps the word or the selection within its marks', () => {
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
])('the address %j is read as %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

test('a link escapes its text and address', () => {
  const html = markdownToHtml(linkMarkdown('a [b] \\c', 'https://example.com/a_(b)'))
  expect(html).toContain('>a [b] \\c</a>')
  expect(html).toContain('href="https://example.com/a_%28b%29"')
})

test('an inserted table is valid, on its own lines, with its first heading selected', () => {
  const { text, from, to } = insertTable(read('above|below'))
  expect(markdownToHtml(text)).toContain('<td>Text</td>')
  expect(text.slice(from, to)).toBe('Heading')
  expect(text).toMatch(/^above\n\n\| Heading[\s\S]*\|\n\nbelow$/)
})

test.each([
  ['an item', '- one|', '- one\n- |'],
  ['an item in its middle', '- one| two', '- one\n- | two'],
  ['a number', '9. nine|', '9. nine\n10. |'],
  ['a thing to do that is done', '- [x] one|', '- [x] one\n- [ ] |'],
  ['a deeper item', '- one\n  * two|', '- one\n  * two\n  * |'],
  ['a quotation', '> one|', '> one\n> |'],
  ['an item in a quotation', '> 1) one|', '> 1) one\n> 2) |'],
  ['an item below code in a line', '```one```\n- one|', '```one```\n- one\n- |'],
  ['an item without words', '- one\n- |', '- one\n|'],
  ['a quotation without words', '> one\n> |', '> one\n|'],
])('Enter continues %s', (_, before, after) => {
  const next = continueList(read(before))
  expect(next && show(next)).toBe(after)
})

test.each([
  'one|',
  '|- one',
  '-| one',
  '- |one| two',
  '```\n- one|\n```',
  '```\n~~~\n- one|\n```',
  '````\n```\n- one|\n````',
  '```\n```js\n- one|\n```',
  '---|',
  '**bold**|',
])('Enter is not handled in %j', (text) => {
  expect(continueList(read(text))).toBeNull()
})

test('a block gets its own lines, inline text stays in its line', () => {
  expect(show(insertBlock(read('one\n|two'), '---'))).toBe('one\n\n---\n\n|two')
  expect(show(placeText(read('one | two'), 'and'))).toBe('one and| two')
  expect(show(placeText(read('one|'), '- a\n- b'))).toBe('one\n\n- a\n- b|')
  expect(show(placeText(read('one|two'), '## A'))).toBe('one\n\n## A|\n\ntwo')
})

test('a picture gets its own lines at the edge of a line and is inline in its middle', () => {
  expect(placeImage('one', 3, '![](/a)')).toBe('\n\n![](/a)\n\n')
  expect(placeImage('one two', 3, '![](/a)')).toBe('![](/a)')
})

const PARAGRAPH = `${'word '.repeat(300)}\n\n`
const joined = (blocks: readonly TextBlock[]) => blocks.map(({ words }) => words).join('')

test('a long text is split after empty lines, a short one is one block', () => {
  const blocks = cutIntoBlocks(`${PARAGRAPH.repeat(5)}\n\nend\n`)
  expect(blocks.map(({ words }) => words)).toEqual([
    PARAGRAPH.repeat(2),
    PARAGRAPH.repeat(2),
    `${PARAGRAPH}\n\nend\n`,
  ])
  expect(cutIntoBlocks('one\n\ntwo').map(({ words }) => words)).toEqual(['one\n\ntwo'])
  expect(cutIntoBlocks('').map(({ words }) => words)).toEqual([''])
})

test('blocks before and after a change are reused', () => {
  const text = PARAGRAPH.repeat(12)
  const before = cutIntoBlocks(text)
  const change = { from: text.length / 2 + 10, to: text.length / 2 + 12, insert: 'new' }
  const after = cutIntoBlocks(applyChange(text, change), before, change)
  expect(after.map((block) => before.indexOf(block))).toEqual([0, 1, 2, -1, 4, 5])
})

test('no change loses a word or splits a line', () => {
  const words = fc.string({ unit: fc.constantFrom('\n', '\n\n', 'a', PARAGRAPH), maxLength: 12 })
  fc.assert(
    fc.property(words, words, fc.nat(), fc.nat(), (text, insert, one, other) => {
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
      const change = { from, to, insert }
      const changed = applyChange(text, change)
      const blocks = cutIntoBlocks(changed, cutIntoBlocks(text), change)
      expect(joined(blocks)).toBe(changed)
      for (const { words: piece } of blocks.slice(0, -1))
        expect(piece === '' || piece.endsWith('\n')).toBe(true)
    }),
  )
})
