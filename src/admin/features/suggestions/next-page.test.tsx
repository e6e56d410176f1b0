import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addStatistics } from '../../../../tests/support/add-statistics.ts'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { DAY } from '../../../domain/time/durations.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** Records what three visitors each searched for without results. */
function searchInVain(searches: [subject: string, times: number, daysAgo: number][]): Promise<void> {
  return addStatistics(
    searches.map(([subject, times, days]) => ({
      kind: 'search' as const,
      subject,
      times,
      day: daysAgo(days).slice(0, 10),
      visitors: ['a', 'b', 'c'],
      detail: '0',
    })),
  )
}

const ideas = () => within(screen.getByRole('list', { name: 'Ideas' }))
const findIdea = (title: RegExp) => ideas().queryByRole('heading', { name: title })?.closest('li') ?? null
const idea = (title: RegExp) => within(findIdea(title) ?? document.body)
const [PERIMENOPAUSE, TINNITUS, KOHLRABI] = [/perimenopause/i, /tinnitus/i, /kohlrabi/i]
const openIdeas = () => openAdminPage('/admin/next')

// IDEA-PAGE-1
test('an idea becomes a draft, is postponed, dismissed and restored, and later reports its effect', async () => {
  await searchInVain([
    ['perimenopause', 14, 52],
    ['kohlrabi', 9, 2],
    ['tinnitus', 6, 2],
  ])
  const begin = await openIdeas()
  await until(() => expect(findIdea(PERIMENOPAUSE)).not.toBeNull())
  expect(findIdea(PERIMENOPAUSE)?.textContent).toContain('14 searches for “perimenopause” found nothing')

  // Started: the editor opens with the title, and the idea's evidence is beside it.
  await begin.user.click(idea(PERIMENOPAUSE).getByRole('button', { name: /^Start a draft/ }))
  await until(() => expect(window.location.pathname).toMatch(/^\/admin\/articles\/edit\/\d+$/))
  const title = await until(() => screen.getByLabelText<HTMLInputElement>('Title'))
  expect(title.value).toBe('Perimenopause')
  const note = await until(() => screen.getByRole('region', { name: 'Why you are writing this' }))
  expect(note.textContent).toContain('14 searches')
  const id = window.location.pathname.split('/').at(-1)

  // Later, not for me, and reopened.
  const { user } = await openIdeas()
  await until(() => expect(findIdea(TINNITUS)).not.toBeNull())
  expect(findIdea(PERIMENOPAUSE)).toBeNull()
  expect(idea(TINNITUS).queryByRole('button', { name: /^Later/ })).toBeNull()
  await user.click(idea(TINNITUS).getByRole('button', { name: /^What else/ }))
  await user.click(idea(TINNITUS).getByRole('button', { name: /^Later/ }))
  await until(() => expect(findIdea(TINNITUS)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Ideas' }))
  await user.click(await until(() => screen.getByRole('button', { name: 'Undo' })))
  await until(() => expect(findIdea(TINNITUS)).not.toBeNull())
  await user.click(idea(KOHLRABI).getByRole('button', { name: /^What else/ }))
  await user.click(idea(KOHLRABI).getByRole('button', { name: /^Not for me/ }))
  await until(() => expect(findIdea(KOHLRABI)).toBeNull())

  const again = await openIdeas()
  await until(() => expect(findIdea(TINNITUS)).not.toBeNull())
  expect(findIdea(KOHLRABI)).toBeNull()
  await again.user.click(screen.getByRole('button', { name: /^\d+ put aside$/ }))
  await again.user.click(screen.getByRole('button', { name: /^Bring back.*kohlrabi/i }))
  await until(() => expect(findIdea(KOHLRABI)).not.toBeNull())

  // Published six weeks ago: its outcome.
  await askAdmin('PUT', `/articles/${id}`, {
    content: 'What helps.',
    status: 'published',
    published_at: daysAgo(43),
  })
  await openIdeas()
  const helped = await until(() => screen.getByRole('region', { name: 'Did it help?' }))
  expect(helped.textContent).toContain('Searches for “perimenopause” that find nothing')
  within(helped).getByRole('img', { name: '14 before, 0 after' })
})
