import { Decrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { CopyKey, parseCopyKey } from './copy-key.ts'

const BYTES = Uint8Array.from({ length: 32 }, (_, index) => index * 7)

// COPY-KEY-1
test('a key is the same as text and as 24 words, however they are typed', () => {
  const key = new CopyKey(BYTES)
  expect(key.text).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(key.words.split(' ')).toHaveLength(24)
  const typed = key.words
    .split(' ')
    .map((word, index) => `${index + 1}. ${word.toUpperCase()}`)
    .join('\n')
  for (const given of [key.text, ` ${key.text}\n`, key.words, typed])
    expect(parseCopyKey(given)?.text).toBe(key.text)
})

test('a word too few, in another order or misspelt makes the key invalid', () => {
  const words = new CopyKey(BYTES).words.split(' ')
  const [first = '', second = '', ...rest] = words
  for (const given of [
    '',
    'x',
    words.slice(1).join(' '),
    [second, first, ...rest].join(' '),
    `${rest.join(' ')} zzz`,
  ])
    expect(parseCopyKey(given)).toBeNull()
  // Elsewhere twelve words are a key of half the length.
  expect(
    parseCopyKey('legal winner thank year wave sausage worth useful legal winner thank yellow'),
  ).toBeNull()
})

// COPY-LOCK-1
test('a sealed text is opened by its key alone, and by age itself', async () => {
  const key = new CopyKey(BYTES)
  const sealed = await key.seal('A whole site')
  expect(Buffer.from(sealed).includes('whole')).toBe(false)
  expect(Buffer.from(await key.open(sealed)).toString()).toBe('A whole site')
  await expect(new CopyKey(BYTES.toReversed()).open(sealed)).rejects.toThrow()
  const age = new Decrypter()
  age.addIdentity(key.identity)
  expect(await age.decrypt(sealed, 'text')).toBe('A whole site')
})
