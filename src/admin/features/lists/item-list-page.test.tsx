import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askAdmin, askSite, makeItem } from '../../../../tests/support/ask-site.ts'
import { fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const address = () => location.pathname + location.search
/** A word that the search treats as a single one. */
const uniqueWord = (word: string) => unique(word).replaceAll(/[ -]/g, '')

// ADMIN-LIST-1
test('the search is in the address, updates the counts, and is restored with the list', async () => {
  const word = uniqueWord('Zebra')
  const { title, id } = await makeItem('recipes', { description: `With ${word} and salt` })
  const { user } = await openAdminPage('/admin/recipes')
  await user.type(await until(searchBox), word.toUpperCase())
  await until(() => screen.getByText(/^1 of \d+ recipes$/))
  expect(address()).toBe(`/admin/recipes?q=${word.toUpperCase()}`)
  const [card, ...others] = rows('Recipes')
  expect(others).toEqual([])
  for (const words of [
    'Draft',
    'Easy',
    title,
    `With ${word} and salt`,
    '15 min prep',
    '4 servings',
    '0.0/5 (0 reviews)',
  ])
    expect(card?.textContent).toContain(words)
  await user.click(screen.getByRole('link', { name: `Edit ${title}` }))
  await until(() => expect(address()).toBe(`/admin/recipes/edit/${id}`))
  history.back()
  await until(() => expect(searchBox().value).toBe(word.toUpperCase()))
  await until(() => expect(rows('Recipes')).toHaveLength(1))
  await user.click(button('Clear search'))
  await until(() => expect(address()).toBe('/admin/recipes'))
})

// ADMIN-LIST-2
test('an empty result says so and links back to everything', async () => {
  const { user } = await openAdminPage('/admin/recipes?q=qqqqqqqq')
  await until(() => screen.getByText('No recipes found'))
  screen.getByText('Try adjusting your search terms')
  await until(() => screen.getByText(/^0 of [1-9]\d* recipes$/))
  await user.click(button('Show all recipes'))
  await until(() => rows('Recipes'))
  expect(searchBox().value).toBe('')
})

test('a status filters the list', async () => {
  const { title } = await makeItem('articles', { status: 'archived' })
  const { user } = await openAdminPage('/admin/articles')
  await user.click(await until(() => button(/^Archived \d+/)))
  await until(() => screen.getByRole('link', { name: title }))
  expect(address()).toBe('/admin/articles?status=archived')
  expect(button(/^Archived/).getAttribute('aria-pressed')).toBe('true')
  await until(() =>
    expect(within(screen.getByRole('list', { name: 'Articles' })).queryByText('Published')).toBeNull(),
  )
})

test('shows more when asked', async () => {
  const word = uniqueWord('Long list')
  await Promise.all(Array.from({ length: 31 }, () => makeItem('articles', { excerpt: word })))
  const { user } = await openAdminPage(`/admin/articles?q=${word}`)
  await until(() => expect(rows('Articles')).toHaveLength(30))
  await user.click(button('Show more'))
  await until(() => expect(rows('Articles')).toHaveLength(31))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a status chosen right before typing is kept', async () => {
  const { user } = await openAdminPage('/admin/articles')
  await user.click(await until(() => button(/^Archived/)))
  await user.type(searchBox(), 'late')
  await until(() => expect(address()).toBe('/admin/articles?status=archived&q=late'))
})

// ADMIN-DELETE-3
test('a failed deletion is reported and can be repeated', async () => {
  const { title } = await makeItem('recipes')
  const { user } = await openAdminPage(`/admin/recipes?q=${encodeURIComponent(title)}`)
  const mend = fakeCalls(/^\/api\/admin\/recipes\/\d+$/, noConnection)
  await user.click(await until(() => button(`Delete ${title}`)))
  const question = within(screen.getByRole('dialog', { name: 'Delete this recipe?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await until(() => within(screen.getByRole('alert')).getByText('Error deleting recipe'))
  mend()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await until(() => screen.getByText('Recipe deleted successfully'))
  await until(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
})

// ADMIN-DELETE-2
test('a deletion is undone from its toast, and the item returns to its place', async () => {
  const word = uniqueWord('Regretted')
  const fields = { status: 'published', content: 'Words.', excerpt: word }
  await makeItem('articles', fields)
  const { title, slug } = await makeItem('articles', fields)
  await makeItem('articles', fields)
  const { user } = await openAdminPage(`/admin/articles?q=${word}`)
  const titles = () => rows('Articles').map(({ textContent }) => textContent)
  await until(() => expect(titles()).toHaveLength(3))
  const before = titles()
  await user.click(button(`Delete ${title}`))
  const question = screen.getByRole('dialog', { name: 'Delete this article?' })
  expect(question.textContent).toContain('stays there for 30 days')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  // While hovered, the message stays.
  await user.hover(await until(() => button('Undo')))
  await until(() => expect(titles()).toHaveLength(2))
  expect((await askSite(`/blog/${slug}`)).status).toBe(410)
  await user.click(button('Undo'))
  await until(() => screen.getByText('Article restored'))
  await until(() => expect(titles()).toEqual(before))
  expect((await askSite(`/blog/${slug}`)).status).toBe(200)
  expect((await askAdmin('GET', `/articles?q=${word}`)).total).toBe(3)
})

test('a link pressed right after typing navigates, even if its page loads late', async () => {
  await openAdminPage('/admin/articles')
  await until(() => rows('Articles'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Synchronously, then past the search's debounce delay, while the next page's code is not loaded yet.
  act(() => {
    fireEvent.change(searchBox(), { target: { value: 'walk' } })
  })
  act(() => {
    fireEvent.click(screen.getAllByRole('link', { name: 'Newsletter' })[0] ?? document.body)
  })
  act(() => {
    vi.advanceTimersByTime(500)
  })
  expect(address()).toBe('/admin/articles')
  vi.useRealTimers()
  await until(() => screen.getByRole('heading', { level: 1, name: 'Newsletter' }))
  expect(address()).toBe('/admin/issues')
})
