import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const WIDE = { width: 1440 }
const FOLDED = ['How it looks on Google', 'How it looks when shared', 'Preview', 'History']

const rail = () => within(screen.getByRole('complementary', { name: 'About this page' }))
const fold = (name: string) => rail().getByRole('button', { name })
const isOpen = (name: string) => fold(name).getAttribute('aria-expanded') === 'true'

// EDIT-PANEL-1
test.each([
  ['the text', 'articles'],
  ['a recipe’s basics', 'recipes'],
] as const)(
  'beside %s are proof-reader, picture and settings; other panels are folded and remember being opened',
  async (_, plural) => {
    const { id } = await makeItem(plural)
    const open = async () => {
      const page = await openAdminPage(`/admin/${plural}/edit/${id}`, WIDE)
      await until(() => fold('History'))
      return page
    }
    const { user } = await open()
    for (const name of ['Proof-reader', 'Featured image', 'Settings']) {
      const panel = rail().getByRole('region', { name: new RegExp(`^${name}`) })
      expect(panel.closest('[hidden]'), name).toBeNull()
    }
    expect(FOLDED.filter(isOpen)).toEqual([])
    for (const name of FOLDED)
      expect(document.getElementById(fold(name).getAttribute('aria-controls') ?? '')?.hidden).toBe(true)
    await user.click(fold('How it looks on Google'))
    await user.click(fold('History'))
    await open()
    expect(FOLDED.filter(isOpen)).toEqual(['How it looks on Google', 'History'])
    expect(document.getElementById(fold('History').getAttribute('aria-controls') ?? '')?.hidden).toBe(false)
  },
)

// EDIT-FORMAT-11
test('Enter and Tab move from the title to the text, Shift+Tab back over tools, excerpt and address', async () => {
  const { id } = await makeItem('articles', { content: 'Put your feet up.' })
  const { user } = await openAdminPage(`/admin/articles/edit/${id}`, WIDE)
  const text = () => screen.getByRole('textbox', { name: 'Article text' })
  await until(() => expect(text().textContent).toContain('Put your feet up.'))
  const title = screen.getByRole('textbox', { name: 'Title' })
  const focused = () => document.activeElement
  for (const key of ['{Enter}', '{Tab}']) {
    title.focus()
    await user.keyboard(key)
    expect(focused(), key).toBe(text())
  }
  const passed: (Element | null)[] = []
  while (focused() !== title && passed.length < 60) {
    await user.tab({ shift: true })
    passed.push(focused())
  }
  const at = (element: Element) => passed.indexOf(element)
  const tools = screen.getByRole('toolbar', { name: 'Formatting' })
  const tool = passed.findIndex((element) => tools.contains(element))
  const excerpt = at(screen.getByRole('textbox', { name: /^Excerpt/ }))
  const address = at(screen.getByRole('button', { name: 'Edit address' }))
  expect([tool, excerpt, address].every((place) => place >= 0)).toBe(true)
  expect([tool, excerpt, address]).toEqual([tool, excerpt, address].toSorted((a, b) => a - b))
  expect(focused()).toBe(title)
})
