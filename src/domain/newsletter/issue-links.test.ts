import { expect, test } from 'vitest'
import { markIssueLinks } from './issue-links.ts'

test.each([
  ['/blog/a', '/blog/a?letter=spring'],
  ['https://example.com/blog/a?x=1#top', 'https://example.com/blog/a?x=1&amp;letter=spring#top'],
  ['https://example.com', 'https://example.com?letter=spring'],
  ['https://example.com.evil.example/', 'https://example.com.evil.example/'],
  ['//evil.example/', '//evil.example/'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
])('%s is written as %s', (href, marked) => {
  const html = (address: string) => `<p><a rel="x" href="${address}">go</a></p>`
  expect(markIssueLinks(html(href), 'spring', 'https://example.com')).toBe(html(marked))
})
