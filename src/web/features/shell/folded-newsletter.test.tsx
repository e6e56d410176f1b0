import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/open-page.tsx'

const fold = () => screen.getByRole('contentinfo').querySelector('details')

// PAGE-FOOTER-4
test('on a page that offers the newsletter itself the footer form is folded', async () => {
  await openPage('/blog')
  expect(fold()?.open).toBe(false)
  within(fold() ?? document.body).getByText('Get the free 7-day plan by email')
})

test.each(['/contact', '/search', '/sitemap', '/terms-of-service'])(
  'on %s, which has another purpose, the footer form is folded',
  async (path) => {
    await openPage(path)
    expect(fold()?.open).toBe(false)
  },
)

test('any other page has the open form in its footer only', async () => {
  await openPage('/recipes')
  expect(fold()).toBeNull()
  within(screen.getByRole('contentinfo')).getByRole('heading', { name: 'Seven happy days, on the house.' })
})
