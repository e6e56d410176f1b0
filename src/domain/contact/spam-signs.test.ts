import { expect, test } from 'vitest'
import { looksLikeSpam } from './spam-signs.ts'

const message = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'The sunrise class',
  message: 'Is this the class you meant? https://example.com/class and www.example.com/other',
}

test('a person with two links is no spam, nor is one who writes a link as HTML', () => {
  expect(looksLikeSpam(message)).toBe(false)
  expect(looksLikeSpam({ ...message, message: 'Why does <a href="https://a.example">this</a> fail?' })).toBe(
    false,
  )
  expect(looksLikeSpam({ ...message, subject: 'Your recipe https://site.example/recipes/soup' })).toBe(false)
})

test.each([
  { message: 'https://a.example '.repeat(5) },
  { message: 'Buy [url=https://a.example]pills[/url]' },
  { message: 'Buy <a href="https://a.example">pills</a> '.repeat(5) },
  { firstName: 'Win at https://a.example' },
  { subject: 'HTTPS://a.example', message: 'https://a.example '.repeat(4) },
])('%o is set aside', (change) => {
  expect(looksLikeSpam({ ...message, ...change })).toBe(true)
})
