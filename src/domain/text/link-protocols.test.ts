import { expect, test } from 'vitest'
import { isSafeLink } from './link-protocols.ts'

// CONTENT-MARKDOWN-2
test.each(['/about', '#top', '?q=1', 'https://a.example', 'mailto:a@b.example', '//a.example', ''])(
  '%j may be followed',
  (href) => expect(isSafeLink(href)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  '\tjava\nscript:x',
  'data:text/html,x',
  'vbscript:x',
  'http://[',
])('%j may not be followed', (href) => expect(isSafeLink(href)).toBe(false))
