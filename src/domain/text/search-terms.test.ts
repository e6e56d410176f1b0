import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightPassage } from './highlight.ts'
import { indexText, queryTerms } from './search-terms.ts'

/** Matching as both databases do it: every term by prefix of a word or by equal stem. */
function finds(query: string, text: string): boolean {
  const tokens = indexText(text).split(' ')
  return queryTerms(query).every(({ word, stem }) =>
    tokens.some((token) => token.startsWith(word) || token === stem),
  )
}

describe('search', () => {
  test.each([
    ['mornin', 'A slow morning', true],
    ['running', 'She likes to run', true],
    ['run', 'Running shoes', true],
    ['CREME', 'crème fraîche', true],
    ['café', 'The cafe', true],
    ['привет', 'Привет, мир', true],
    ['oats honey', 'Oats with honey', true],
    ['oats honey', 'Oats alone', false],
    ['ning', 'morning', false],
    ['s', 'oats', false],
    ['w', 'oats', false],
  ])('%s in "%s": %s', (query, text, expected) => {
    expect(finds(query, text)).toBe(expected)
  })

  test('any text whatsoever is a valid query, of plain tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { word, stem } of queryTerms(text)) {
          expect(word).toMatch(/^w[a-z0-9]+$/)
          expect(stem).toMatch(/^s[a-z0-9]*$/)
        }
      }),
    )
  })

  test('blank and symbols ask for nothing', () => {
    expect(queryTerms('  *"-- ()')).toEqual([])
  })

  test('a text is always found by each of its words', () => {
    fc.assert(
      fc.property(fc.lorem(), (text) => {
        for (const word of text.split(/\W+/).filter(Boolean).slice(0, 5)) expect(finds(word, text)).toBe(true)
      }),
    )
  })
})

describe('highlightPassage', () => {
  test('marks the match and escapes the rest', () => {
    expect(highlightPassage('Eat <b>oats</b> & run', queryTerms('oat running'))).toBe(
      'Eat &lt;b&gt;<mark>oats</mark>&lt;/b&gt; &amp; <mark>run</mark>',
    )
  })
  test('a long text is shown around its first match', () => {
    const passage = highlightPassage(
      `${'word '.repeat(100)}morning ${'more '.repeat(100)}`,
      queryTerms('morning'),
    )
    expect(passage).toContain('<mark>morning</mark>')
    expect(passage.startsWith('…') && passage.endsWith('…')).toBe(true)
    expect(passage.length).toBeLessThan(220)
  })
  test('without marks and escapes it is a piece of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 10 }),
        (text, query) => {
          const plain = highlightPassage(text, queryTerms(query))
            .replace(/<\/?mark>/g, '')
            .replace(/&lt;/g, '<')
            .replace(/&gt;/g, '>')
            .replace(/&quot;/g, '"')
            .replace(/&#39;/g, "'")
            .replace(/&amp;/g, '&')
          expect(
            text.includes(plain) ||
              text.includes(plain.replace(/^…/, '')) ||
              text.includes(plain.replace(/…$/, '')) ||
              text.includes(plain.replace(/^…/, '').replace(/…$/, '')),
          ).toBe(true)
        },
      ),
    )
  })
})
