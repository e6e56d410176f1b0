import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const list = (name: string) => within(screen.getByRole('list', { name }))
const tab = (name: string | RegExp) => screen.getByRole('tab', { name })
const region = (name: string) => screen.getByRole('region', { name })

// ADMIN-HOME-1
test('shows the counts and the ten most recently changed items', async () => {
  for (let made = 0; made < 3; made += 1) await makeItem('recipes')
  let told: { counts: { published: number }; total: number } | undefined
  fakeCalls(/^\/api\/admin\/articles\?/, async (_call, pass) => {
    const response = await pass()
    told = await response.clone().json()
    return response
  })
  const { user } = await openAdminPage('/admin')
  await until(() =>
    screen.getByRole('heading', { level: 1, name: /^(Good (morning|afternoon|evening)|Hello), Maya$/ }),
  )
  const stat = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
  await until(() => expect(stat('Total articles')).toBe(String(told?.total)))
  expect(stat('Published articles')).toBe(String(told?.counts.published))
  expect(list('Articles').getAllByRole('listitem')).toHaveLength(10)
  expect(list('Recipes').getAllByRole('listitem')).toHaveLength(10)
  expect(list('Recipes').getAllByText('Easy, 15 min prep, 4 servings')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: /^Show \d+ more articles$/ }))
  expect(document.activeElement?.closest('li')).toBe(list('Articles').getAllByRole('listitem')[3])
  await user.click(screen.getByRole('link', { name: `View All Articles (${told?.total})` }))
  await until(() => expect(document.title).toMatch(/^Articles \|/))
  expect(location.pathname).toBe('/admin/articles')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

// ADMIN-HOME-2, ADMIN-HOME-3
test('a draft is marked as unpublished and can be finished', async () => {
  const { title, id } = await makeItem('articles')
  const { user } = await openAdminPage('/admin')
  const edit = await until(() => list('Articles').getByRole('link', { name: `Edit ${title}` }))
  expect(edit.getAttribute('href')).toBe(`/admin/articles/edit/${id}`)
  expect(edit.closest('li')?.textContent).toMatch(/Draft.*Not published/)
  await until(() => screen.getByRole('link', { name: /^\d+ drafts?$|^Go on writing$/ }))
  await user.click(tab('Ideas and drafts'))
  within(region('Drafts to finish')).getByText(title)
  // The keys move from tab to tab, wrapping around; the list of articles is hidden meanwhile.
  expect(screen.queryByRole('list', { name: 'Articles' })).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Readers'))
  expect(tab('Readers').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{End}{ArrowRight}')
  expect(document.activeElement).toBe(tab('Articles and recipes'))
  list('Articles')
})

// ADMIN-HOME-2
test('the most urgent task is first, with one button', async () => {
  fakeCalls(/^\/api\/admin\/overview/, async (_call, pass) => {
    const overview = await (await pass()).json()
    return answer(200, {
      ...overview,
      messages: { ...overview.messages, unread: 1 },
      notes: { waiting: 2, spam: 0 },
    })
  })
  await openAdminPage('/admin')
  const task = within(await until(() => region('1 message waiting')))
  expect(task.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(
    '/admin/messages?state=unread',
  )
  expect(
    within(task.getByRole('list', { name: 'Then' }))
      .getByText('2 notes')
      .getAttribute('href'),
  ).toBe('/admin/notes')
})

// ADMIN-FAIL-1
test('reports what could not be loaded and offers a retry', async () => {
  const mend = fakeCalls(/^\/api\/admin\/overview/, async () => answer(503, { error: 'Not now' }))
  const { user } = await openAdminPage('/admin')
  await until(() => screen.getByText('We couldn’t load your drafts and messages.'))
  list('Recipes')
  mend()
  await user.click(within(region('At a glance')).getByRole('button', { name: 'Try again' }))
  await until(() => tab('Readers'))
})

// ADMIN-HOME-4
test('reports a mailbox problem while it lasts, and nothing else', async () => {
  const at = new Date().toISOString()
  let trouble: object | null = { reason: 'missing', said: '', since: at, tried_at: at }
  fakeCalls(/mail-check\/mailbox$/, async () => answer(200, { trouble }))
  const { user } = await openAdminPage('/admin')
  const wrong = await until(() => {
    const found = region('What went wrong')
    expect(found.textContent).toContain('Letters that come back aren’t seen')
    return found
  })
  expect(wrong.textContent).toContain('It began just now.')
  expect(wrong.children).toHaveLength(1)
  trouble = null
  await user.click(within(wrong).getByRole('link', { name: 'See what to do' }))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Mail' }))
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body)
  await until(() => region('This week'))
  await until(() => expect(region('What went wrong').children).toHaveLength(0))
})
