import { expect, onTestFinished, test } from 'vitest'
import type { PublicNote } from '../../src/domain/notes/note.ts'
import { openChance } from '../faults/chance.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'
import { importAll, planOf } from '../support/import-files.ts'
import { type ExpectedNote, makeWordPressTalk } from '../support/wordpress-talk.ts'

const COMMENTS = 2_000
/** Gives the same file in every run. */
const SEED = 20_260_301

/** Returns all notes that readers see under an item, page by page. */
async function readNotes(app: TestApp, path: string): Promise<ExpectedNote[]> {
  const { id } = (await app.server.inject(`/api/public/${path}`)).json()
  const address = `/api/public/${path.split('/')[0]}/${id}/notes`
  const notes: PublicNote[] = []
  for (let page = 1; ; page++) {
    const answer = (await app.server.inject(`${address}?sort=newest&page=${page}`)).json()
    notes.push(...answer.notes)
    if (notes.length >= answer.total) break
  }
  return notes.map(({ name, text, created_at, kind, rating, answer }) => ({
    name,
    text,
    created_at,
    kind: kind === 'cooked' ? kind : 'question',
    rating,
    answer: answer && { text: answer.text, answered_at: answer.answered_at },
  }))
}

describeStores((makeStore) => {
  // IMPORT-NOTE-1, IMPORT-NOTE-2
  test('an old blog’s 2,000 comments are imported to their texts if approved, without sending any letter', async () => {
    const talk = makeWordPressTalk(COMMENTS, openChance(SEED).next)
    const { databaseUrl } = await makeStore.place()
    const app = await openTestApp({ databaseUrl, now: '2026-03-04T12:00:00.000Z' })
    onTestFinished(() => app.close())
    const ask = await openAdminClient(app)
    const expected = [...talk.expected.values()].flat()
    for (const sort of ['pending', 'spam', 'trash', 'pingback'] as const)
      expect(talk.counts[sort]).toBeGreaterThan(30)
    expect(expected.filter(({ answer }) => answer).length).toBeGreaterThan(100)

    const plan = await planOf(ask, talk.file)
    expect(plan.comments).toBe(expected.length)
    const left = plan.items.flatMap(({ warnings }) =>
      warnings.flatMap(
        (warning) => /^(\d+) comments? that (?:was|were) never approved/.exec(warning)?.[1] ?? [],
      ),
    )
    expect(left.reduce((sum, count) => sum + Number(count), 0)).toBe(talk.counts.pending)

    const begun = performance.now()
    const result = await importAll(ask, talk.file, { fetch_pictures: false })
    const ms = Math.round(performance.now() - begun)
    console.info(`${expected.length} of ${COMMENTS} comments under 60 texts on ${makeStore.kind}: ${ms} ms`)
    expect(result.notes).toBe(expected.length)

    for (const [path, notes] of talk.expected) expect(await readNotes(app, path), path).toEqual(notes)
    for (const [slug, readers] of talk.votes) {
      const recipe = (await app.server.inject(`/api/public/recipes/${slug}`)).json()
      expect([slug, recipe.rating_count]).toEqual([slug, readers.size])
    }
    const { counts } = (await ask('GET', '/notes')).json()
    expect(counts).toMatchObject({ waiting: 0, published: expected.length, spam: 0 })
    const { db } = app.store
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const rows = await db.selectFrom('notes').select(['email', 'visitor', 'search_key']).execute()
    expect(JSON.stringify(rows)).not.toContain('@')

    expect((await importAll(ask, talk.file, { fetch_pictures: false })).notes).toBe(0)
  })
}, DATABASES_AT_LENGTH)
