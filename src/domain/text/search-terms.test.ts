import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentTerms, indexText, matchesAnyTerm, queryTerms, wordsOneLetterAway } from './search-terms.ts'

/** Matches as both databases do: every term by prefix of a word or by equal stem. */
function finds(query: string, text: string): boolean {
  const tokens = indexText(text).split(' ')
  return queryTerms(query).every(({ word, stem }) =>
    tokens.some((token) => (word !== null && token.startsWith(word)) || token === stem),
  )
}

// SEARCH-MATCH-1
describe('search', () => {
  test.each([
    ['mornin', 'A slow morning', true],
    ['running', 'She likes to run', true],
    ['run', 'Running shoes', true],
    ['CREME', 'crème fraîche', true],
    ['café', 'The cafe', true],
    ['привет', 'Привет, мир', true],
    ['прив', 'Привет, мир', true],
    ['вет', 'Привет, мир', false],
    ['ΟΔΟΣ', 'οδοσήμανση', true],
    ['東', '東京', true],
    ['𝒳', 'x', true],
    ['𐐀', '𐐨𐐩', true],
    ['oats honey', 'Oats with honey', true],
    ['oats honey', 'Oats alone', false],
    ['ning', 'morning', false],
    ['s', 'oats', false],
    ['w', 'oats', false],
    ['z', 'привет', false],
    ['z0', 'привет', false],
    ['ŋ', '\u14b0', false],
    ['zuc', 'Zucchini', true],
    ['pizza', 'pizzas', true],
    ['stra', 'Straße', true],
    ['strasse', 'Straße', true],
    ['STRAẞE', 'strasse', true],
    ['oeufs', 'Œufs cocotte', true],
    ['smorrebrod', 'Smørrebrød', true],
    ['zurek', 'Żurek', true],
    ['lodz', 'Łódź', true],
    ['lahmacun yagli', 'Yağlı lahmacun', true],
    ['ø', 'oats', true],
    ['0.5', 'half, or 0.5', true],
  ])('%s in "%s": %s', (query, text, expected) => {
    expect(finds(query, text)).toBe(expected)
  })

  test('long words are compared up to their sixtieth character, in any script', () => {
    const word = 'ж'.repeat(59)
    expect(finds(`${word}а`, `${word}б`)).toBe(false)
    expect(finds(`${word}ааа`, `${word}абв`)).toBe(true)
  })

  test('blank text and symbols give no terms', () => {
    expect(queryTerms('  *"-- () 👩‍👧 \u0301')).toEqual([])
    expect(indexText('— … !')).toBe('')
  })

  // SEARCH-MATCH-3
  test('a single character among other words is a word, and a prefix only at the end of the query', () => {
    const words = (query: string) => queryTerms(query).map(({ word }) => word)
    expect(words('c')).toEqual(['wc'])
    expect(words('vitamin c')).toEqual(['wvitamin', 'wc'])
    expect(words('c vitamin')).toEqual([null, 'wvitamin'])
    expect(words('a b c d e f g h').filter(Boolean)).toEqual([])
    expect(finds('c vitamin', 'chicken')).toBe(false)
    expect(finds('c vitamin', 'Vitamin C')).toBe(true)
    expect(finds('soup c', 'Chicken soup')).toBe(true)
  })

  test('a query has at most twelve different words', () => {
    expect(queryTerms('a b a c')).toHaveLength(3)
    expect(queryTerms('a b c d e f g h i j k l m n')).toHaveLength(12)
  })

  test('any text gives plain tokens that no database splits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { word, stem } of queryTerms(text)) {
          if (word !== null) expect(word).toMatch(/^w[a-z0-9]+$/)
          expect(stem).toMatch(/^s[a-z0-9]*$/)
        }
        expect(indexText(text)).toMatch(/^(?:w[a-z0-9]+ s[a-z0-9]*(?: |$))*$/)
      }),
    )
  })

  // SEARCH-MATCH-1
  test('a text is found by every prefix of each of its words', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aéßЖя東1'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        fc.integer({ min: 1, max: 6 }),
        (words, index, length) => {
          const word = words[index % words.length] ?? ''
          expect(finds(Array.from(word).slice(0, length).join(''), words.join(' '))).toBe(true)
        },
      ),
    )
  })

  test('a passage matches exactly as the index does', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 3 }), fc.lorem({ maxCount: 1 }), (text, query) => {
        expect(matchesAnyTerm(text, queryTerms(query))).toBe(finds(query, text))
      }),
    )
  })
})

describe('contentTerms', () => {
  const content = (query: string) => contentTerms(queryTerms(query)).map(({ text }) => text)
  test('omits stop words', () => {
    expect(content('soup with the lentils')).toEqual(['soup', 'lentils'])
  })
  test('keeps stop words if there are no other words', () => {
    expect(content('with the')).toEqual(['with', 'the'])
  })
})

describe('wordsOneLetterAway', () => {
  const away = (query: string) =>
    queryTerms(query)
      .flatMap(wordsOneLetterAway)
      .map(({ text }) => text)
  // SEARCH-RANK-2
  test.each([
    ['chikpea', 'chickpea'],
    ['chickkpea', 'chickpea'],
    ['chockpea', 'chickpea'],
    ['hcickpea', 'chickpea'],
    ['chickpe', 'chickpea'],
    ['hickpea', 'chickpea'],
  ])('%s may mean %s', (written, meant) => {
    expect(away(written)).toContain(meant)
  })
  test('gives neither words with two differences nor the word itself', () => {
    expect(away('chikpeaa')).not.toContain('chickpea')
    expect(away('chickpea')).not.toContain('chickpea')
  })
  test.each(['oats', 'привет', '12345'])('%s is not corrected', (word) => expect(away(word)).toEqual([]))
})
