import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightFirstWords, highlightLastWords } from './highlighted-words.ts'

// PAGE-TITLE-1
test('the last three words of an article title are highlighted, the first two of a recipe title', () => {
  expect(highlightLastWords('A slow morning that makes the whole day stronger')).toEqual({
    before: 'A slow morning that makes the ',
    marked: 'whole day stronger',
    after: '',
  })
  expect(highlightFirstWords('Sunrise Breakfast Bowl')).toEqual({
    before: '',
    marked: 'Sunrise Breakfast',
    after: ' Bowl',
  })
  expect(highlightLastWords('Rest')).toEqual({ before: '', marked: 'Rest', after: '' })
})

test('the parts concatenated are the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
      for (const { before, marked, after } of [highlightFirstWords(title), highlightLastWords(title)]) {
        expect(before + marked + after).toBe(title)
      }
    }),
  )
})
