import { describe, expect, test } from 'vitest'
import { describeStores, storeMaker } from '../../../../tests/support/databases.ts'
import { addArticle, addRecipe, at, FUTURE, NOW } from '../../../../tests/support/factories.ts'
import { queryTerms } from '../../../domain/text/search-terms.ts'
import type { Store } from '../database.ts'
import { deleteArticle, updateArticle } from '../items/articles.ts'
import { addDefaultCategories } from '../items/categories.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import { searchContent } from './search.ts'
import { findAnswers, findsNothing } from './search-answers.ts'
import { writeSearchDocument } from './search-index.ts'

async function find(db: Store, query: string): Promise<string[]> {
  const { results } = await searchContent(db, queryTerms(query), { now: NOW, limit: 50 })
  return results.map(({ slug }) => slug)
}

describeStores((makeStore) => {
  describe('searchContent', () => {
    // SEARCH-MATCH-1, SEARCH-MATCH-2
    test('finds words by stem and by prefix in every part, best first', async () => {
      const { db } = await makeStore()
      await addDefaultCategories(db)
      for (let count = 0; count < 8; count++)
        await addArticle(db, { content: 'Something about something else.' })
      await addArticle(db, { slug: 'body', title: 'Quiet', content: 'We go running at dawn.' })
      await addArticle(db, { slug: 'title', title: 'A run before breakfast', content: 'Nothing else.' })
      await addRecipe(db, {
        slug: 'bowl',
        title: 'Bowl',
        ingredients: [{ amount: '1', unit: 'cup', ingredient: 'blueberries' }],
        dietary_tags: ['gluten-free'],
        category_id: 1,
      })
      expect(await find(db, 'running')).toEqual(['title', 'body'])
      expect(await find(db, 'blueb')).toEqual(['bowl'])
      expect(await find(db, 'gluten')).toEqual(['bowl'])
      expect(await find(db, 'nutrition')).toEqual(['bowl'])
      expect(await find(db, 'run dawn')).toEqual(['body', 'title'])
      expect(await find(db, 'unicorn')).toEqual([])
      await addRecipe(db, { slug: 'pizza', title: 'Zucchini pizza à la Zoë' })
      for (const query of ['zucchini', 'pizz', 'zoe', 'Zoë']) expect(await find(db, query)).toEqual(['pizza'])
    })

    test('finds keywords, also in rows indexed before keywords were', async () => {
      const store = await makeStore()
      const { db } = store
      const { id } = await addArticle(db, { slug: 'oats', title: 'Oats', meta_keywords: ['oatmeal'] })
      expect(await find(db, 'oatmeal')).toEqual(['oats'])
      const texts = { title: 'Oats', labels: [], summary: '', ingredients: [], body: '', passage: '' }
      const forgetKeywords = () => writeSearchDocument(db, 'article', id, texts)
      await forgetKeywords()
      expect(await find(db, 'oatmeal')).toEqual([])
      await db
        .withTables<{ kysely_migration: { name: string } }>()
        .deleteFrom('kysely_migration')
        .where('name', '>=', '190')
        .execute()
      const steps = Object.fromEntries(Object.entries(MIGRATIONS).filter(([step]) => step < '191'))
      await migrate(store, steps)
      expect(await find(db, 'oatmeal')).toEqual(['oats'])
      // Killed after the migrations and before the index was built: the next start builds it, once.
      await forgetKeywords()
      await db.insertInto('secrets').values({ name: 'search-index-stale', value: '190' }).execute()
      await migrate(store, steps)
      expect(await find(db, 'oatmeal')).toEqual(['oats'])
      await forgetKeywords()
      await migrate(store, steps)
      expect(await find(db, 'oatmeal')).toEqual([])
    })

    // SEARCH-MATCH-1
    test('finds letters like œ and ß by their plain spelling, also in an older index', async () => {
      const store = await makeStore()
      const { db } = store
      const { id } = await addArticle(db, { slug: 'street', title: 'Œufs von der Straße' })
      const queries = ['strasse', 'stras', 'Straße', 'oeufs', 'œufs']
      for (const query of queries) expect(await find(db, query)).toEqual(['street'])
      const texts = { title: 'Old', labels: [], summary: '', ingredients: [], body: '', passage: '' }
      await writeSearchDocument(db, 'article', id, texts)
      await db
        .withTables<{ kysely_migration: { name: string } }>()
        .deleteFrom('kysely_migration')
        .where('name', '=', '310-folded-letters')
        .execute()
      await db
        .withTables<{ additive_steps: { name: string } }>()
        .deleteFrom('additive_steps')
        .where('name', '=', '310-folded-letters')
        .execute()
      await migrate(store)
      for (const query of queries) expect(await find(db, query)).toEqual(['street'])
    })

    // SEARCH-RANK-1
    test('ranks items with all words first, then by number and place of the matches', async () => {
      const { db } = await makeStore()
      const add = (slug: string, title: string, content = 'Nothing else.') =>
        addArticle(db, { slug, title, content })
      await add('one', 'Dinner for one')
      await add('all', 'Plain', 'A quick word about vegetarian food at dinner.')
      await add('two-titles', 'Quick dinner')
      await add('two-bodies', 'Plain', 'Be quick at dinner.')
      await add('none', 'Breakfast')
      expect(await find(db, 'quick vegetarian dinner')).toEqual(['all', 'two-titles', 'two-bodies', 'one'])
      expect(await find(db, 'the dinner of a unicorn')).toEqual(await find(db, 'dinner'))
    })

    test('ranks the newest first among equally good matches', async () => {
      const { db } = await makeStore()
      for (let count = 0; count < 60; count++) await addArticle(db, { title: 'Oats', slug: `oats-${count}` })
      await addArticle(db, { title: 'Rest', content: 'Oats, oats.', slug: 'rest' })
      const found = await find(db, 'oats')
      expect([found.length, found.includes('rest')]).toEqual([50, false])
    })

    // SEARCH-RANK-2
    test('tolerates one wrong letter in a long word without exact matches', async () => {
      const { db } = await makeStore()
      await addArticle(db, { slug: 'stew', title: 'Chickpea stew' })
      await addArticle(db, { slug: 'oats', title: 'Oats' })
      for (const query of ['chikpea', 'chickpeaz', 'hcickpea', 'chikpea stew']) {
        expect(await find(db, query), query).toEqual(['stew'])
      }
      expect(await find(db, 'oars')).toEqual([])
      await addArticle(db, { slug: 'chikpea', title: 'Chikpea' })
      expect(await find(db, 'chikpea')).toEqual(['chikpea'])
      const { terms, total } = await searchContent(db, queryTerms('stwe chickpaes'), { now: NOW, limit: 5 })
      expect([terms.map(({ text }) => text), total]).toEqual([['stwe', 'chickpeas'], 1])
    })

    test('finds only visible items, and none by former words', async () => {
      const { db } = await makeStore()
      await addArticle(db, { title: 'Kettlebell', status: 'draft' })
      await addArticle(db, { title: 'Kettlebell', published_at: FUTURE })
      const { id } = await addArticle(db, { title: 'Kettlebell', slug: 'k' })
      expect(await find(db, 'kettlebell')).toEqual(['k'])
      await updateArticle(db, id, { title: 'Rope' }, at())
      expect(await find(db, 'kettlebell')).toEqual([])
      expect(await find(db, 'rope')).toEqual(['k'])
      await deleteArticle(db, id, at())
      expect(await find(db, 'rope')).toEqual([])
    })

    // SEARCH-API-1
    test('total counts all matches, regardless of the limit', async () => {
      const { db } = await makeStore()
      for (let count = 0; count < 4; count++) await addArticle(db, { title: 'Oats' })
      const answer = await searchContent(db, queryTerms('oats'), { now: NOW, limit: 3 })
      expect([answer.total, answer.results.length]).toEqual([4, 3])
    })
  })

  describe('findAnswers', () => {
    test('returns for each search the items with all its words, best match first', async () => {
      const { db } = await makeStore()
      const titled = await addArticle(db, { title: 'Plum tart' })
      await addArticle(db, { title: 'Fruit', content: 'A plum tart, and quince.' })
      const tagged = await addRecipe(db, { title: 'Pudding', meta_keywords: ['Semolina'] })
      await addArticle(db, { title: 'Medlars', status: 'draft' })
      const searches = ['the plum tarts', 'plum medlars', 'semolina', '', 'medlars', 'plumm']
      expect(await findAnswers(db, searches.map(queryTerms), NOW)).toEqual([
        expect.objectContaining({ type: 'article', id: titled.id, title: 'Plum tart' }),
        null,
        { type: 'recipe', id: tagged.id, title: 'Pudding', keywords: ['Semolina'] },
        ...[null, null, null],
      ])
      expect(await findAnswers(db, [], NOW)).toEqual([])
    })
  })

  test('findsNothing agrees with searchContent for each search, typos included', async () => {
    const { db } = await makeStore()
    await addArticle(db, { title: 'Plum tart' })
    await addArticle(db, { title: 'Medlars', status: 'draft' })
    const searches = [
      'plum',
      'plum medlars',
      'the medlars',
      'medlers',
      'tarts',
      'plumb tarte',
      'plumz',
      'quince',
      '',
    ]
    const terms = searches.map(queryTerms)
    const found = await Promise.all(terms.map((one) => searchContent(db, one, { now: NOW, limit: 1 })))
    const expected = found.map(({ total }) => total === 0)
    expect(expected).toContain(true)
    expect(expected).toContain(false)
    expect(await findsNothing(db, terms, NOW)).toEqual(expected)
    expect(await findsNothing(db, [], NOW)).toEqual([])
  })

  test.each([
    ['findAnswers', findAnswers],
    ['findsNothing', findsNothing],
  ] as const)('%s runs as many statements for fifty searches as for one', async (_name, ask) => {
    const statements: string[] = []
    const { db } = await makeStore()
    const counted = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(queryId.queryId)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await addArticle(db, { title: 'Plum tart' })
    const countFor = async (searches: readonly string[]) => {
      statements.length = 0
      await ask(counted, searches.map(queryTerms), NOW)
      return statements.length
    }
    const many = Array.from({ length: 50 }, (_, at) => `plum${'abcdefghij'[at % 10]} tart ${at}`)
    const forOne = await countFor(['plum'])
    expect(forOne).toBeGreaterThan(0)
    expect(await countFor(['plum', ...many])).toBe(forOne)
  })
})

test('both databases find the same items', async () => {
  const words = ['running', 'runs', 'café', 'Привет', 'mornings', 'oat-milk', 'naïve', '2025', 'u', 'swim']
  const found = []
  for (const kind of ['sqlite', 'postgres'] as const) {
    const { db } = await storeMaker(kind)()
    for (const [index, word] of words.entries())
      await addArticle(db, {
        slug: `about-${index}`,
        title: `About ${word} and ${words[(index * 3) % words.length]}`,
        content: words.slice(index).join(' '),
      })
    const answers: string[][] = []
    for (const query of [...words, 'run', 'caf', 'при', 'morn oat', 's', 'w', "' OR 1=1 --"])
      answers.push((await find(db, query)).sort())
    found.push(answers)
  }
  expect(found[0]).toEqual(found[1])
})
