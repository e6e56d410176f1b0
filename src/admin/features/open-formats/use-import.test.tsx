import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { makeWxr } from '../../../../tests/support/import-files.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'
import { useImport } from './use-import.ts'

// IMPORT-PLAN-3
test('an import started before the latest plan arrived runs the plan that is shown', async () => {
  const own = unique('shown').replaceAll(/[^a-z0-9]+/g, '')
  // Only the page's address and its device's session are needed.
  await openAdminPage('/admin/import')
  const client = new QueryClient()
  const { result } = renderHook(useImport, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const text = makeWxr([{ title: `Walk ${own}`, slug: `walk-${own}`, content: 'Walk.' }])
  act(() => result.current.take(new File([text], 'old-site.xml', { type: 'text/xml' })))
  await until(() => expect(result.current.shownPlan?.items).toHaveLength(1))
  act(() => result.current.decide({ as_drafts: true }))
  expect(result.current.choices.as_drafts).toBe(true)
  act(() => {
    result.current.start()
  })
  await until(() => expect(result.current.run.data?.items).toMatchObject([{ outcome: 'created' }]))
  await until(() => expect(result.current.plan.isPending).toBe(false))
  const { articles } = await askAdmin('GET', `/articles?q=${own}`)
  expect(articles).toMatchObject([{ slug: `walk-${own}`, status: 'published' }])
  await askAdmin('DELETE', `/articles/${articles[0].id}`)
})
