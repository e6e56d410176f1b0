import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../tests/support/ask-site.ts'
import { fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

/** Opens the first version of an article saved twice. */
async function openFirstVersion() {
  const { id } = await makeItem('articles', { content: 'First.' })
  await askAdmin('PUT', `/articles/${id}`, { content: 'Second.' })
  const { user } = await openAdminPage(`/admin/articles/edit/${id}`)
  await user.click(await until(() => screen.getByRole('button', { name: /^History/ })))
  await user.click(await until(() => screen.getByRole('button', { name: /^View the version of/ })))
  const sheet = within(await until(() => screen.getByRole('dialog', { name: /^Version of/ })))
  await until(() => sheet.getByText('First.'))
  return { id, user, sheet }
}

// EDIT-HISTORY-2
test('a restored version is announced to other tabs', async () => {
  const { id, user, sheet } = await openFirstVersion()
  const heard: unknown[] = []
  const channel = new BroadcastChannel('saved-items')
  channel.addEventListener('message', ({ data }) => heard.push(data))
  try {
    await user.click(sheet.getByRole('button', { name: 'Restore this version' }))
    await until(() => screen.getByText('This version is back'))
    const { article } = await askAdmin('GET', `/articles/${id}`)
    expect(article.content).toBe('First.')
    await until(() =>
      expect(heard).toContainEqual({ plural: 'articles', id, updated_at: article.updated_at }),
    )
  } finally {
    channel.close()
  }
})

// API-CLIENT-2
test('a restore that fails without network says what to check', async () => {
  const { user, sheet } = await openFirstVersion()
  fakeCalls(/\/restore$/, async () => {
    throw new TypeError('Failed to fetch')
  })
  await user.click(sheet.getByRole('button', { name: 'Restore this version' }))
  await until(() => screen.getByText('We couldn’t restore this version'))
  screen.getByText('Please check your connection and try again.')
})
