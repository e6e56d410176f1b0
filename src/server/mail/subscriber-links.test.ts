import { expect, test } from 'vitest'
import { createSubscriberLinks, SubscriberTokens } from './subscriber-links.ts'

const tokens = new SubscriberTokens('a secret')
const anna = { id: 12, token_nonce: 'abc' }

test('a token opens what it was made for, for whom it was made', () => {
  const token = tokens.make('confirm', anna)
  expect(tokens.readId(token)).toBe(12)
  expect(tokens.isValid('confirm', token, anna)).toBe(true)
  expect(tokens.isValid('unsubscribe', token, anna)).toBe(false)
  expect(tokens.isValid('confirm', token, { ...anna, id: 13 })).toBe(false)
  expect(tokens.isValid('confirm', token, { ...anna, token_nonce: 'abd' })).toBe(false)
  expect(new SubscriberTokens('another').isValid('confirm', token, anna)).toBe(false)
})

test.each(['', '12', '12-', `0-${'a'.repeat(43)}`, `12-${'a'.repeat(42)}é`, `-${'a'.repeat(43)}`])(
  '%o is not a token',
  (text) => {
    expect(tokens.readId(text)).toBeNull()
    expect(tokens.isValid('confirm', text, anna)).toBe(false)
  },
)

test('links lead to the site', () => {
  const links = createSubscriberLinks(tokens, 'https://example.com')
  expect(links.confirm(anna)).toMatch(/^https:\/\/example\.com\/newsletter\/confirm\?token=12-[\w-]{43}$/)
  expect(links.planDay(anna, 3)).toMatch(/^https:\/\/example\.com\/plan\/3\?token=12-[\w-]{43}$/)
  expect(links.oneClickUnsubscribe(anna)).toContain('/api/newsletter/unsubscribe/one-click?token=')
})
