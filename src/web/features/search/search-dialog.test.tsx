import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'

const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }))

/** Opens the search by its keyboard shortcut, with the focus where a browser puts it. */
async function openSearch(): Promise<OpenedPage> {
  const page = await openPage('/about')
  await page.user.keyboard('{Control>}k{/Control}')
  await until(dialog)
  dialog().getByRole('textbox').focus()
  return page
}

// SEARCH-PAGE-1
test('the dialog opens by a key, searches while typing, and arrow keys move through the results', async () => {
  const { user } = await openSearch()
  await user.keyboard('mornin')
  const found = await until(() => dialog().getByRole('link', { name: /A slow morning/ }))
  dialog().getByText(/results? for “mornin”/)
  const rows = dialog().getAllByRole('link')
  for (let pressed = 0; pressed <= rows.indexOf(found); pressed++) await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(found)
  await user.keyboard('{Enter}')
  await until(() =>
    expect(window.location.pathname).toBe('/blog/a-slow-morning-that-makes-the-whole-day-stronger'),
  )
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// SEARCH-START-2
test('before any input the newest items are offered, also by arrow keys', async () => {
  const { user } = await openSearch()
  const news = await until(() => dialog().getByRole('region', { name: 'New here' }))
  const rows = await until(() => within(news).getAllByRole('link'))
  expect(rows).toHaveLength(3)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rows[0])
  await user.keyboard('{Enter}')
  await until(() => expect(window.location.pathname).toMatch(/^\/recipes\/[\w-]+$/))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// SEARCH-PAGE-4
test('a search without results offers other words, new items and everything on the site', async () => {
  const { user } = await openSearch()
  await user.keyboard('zzxqw')
  await until(() => dialog().getByText('No results for “zzxqw”'))
  dialog().getByText('Check the spelling, or use fewer words.')
  const news = await until(() => dialog().getByRole('region', { name: 'New here' }))
  expect(within(news).getAllByRole('link')).toHaveLength(3)
  expect(dialog().getByRole('link', { name: 'See everything on the site' }).getAttribute('href')).toBe(
    '/sitemap',
  )
  const tried = await until(() => dialog().getByRole('region', { name: 'Try one of these' }))
  await user.click(within(tried).getAllByRole('button')[0] ?? tried)
  await until(() => dialog().getByText(/^\d+ results? for/))
  expect(dialog().queryByText('Check the spelling, or use fewer words.')).toBeNull()
})

const SEARCHES = /^\/api\/public\/search\?q=/

/** Returns the site's answer if that many items matched. */
function foundOf(total: number) {
  const results = Array.from({ length: Math.min(total, 50) }, (_, index) => ({
    type: 'article',
    id: index + 1,
    slug: `found-${index}`,
    url: `/blog/found-${index}`,
    title: `Found ${index}`,
    excerpt: '',
    highlight: '',
    category_name: null,
    featured_image_url: null,
    score: 1,
  }))
  return answer(200, { query: 'oats', total, results })
}

// SEARCH-PAGE-3
test.each(['dialog', 'page'])(
  'the %s reports loading, failure with a retry, and more than 50 results',
  async (where) => {
    const isPage = where === 'page'
    const { user } = isPage ? await openPage('/search') : await openSearch()
    const told = () => (isPage ? within(screen.getByRole('main')) : dialog())
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    fakeCalls(SEARCHES, async (...call) => {
      await held
      return noConnection(...call)
    })
    if (isPage) await user.type(told().getByRole('searchbox'), 'oats{Enter}')
    else await user.keyboard('oats')
    await until(() => told().getByText('Searching...', { selector: '[role=status]' }))
    letGo()
    const again = await until(() => told().getByRole('button', { name: 'Try again' }))
    told().getByText(/Search isn’t responding/)
    told().getByText(/Please check your connection and try again\./)
    fakeCalls(SEARCHES, async () => foundOf(53))
    await user.click(again)
    await until(() => told().getByText('53 results for “oats”', { selector: '[role=status]' }))
    if (isPage) told().getByText('These are the 50 best. One more word will narrow it down.')
    else told().getByRole('link', { name: 'See all results' })
  },
)
