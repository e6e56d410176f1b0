import { expect, test } from 'vitest'
import { isLikelyBot } from './honeypot.ts'

// NEWS-BOT-1
test('only what a human visitor cannot do looks automatic', () => {
  expect(isLikelyBot({})).toBe(false)
  expect(isLikelyBot({ website: '', elapsed: 150 })).toBe(false)
  expect(isLikelyBot({ website: 'https://spam.example' })).toBe(true)
  expect(isLikelyBot({ elapsed: 149 })).toBe(true)
})
