import { expect, test } from 'vitest'
import { isPrivateAddress } from '../../domain/offline/offline-copies.ts'
import { siteRoutes } from '../routes/routes.tsx'

// OFF-COPY-2
test('the service worker treats exactly the pages with a secret link as private', () => {
  const named = siteRoutes.filter(({ path }) => path !== '*')
  expect(named.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(2)
  for (const { path, isPrivate = false } of named) {
    expect(isPrivateAddress(new URL(path, 'https://example.com')), path).toBe(isPrivate)
  }
})
