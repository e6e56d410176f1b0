import { expect, test } from 'vitest'
import { readClipboard } from './clipboard.ts'

const image = (name = 'image.png') => new File(['x'], name, { type: 'image/png' })
const kindOf = (clipboard: Partial<Parameters<typeof readClipboard>[0]>) =>
  readClipboard({ html: '', text: '', files: [], ...clipboard }).kind

// EDIT-PASTE-3
test.each([
  ['Excel', { html: '<table><tr><td>Egg</td></tr></table>', text: 'Egg' }],
  ['Word for Mac', { html: '<p class=MsoNormal>Hello <b>you</b></p>', text: 'Hello you' }],
])('the text of %s is preferred to its picture', (_, words) => {
  expect(kindOf({ ...words, files: [image()] })).toBe('html')
})

test('plain text is preferred to its picture too', () => {
  expect(kindOf({ text: 'Some words', files: [image()] })).toBe('plain')
})

test.each([
  ['a screenshot', {}],
  ['an image copied in a browser', { html: '<meta charset="utf-8"><img src="https://x.example/a.png">' }],
  [
    'the same, with its address',
    { html: '<img src="https://x.example/a.png">', text: 'https://x.example/a.png' },
  ],
  ['a file', { text: 'image.png' }],
])('%s is pasted as a picture', (_, clipboard) => {
  expect(kindOf({ ...clipboard, files: [image()] })).toBe('images')
})

test('pasted as plain text, HTML stays plain', () => {
  expect(kindOf({ html: '<b>x</b>', text: 'x', asPlain: true })).toBe('plain')
})

test.each([
  [
    'a code editor',
    '<meta charset="utf-8"><div style="color: #fff;font-family: Menlo, monospace;white-space: pre;"><div>x</div></div>',
    'x',
  ],
  [
    'Markdown shown as text',
    '<meta charset="utf-8"><span style="color:#000">## Heading</span>',
    '## Heading',
  ],
  ['nothing but a frame', '<meta charset="utf-8"><span> </span>', ' '],
])('%s is pasted as plain text', (_, html, text) => {
  expect(kindOf({ html, text })).toBe('plain')
})

test('unformatted HTML is still HTML because of its paragraphs', () => {
  expect(kindOf({ html: '<p>One</p><p>Two</p>', text: 'One\nTwo' })).toBe('html')
})
