import { expect, test } from 'vitest'
import { mobiledocToHtml } from './ghost-formats.ts'

function convert(markers: unknown[], { markups = [], atoms = [] }: Record<string, unknown[]> = {}) {
  return mobiledocToHtml(
    JSON.stringify({ version: '0.3.1', markups, atoms, cards: [], sections: [[1, 'p', markers]] }),
  )
}

test('bold and links are kept, one inside the other', () => {
  const markups = [['strong'], ['a', ['href', 'https://x.example/?a=1&b="2"']], ['u']]
  const markers = [
    [0, [], 0, 'A '],
    [0, [0], 0, 'bold '],
    [0, [1], 2, 'link'],
    [0, [2], 1, ' <end>'],
  ]
  expect(convert(markers, { markups })).toBe(
    '<p>A <strong>bold <a href="https://x.example/?a=1&amp;b=&quot;2&quot;">link</a></strong> &lt;end&gt;</p>',
  )
})

test('an atom says its words or breaks the line, never its number', () => {
  const atoms = [
    ['soft-return', '', {}],
    ['mention', '@ann', {}],
  ]
  const markers = [
    [0, [], 0, 'a'],
    [1, [], 0, 0],
    [1, [], 0, 1],
    [1, [], 0, 9],
  ]
  expect(convert(markers, { atoms })).toBe('<p>a<br>@ann</p>')
})

test('rubbish among the markers costs the marker', () => {
  expect(convert([null, [0], [0, [7], 9, 'kept'], [0, 'x', 0, 'y']])).toBe('<p>kept</p>')
})
