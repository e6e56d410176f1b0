import { expect, test } from 'vitest'
import { settingProblems } from './settings-changes.ts'

test.each([
  ['an address without https', 'facebook_url', 'facebook.com/me', /whole address/],
  ['half an email address', 'contact_email', 'maya@', /valid email address/],
  ['a name left empty', 'site_name', ' ', /cannot be left empty/],
  ['a line too long', 'tagline', 'x'.repeat(301), /at most 300 characters/],
  ['no zone', 'time_zone', 'Europe/Nowhere', /Europe\/Stockholm/],
] as const)('%s is said in a sentence', (_, key, value, sentence) => {
  expect(settingProblems(key, value)['']).toMatch(sentence)
})

test('what may be empty has no problem when it is', () => {
  expect(settingProblems('shop_url', '')).toEqual({})
  expect(settingProblems('banner_ends_on', '')).toEqual({})
})

test('a list names the row and the field', () => {
  const problems = settingProblems('testimonials', [
    { name: 'Ingrid', text: 'Good', rating: 5 },
    { name: 'x'.repeat(301), text: 'Good', rating: 7 },
  ])
  expect(Object.keys(problems)).toEqual(['1.name', '1.rating'])
})
