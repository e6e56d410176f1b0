import { expect, test } from 'vitest'
import { phpUnserialize } from './php-unserialize.ts'

test('lists, objects and scalars are read', () => {
  const text =
    'a:3:{i:0;a:2:{s:4:"name";s:8:"Für dich";s:2:"ok";b:1;}i:1;d:1.5;s:1:"n";O:8:"stdClass":1:{s:1:"x";N;}}'
  // "Für dich" is 9 bytes; the wrong length is corrected by the next closing quote.
  const read = { '0': { name: 'Für dich', ok: true }, '1': 1.5, n: { x: null } }
  expect(phpUnserialize(text)).toEqual(read)
  expect(phpUnserialize(text.replace('s:8:"F', 's:9:"F'))).toEqual(read)
})

test('a string may contain its own terminator', () => {
  expect(phpUnserialize('s:7:"a";b";x";')).toBe('a";b";x')
  expect(phpUnserialize('s:6:"🍋ab";')).toBe('🍋ab')
})

test('malformed, truncated and endless values are null', () => {
  const rubbish = ['', 'x', 'a:1:{', 's:5:"ab', 'a:2:{i:0;i:1;}', 'a:1:{N;i:1;}', 'R:1;', 'a:1:{i:0;r:1;}']
  const lying = `a:40000:{${'i:1;s:900000:"";'.repeat(40_000)}`
  for (const text of [
    ...rubbish,
    lying,
    'a:1:{i:0;'.repeat(100_000),
    `a:99999:{${'i:1;i:1;'.repeat(60_000)}}`,
  ])
    expect(phpUnserialize(text)).toBeNull()
  expect(phpUnserialize('a:1:{s:9:"__proto__";s:1:"x";}')).toEqual(Object.fromEntries([['__proto__', 'x']]))
})
