import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, FUTURE, NOW } from '../../../../tests/support/factories.ts'
import { findImports, rememberImport } from './imports.ts'
import { addOldPath, findOldPath } from './redirects.ts'

describeStores((makeStore) => {
  test('an origin is recorded once, with its latest import', async () => {
    const { db } = await makeStore()
    const row = { origin: 'ghost:1', kind: 'article', target: '1', hash: 'a', at: NOW } as const
    await rememberImport(db, row)
    await rememberImport(db, { ...row, target: '2', hash: 'b' })
    const many = Array.from({ length: 1_200 }, (_, index) => `ghost:${index}`)
    expect([...(await findImports(db, many)).values()]).toEqual([{ ...row, target: '2', hash: 'b' }])
  })

  test('an old path redirects to the item’s present address once it is visible', async () => {
    const { db } = await makeStore()
    const article = await addArticle(db, { slug: 'now-here' })
    const later = await addArticle(db, { published_at: FUTURE })
    await addOldPath(db, '/2023/a', 'article', article.id)
    await addOldPath(db, '/2023/b', 'article', later.id)
    expect(await findOldPath(db, '/2023/a', NOW)).toBe('/blog/now-here')
    expect(await findOldPath(db, '/2023/b', NOW)).toBeNull()
    expect(await findOldPath(db, '/2023/c', NOW)).toBeNull()
    await addOldPath(db, '/2023/b', 'article', article.id)
    expect(await findOldPath(db, '/2023/b', NOW)).toBe('/blog/now-here')
  })
})
