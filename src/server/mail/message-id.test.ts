import { expect, test } from 'vitest'
import { MessageIds } from './message-id.ts'

const LETTER = { id: 12, created_at: '2026-03-04T12:00:00.000Z' }
const ids = new MessageIds('secret', 'https://site.example')

test('a letter is recognized by its message id in any header and any spelling of the host', () => {
  const own = ids.make(LETTER)
  expect(ids.read(`References: <x@y>\r\nMessage-ID: ${own.replace('site.example', 'SITE.example')}`)).toEqual(
    [LETTER],
  )
  expect(ids.make(LETTER)).toBe(own)
  expect(own.length).toBeLessThan(100)
})

// DELIVER-BOUNCE-2
test('a message id cannot be changed into that of another letter', () => {
  const own = ids.make(LETTER)
  const forged = [
    own.replace('-12-', '-13-'),
    own.replace(/-1\d{12}-/, '-1700000000000-'),
    own.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    own.replace('site.example', 'other.example'),
    // The form of message ids before they carried a code.
    `<letter-12-${Date.parse(LETTER.created_at)}@site.example>`,
    new MessageIds('other', 'https://site.example').make(LETTER),
  ]
  for (const id of forged) expect(ids.read(id), id).toEqual([])
})
