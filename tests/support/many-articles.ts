import { articleCreateSchema } from '../../src/domain/content/article.ts'
import { DAY } from '../../src/domain/time/durations.ts'
import type { Store } from '../../src/server/store/database.ts'
import { createArticle } from '../../src/server/store/items/articles.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'

const BATCH = 500

/** Fills a store with plain published articles, all older than a year, so that the sample's remain the newest. */
export async function addArticles(db: Store, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    await inTransaction(db, async (transaction) => {
      for (let number = start; number < Math.min(count, start + BATCH); number++)
        await addArticle(transaction, number)
    })
  }
}

/** Adds an article with a workout that starts at once and runs until it is ended manually. */
export async function addWorkoutArticle(db: Store): Promise<void> {
  const now = new Date().toISOString()
  const input = articleCreateSchema.parse({
    title: 'A workout to watch',
    slug: 'a-workout-to-watch',
    excerpt: 'One move, over and over.',
    content: '```workout\ntitle: One move\nmoves:\n  - name: Squat\n    amount: 10 times\n```',
    status: 'published',
    published_at: now,
  })
  await createArticle(db, input, { now, actor: SYSTEM_ACTOR })
}

async function addArticle(db: Store, number: number): Promise<void> {
  const now = new Date()
  const input = articleCreateSchema.parse({
    title: `Practice notes number ${number}`,
    slug: `practice-notes-${number}`,
    excerpt: `What we did in class ${number}, and what to try at home.`,
    content: `## Warm-up\n\nWalk ${number % 20} minutes in the morning.\n\n## Strength\n\n- Squats\n- Rows\n\n${'Breathe, move, rest and repeat. '.repeat(40)}`,
    category_id: (number % 4) + 1,
    status: 'published',
    published_at: new Date(now.getTime() - (400 + number / 24) * DAY).toISOString(),
  })
  await createArticle(db, input, { now: now.toISOString(), actor: SYSTEM_ACTOR })
}
