import { expect, test } from 'vitest'
import { countWebAddresses, findHeldReason, isDistinctive, noteFingerprint } from './held-apart.ts'

test.each([
  ['no address at all, 2.5 cups and 1.30 o’clock', 0],
  ['write to ellen@example.com', 0],
  ['it was good.It really was', 0],
  ['www.one.example', 1],
  ['https://one.example/a?b=c, http://two.example', 2],
  ['flickr.example/anna, pics.example and dish.example', 3],
  ['keto-pills.shop und günstig.de', 2],
  ['a．com, ｗｗｗ.b.com and C.COM', 3],
  ['bit.ly/x, t.me/y and casino.vip', 3],
  ['oil and/or butter, 1.5/2 cups, e.g. salt', 0],
])('%s: %i web addresses are counted', (text, count) => {
  expect(countWebAddresses(text)).toBe(count)
})

test('a word of any length is scanned once, in any script', () => {
  // Full-width words as single characters: normalization expands each to six letters.
  expect(countWebAddresses('㌖'.repeat(20_000))).toBe(0)
  expect(countWebAddresses(`${'é'.repeat(100_000)} é-a.com`)).toBe(1)
})

// NOTE-SPAM-1
test.each([
  [{ website: 'x' }, false, 'honeypot'],
  [{ text: 'a.com b.com c.com' }, false, 'links'],
  [{ name: 'a.com', text: 'b.com c.com' }, false, 'links'],
  [{ text: 'a.com b.com' }, false, null],
  [{}, true, 'repeated'],
  [{}, false, null],
] as const)('%j, repeated %s, is held because of: %s', (fields, isRepeated, why) => {
  expect(findHeldReason({ name: 'Ellen', text: 'A tip', ...fields }, isRepeated)).toBe(why)
})

test('equal words are recognized whatever their case, punctuation and spaces', () => {
  expect(noteFingerprint(' Great RECIPE!!!\n Visit  us.')).toBe(noteFingerprint('great recipe, visit us'))
  expect(noteFingerprint('Åsa')).not.toBe(noteFingerprint('Asa'))
  expect(isDistinctive(noteFingerprint('Thank you!'))).toBe(false)
  expect(isDistinctive(noteFingerprint('White beans instead of yoghurt'))).toBe(true)
})
