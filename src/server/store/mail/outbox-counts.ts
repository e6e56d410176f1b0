import type { Store } from '../schema.ts'

const WATCHED = ['waiting', 'sending', 'failed'] as const

/** How many letters are on their way, and how many will not go without help. */
export async function countLetters(db: Store): Promise<Record<(typeof WATCHED)[number], number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', WATCHED)
    .groupBy('state')
    .execute()
  const count = (wanted: string) => rows.find(({ state }) => state === wanted)?.count ?? 0
  return { waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
}
