import { expect, test } from 'vitest'
import { changeLink } from './author-page.tsx'

test('a link is set, replaced and removed', () => {
  const links = { website: 'https://example.com' }
  expect(changeLink(links, 'instagram', 'https://instagram.com/x')).toEqual({
    website: 'https://example.com',
    instagram: 'https://instagram.com/x',
  })
  expect(changeLink(links, 'website', 'https://example.org')).toEqual({ website: 'https://example.org' })
  expect(changeLink(links, 'website', '')).toEqual({})
})
