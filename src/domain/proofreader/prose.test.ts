import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlain } from './prose.ts'

const read = (text: string) => readPlain('content', text)[0]?.text ?? text

test.each([
  ['See https://site.example/a?b=c, then rest', 'See ___________________________ then rest'],
  ['(https://site.example)', '(_____________________'],
  ['Write to Anna.B+x@site.example.', 'Write to _____________________.'],
  ['a@b.c,https://x.y', '_________________'],
  ['at shop.example.com/food or www.x', 'at _____________________ or _____'],
  ['--site.org and -.net', '--________ and -.net'],
  ['1.5 tbsp, e.g. salt @ home', '1.5 tbsp, e.g. salt @ home'],
])('%j is read as %j', (text, words) => {
  expect(read(text)).toBe(words)
})

/** The forms of addresses, as one pattern: too slow for long runs, correct for short ones. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example)\b\S*/gi

test('addresses are found exactly as by a single pattern', () => {
  const pieces = fc.constantFrom(
    ...['a', 'B', '-', '.', '@', '/', ':', ',', ' ', '_', 'é', '(', '1'],
    'com',
    '.net',
    'https://',
    'www.',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const text = `x ${parts.join('')}`
      expect(read(text)).toBe(text.replace(ADDRESS, (address) => '_'.repeat(address.length)))
    }),
    { numRuns: 20_000 },
  )
})

test.each(['a', '-', '.', 'a@', '@', 'a.', '.com', '-.com', 'aA-', 'www.', 'a@.', '.a@'])(
  'a megabyte of %j without a blank is read',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length)
    expect(read(`x ${text}`)).toHaveLength(text.length + 2)
  },
)

test.each(['a', '1/', '1,', 'a-', '½'])('a run of %j that is no word is not read as words', (piece) => {
  const run = piece.repeat(30_000)
  expect(read(`Well ${run}, and on.`)).toBe(`Well ${'_'.repeat(run.length + 1)} and on.`)
})
