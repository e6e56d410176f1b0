import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitField, pageField } from './call-fields.ts'

const query = z.object({ limit: limitField({ default: 20, max: 50 }), page: pageField })

// API-PAGE-1
test.each([
  [{}, { limit: 20, page: 1 }],
  [
    { limit: '', page: ' ' },
    { limit: 20, page: 1 },
  ],
  [
    { limit: '50', page: '2' },
    { limit: 50, page: 2 },
  ],
  [{ page: '999999999999999999999' }, { limit: 20, page: 1_000_000_000 }],
])('%o is parsed as %o', (given, read) => {
  expect(query.parse(given)).toEqual(read)
})

test.each([
  ['limit', '0', 'limit must be between 1 and 50'],
  ['limit', '51', 'limit must be between 1 and 50'],
  ['limit', '1.5', 'limit must be between 1 and 50'],
  ['limit', 'all', 'limit must be between 1 and 50'],
  ['limit', ['1', '2'], 'limit must be between 1 and 50'],
  ['page', '0', 'page is a whole number from 1'],
  ['page', '1.5', 'page is a whole number from 1'],
  ['page', 'last', 'page is a whole number from 1'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  const { error } = query.safeParse({ [name]: value })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
