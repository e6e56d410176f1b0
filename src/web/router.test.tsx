import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, fakeCalls } from '../../tests/support/fake-calls.ts'
import { openPage, until } from '../../tests/support/open-page.tsx'

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })
const cardOf = (title: string) => main().getAllByRole('link', { name: title })[0] ?? document.body
const menu = () => within(screen.getAllByRole('navigation')[0] ?? document.body)
const LINES = 'Three lines before bed'

/** From the list of articles to one of them. */
async function followArticle(title: string) {
  const { user } = await openPage('/blog')
  return { user, follow: () => user.click(cardOf(title)) }
}

test('navigating from list to article and back updates title, address and focus', async () => {
  const { user } = await openPage('/')
  await user.click(screen.getByRole('link', { name: 'View All Posts' }))
  await until(() => heading('Small reads for stronger days'))
  expect(window.location.pathname).toBe('/blog')
  const title = 'Lift something heavy twice a week'
  await until(() => expect(main().queryAllByRole('link', { name: title })).not.toEqual([]))
  await user.click(cardOf(title))
  await until(() => heading(title))
  expect(document.title).toMatch(/Lift something heavy/)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
    /\/blog\/lift-something-heavy-twice-a-week$/,
  )
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await act(async () => window.history.back())
  await until(() => heading('Small reads for stronger days'))
})

// ART-CATEGORY-1
test('a category is a filter in the address and hides the featured block; All shows it again', async () => {
  const { user } = await openPage('/blog')
  const filter = (name: string) => screen.getByRole('button', { name })
  const featured = () =>
    main().queryByRole('link', { name: 'A slow morning that makes the whole day stronger' })
  await user.click(filter('Nutrition'))
  expect(window.location.search).toBe('?category=Nutrition')
  expect(filter('Nutrition').getAttribute('aria-pressed')).toBe('true')
  await until(() => main().getByRole('link', { name: 'Protein without the powder' }))
  expect(featured()).toBeNull()
  await user.click(filter('All'))
  await until(() => expect(featured()).not.toBeNull())
})

// PAGE-RENDER-2, ART-PAGE-4
test('the loading text shows while an article is loading', async () => {
  const { follow } = await followArticle(LINES)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  fakeCalls(/^\/api\/public\/articles\/three-lines/, async (_call, pass) => {
    await held
    return pass()
  })
  await follow()
  await until(() => screen.getByText('Loading article...'))
  letGo()
  await until(() => heading(LINES))
})

// PAGE-FAIL-1, PAGE-FAIL-2
test('an outage while navigating shows a message and a retry, never "not found"', async () => {
  const { user, follow } = await followArticle(LINES)
  const comeBack = fakeCalls(/^\/api\/public\/articles\/three-lines/, async () =>
    answer(503, { error: 'Back soon' }),
  )
  await follow()
  const again = await until(() => screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('Article Not Found')).toBeNull()
  comeBack()
  await user.click(again)
  await until(() => heading(LINES))
})

test('of two navigations the later one is shown', async () => {
  const { user } = await openPage('/')
  const { matchRoute } = await import('./routes/match-route.ts')
  const { route } = matchRoute('/about')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const load = route.module
  vi.spyOn(route, 'module').mockImplementation(async () => {
    await held
    return load()
  })
  const progress = () => screen.queryByRole('progressbar', { name: 'Loading page' })
  await user.click(menu().getByRole('link', { name: 'About' }))
  expect(progress()).not.toBeNull()
  expect(window.location.pathname).toBe('/')
  await user.click(menu().getByRole('link', { name: 'Recipes' }))
  await until(() => heading('Food that loves you back'))
  await act(async () => {
    letGo()
    await load()
  })
  expect(window.location.pathname).toBe('/recipes')
  heading('Food that loves you back')
  expect(progress()).toBeNull()
})

// ART-INDEX-2
test('cards added by "Show more" are still there after going back', async () => {
  const { user } = await openPage('/')
  let first: { id: number; title: string }[] = []
  // The sample content fills one page of cards; this adds one card on a second.
  fakeCalls(/^\/api\/public\/recipes\?.*limit=24/, async ({ path }, pass) => {
    const items = await (await pass()).json()
    const isSecond = path.includes('page=2')
    if (!isSecond) first = items
    const [like] = first
    const shown = isSecond ? [{ ...like, id: 999, title: 'One more bowl' }] : items
    return Response.json(shown, { headers: { 'x-total-count': '25' } })
  })
  const added = () => screen.queryByRole('link', { name: 'One more bowl' })
  await user.click(menu().getByRole('link', { name: 'Recipes' }))
  const more = await until(() => screen.getByRole('link', { name: 'Show more' }))
  expect(more.getAttribute('href')).toBe('/recipes?page=2')
  expect(added()).toBeNull()
  await user.click(more)
  await until(() => expect(added()).not.toBeNull())
  await user.click(menu().getByRole('link', { name: 'Home' }))
  await until(() => screen.getByRole('link', { name: 'View All Posts' }))
  expect(added()).toBeNull()
  await act(async () => window.history.back())
  await until(() => expect(added()).not.toBeNull())
})
