import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import { findCard } from './find-card.ts'

/** A site on which nothing is visible any more. */
const EMPTY_SITE = {
  settings: async () => DEFAULT_SETTINGS,
  article: async () => ({ kind: 'gone' as const }),
  recipe: async () => ({ kind: 'moved' as const, slug: 'elsewhere' }),
}

test('what the public may not see has no card, the site always has one', async () => {
  expect(await findCard(EMPTY_SITE, 'articles', 1)).toBeNull()
  expect(await findCard(EMPTY_SITE, 'recipes', 1)).toBeNull()
  expect(await findCard(EMPTY_SITE, 'site', 0)).toMatchObject({
    kind: 'site',
    title: DEFAULT_SETTINGS.site_name,
  })
})
