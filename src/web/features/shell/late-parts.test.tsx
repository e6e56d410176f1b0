import { screen, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

// What is not in the first view is loaded when a visitor is about to use it (decision 10).

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'

function readHead(page: Document) {
  const texts = Array.from(page.head.querySelectorAll('title'), ({ textContent }) => textContent)
  const descriptions = Array.from(page.head.querySelectorAll('meta[name="description"]'), (meta) =>
    meta.getAttribute('content'),
  )
  return { titles: texts, descriptions }
}

test('a page opened by a link has the same head as when served', async () => {
  const { user } = await openPage('/blog')
  const html = await (await fetch(new URL(ARTICLE, inject('siteUrl')))).text()
  const withoutFiles = html.replace(/<link [^>]*>/g, '')
  const served = readHead(new DOMParser().parseFromString(withoutFiles, 'text/html'))
  expect([served.titles.length, served.descriptions.length]).toEqual([1, 1])
  const link = screen.getAllByRole<HTMLAnchorElement>('link').find(({ pathname }) => pathname === ARTICLE)
  await user.click(link ?? document.body)
  await until(() => expect(window.location.pathname).toBe(ARTICLE))
  await until(() => expect(readHead(document)).toEqual(served))
})

// HOME-SET-2
test('testimonials and songs also load after client-side navigation', async () => {
  const { user } = await openPage('/')
  const footer = () => within(screen.getByRole('navigation', { name: 'Footer' }))
  await user.click(footer().getByRole('link', { name: 'Playlist' }))
  await until(() => expect(screen.getAllByText('Duration')).not.toEqual([]))
  await user.click(footer().getByRole('link', { name: /^About/ }))
  await until(() => screen.getByRole('heading', { name: 'Kind words' }))
  expect(document.querySelector('figure blockquote')?.textContent).not.toBe('')
})
