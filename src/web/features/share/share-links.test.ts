import { expect, test } from 'vitest'
import { shareLinks } from './share-links.tsx'

const shared = {
  url: 'https://example.com/blog/salt-&-pepper?a=1',
  title: 'Salt & pepper + more',
  description: 'Two jars. One table.',
}
const hrefOf = (network: string, page = shared) => {
  const href = shareLinks(page).find((link) => link.network === network)?.href ?? ''
  return new URL(href)
}

// SHARE-MENU-1
test('every way to share is offered, in order', () => {
  expect(shareLinks(shared).map(({ label }) => label)).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'WhatsApp',
    'Email',
  ])
})

test('the address is passed on unchanged', () => {
  expect(hrefOf('facebook').searchParams.get('u')).toBe(shared.url)
  expect(hrefOf('linkedin').searchParams.get('url')).toBe(shared.url)
  expect(hrefOf('twitter').searchParams.get('url')).toBe(shared.url)
  expect(hrefOf('twitter').searchParams.get('text')).toBe(shared.title)
  expect(hrefOf('whatsapp').searchParams.get('text')).toBe(`${shared.title} ${shared.url}`)
})

// SHARE-MENU-2
test('the mail has the title as subject, and the description and the link as body', () => {
  const mail = hrefOf('email')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(shared.title)
  expect(mail.searchParams.get('body')).toBe(`${shared.description}\n\n${shared.url}`)
  expect(mail.href).not.toMatch(/=[^&]*\+/)
})

test('without a description the mail contains the link alone', () => {
  expect(hrefOf('email', { ...shared, description: '' }).searchParams.get('body')).toBe(shared.url)
})
