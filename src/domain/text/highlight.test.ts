import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHighlighter } from './highlight.ts'
import { escapeHtml } from './html-text.ts'
import { type QueryTerm, queryTerms } from './search-terms.ts'

const highlightPassage = (text: string, terms: readonly QueryTerm[], length?: number) =>
  createHighlighter(terms)(text, length)

// SEARCH-API-2
test('marks the matches and escapes the rest', () => {
  expect(highlightPassage('Eat <b>oats</b> & "run" – it’s Morning', queryTerms('oat running mornin'))).toBe(
    'Eat &lt;b&gt;<mark>oats</mark>&lt;/b&gt; &amp; &quot;<mark>run</mark>&quot; – it’s <mark>Morning</mark>',
  )
  expect(escapeHtml(`'"<>&`)).toBe('&#39;&quot;&lt;&gt;&amp;')
})

test('a long text is cut at words around its first match', () => {
  const passage = highlightPassage(
    `${'word '.repeat(100)}morning ${'more '.repeat(100)}`,
    queryTerms('morning'),
  )
  expect(passage).toMatch(/^…word (word )+<mark>morning<\/mark> (more )+more…$/)
  expect(passage.replace(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(160)
})

// SEARCH-API-2
test('a passage begins at a nearby sentence, and neither begins nor ends with a separator', () => {
  const table =
    'Sauce · Good on · In the fridge. Green · Fish, beans, eggs · 2 days · Yes. Tahini · Grains · 3 days'
  expect(highlightPassage(table, queryTerms('bean'), 27)).toBe('Green · Fish, <mark>beans</mark>, eggs…')
  expect(
    highlightPassage(`${'x'.repeat(40)} · and then plenty of beans after it`, queryTerms('bean'), 24),
  ).toBe('…and then plenty of <mark>beans</mark>…')
  expect(highlightPassage(`${'one '.repeat(9)}beans. And more`, queryTerms('bean'), 42)).toMatch(
    /<mark>beans<\/mark>…$/,
  )
})

test('without a match the passage is the beginning of the text', () => {
  expect(highlightPassage('one two three', queryTerms('zebra'), 8)).toBe('one two…')
  expect(highlightPassage('one two three', [])).toBe('one two three')
  expect(highlightPassage('', queryTerms('a'))).toBe('')
})

test('the passage contains the match even where nothing before it can be cut', () => {
  const text = `${'-'.repeat(300)}morning${'-'.repeat(300)}`
  expect(highlightPassage(text, queryTerms('morning'))).toMatch(/^…<mark>morning<\/mark>-+…$/)
  const long = `${'x'.repeat(50)} ${'morning'.repeat(40)} after`
  expect(highlightPassage(long, queryTerms('morning'), 60)).toContain(`<mark>${'morning'.repeat(40)}</mark>`)
})

function withoutMarks(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}

test('without markup a passage is a part of the text, and only matches are marked', () => {
  const text = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('oats', '&lt;', '<mark>', '…')),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('oat', 'a b', '', '<mark>'),
      fc.integer({ min: 1, max: 60 }),
      (words, query, length) => {
        const whole = words.join(' ')
        const html = highlightPassage(whole, queryTerms(query), length)
        const plain = withoutMarks(html)
        const pieces = [
          plain,
          plain.replace(/^…/, ''),
          plain.replace(/…$/, ''),
          plain.replace(/^…/, '').replace(/…$/, ''),
        ]
        expect(pieces.some((piece) => whole.includes(piece))).toBe(true)
        expect(html.replace(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>]/)
        if (query === 'oat' && words.includes('oats')) expect(html).toContain('<mark>')
      },
    ),
  )
})
