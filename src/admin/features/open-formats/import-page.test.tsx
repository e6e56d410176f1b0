import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { makeWxr } from '../../../../tests/support/import-files.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string) => screen.getByRole('button', { name })
const item = (name: string) => screen.getByRole('listitem', { name })
const fetching = () => screen.getByRole<HTMLInputElement>('switch', { name: /Fetch the picture/ })

async function choose(name: string, text: string): Promise<void> {
  await until(() => screen.getByText('Choose a file or drop it here'))
  const input = document.querySelector('input[type=file]') ?? document.body
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/xml' })] } })
}

// IMPORT-PLAN-1
test('a WordPress site is previewed, decided on and imported', async () => {
  const own = unique('own').replaceAll(/[^a-z0-9]+/g, '')
  await askAdmin('POST', '/articles', { title: `Mine ${own}`, slug: `walk-${own}`, content: 'Mine.' })
  const file = makeWxr([
    { title: `Walk ${own}`, slug: `walk-${own}`, content: '<p>Theirs.</p>[gallery]' },
    {
      title: `Rest ${own}`,
      slug: `rest-${own}`,
      content: '<p>Rest.</p><img src="https://old.example.com/a.jpg">',
    },
    { title: `Stretch ${own}`, slug: `stretch-${own}`, status: 'draft', content: 'Stretch.' },
  ])
  const { user } = await openAdminPage('/admin/backups')
  await user.click((await until(() => screen.getAllByRole('link', { name: 'Import' })))[0] ?? document.body)
  await choose('old-site.xml', file)
  await until(() => screen.getByText('2 come in, 1 stays out.'))
  expect(item(`Walk ${own}`).textContent).toContain(`Your “Mine ${own}” has the same address and stays.`)
  expect(fetching().checked).toBe(true)
  await user.click(fetching())
  expect(fetching().checked).toBe(false)
  await user.selectOptions(screen.getByLabelText(`Your decision for Walk ${own}`), 'Have both')
  await until(() => screen.getByText('3 come in.'))
  expect(item(`Walk ${own}`).textContent).toContain(`/blog/walk-${own}-2`)
  expect(item(`Walk ${own}`).textContent).toContain('[gallery]')
  await user.click(button('Import now'))
  await until(() => screen.getByText('The import is done'))
  // It can still be fetched, from here or when the coach returns.
  const outside = await until(() => screen.getByRole('region', { name: 'Pictures still at other sites' }))
  within(outside).getByRole('button', { name: new RegExp(`^Fetch 1 picture ?of Rest ${own}$`) })
  const texts = within(screen.getByRole('list', { name: 'Texts brought in' }))
  const { articles } = await askAdmin('GET', `/articles?q=${own}`)
  const rest = articles.find(({ slug }: { slug: string }) => slug === `rest-${own}`)
  expect(texts.getByRole('link', { name: `Rest ${own}` }).getAttribute('href')).toBe(
    `/admin/articles/edit/${rest.id}`,
  )

  const again = await openAdminPage('/admin/import')
  await choose('old-site.xml', file)
  await until(() => screen.getByText('1 changes yours, 2 stay out.'))
  expect(button('Import now')).toHaveProperty('disabled', false)
  await again.user.click(fetching())
  await until(() => screen.getByText('3 stay out.'))
  expect(item(`Rest ${own}`).textContent).toContain('can still be fetched')
  expect(button('Nothing to import')).toHaveProperty('disabled', true)
  await askAdmin('DELETE', `/articles/${rest.id}`)
})

// IMPORT-PLAN-3
test('a decision without a successful preview is not applied: the import runs what is shown', async () => {
  const own = unique('seen').replaceAll(/[^a-z0-9]+/g, '')
  const { user } = await openAdminPage('/admin/import')
  const picture = '<p>Walk.</p><img src="https://old.example.com/a.jpg">'
  await choose('old-site.xml', makeWxr([{ title: `Walk ${own}`, slug: `walk-${own}`, content: picture }]))
  await until(() => screen.getByText('1 comes in.'))
  const mend = fakeCalls(/\/imports\/plan$/, async () => answer(503, { error: 'Not now' }))
  await user.click(fetching())
  await until(() => screen.getByText('Your last choice wasn’t applied'))
  expect(fetching().checked).toBe(true)
  screen.getByText('1 comes in.')
  mend()
  await user.click(fetching())
  await until(() => expect(screen.queryByText('Your last choice wasn’t applied')).toBeNull())
  expect(fetching().checked).toBe(false)
})

test('an unsupported file is reported, and another can be chosen', async () => {
  const { user } = await openAdminPage('/admin/import')
  await choose('letter.txt', 'Dear reader')
  await until(() =>
    expect(screen.getByText(/^This file can’t be imported/).closest('[role=alert]')).not.toBeNull(),
  )
  await user.click(button('Another file'))
  expect(screen.queryByText(/^This file can’t be imported/)).toBeNull()
  screen.getByText('Choose a file or drop it here')
})
