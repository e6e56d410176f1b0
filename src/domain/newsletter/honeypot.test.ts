import { expect, test } from 'vitest'
import { looksAutomatic } from './honeypot.ts'

// NEWS-BOT-1
test('only what a human visitor cannot do looks automatic', () => {
  expect(looksAutomatic({})).toBe(false)
  expect(looksAutomatic({ website: '', elapsed: 150 })).toBe(false)
  expect(looksAutomatic({ website: 'https://spam.example' })).toBe(true)
  expect(looksAutomatic({ elapsed: 149 })).toBe(true)
})
