import { expect, test } from 'vitest'
import { replaceRanges } from './replace-ranges.ts'

test('ranges are replaced in any order', () => {
  const replacements = [
    { start: 6, end: 11, text: 'moon' },
    { start: 0, end: 5, text: 'good night' },
    { start: 11, end: 11, text: '!' },
  ]
  expect(replaceRanges('hello world', replacements)).toBe('good night moon!')
  expect(replaceRanges('hello world', [])).toBe('hello world')
})
