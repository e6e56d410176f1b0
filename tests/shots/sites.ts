import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MILESTONE_KINDS } from '../../src/domain/site/overview-calls.ts'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { recordMilestone } from '../../src/server/store/milestones.ts'
import type { Store } from '../../src/server/store/schema.ts'
import { fillStore } from '../support/fill-store.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import {
  addIssues,
  addMessages,
  addOutcome,
  addReaders,
  addSubscribers,
  addViews,
  addWorkout,
  makeOwn,
} from './life.ts'
import type { SiteName } from './screen.ts'

export const PASSWORD = 'quiet-room-of-her-own'

const SUBSCRIBERS = 214

/** A site of a run. */
export interface ShotSite extends RunningSite {
  /** Token that opens the plan of a subscriber; empty if there is none. */
  planToken: string
}

/** Starts the product with the sample content: after some months, in its first days, or newly started. */
export async function openSite(name: SiteName): Promise<ShotSite> {
  const dataDir = await mkdtemp(join(tmpdir(), `shots-${name}-`))
  let planToken = ''
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    await migrate(store)
    const now = Date.now()
    await fillStore(store, dataDir, 'sample', new Date(now))
    const { db } = store
    if (name !== 'new') await addReaders(db, now, { few: name === 'few' })
    if (name === 'lived') {
      // The coach's milestones were reached long ago.
      for (const kind of MILESTONE_KINDS)
        await recordMilestone(db, kind, 1, new Date(now).toISOString(), { seen: true })
      await addSubscribers(db, now, SUBSCRIBERS)
      await addMessages(db, now)
      await addIssues(db, now)
      await addOutcome(db, now)
      await addViews(db)
      await makeOwn(db, now)
      await addWorkout(db, now)
      planToken = await makePlanToken(db)
    }
  } finally {
    await store.close()
  }
  const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SERVICE_WORKER: 'off' })
  return { ...site, planToken }
}

async function makePlanToken(db: Store): Promise<string> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['id', 'token_nonce'])
    .where('state', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return new SubscriberTokens(await readSecret(db, 'newsletter')).make('plan', subscriber)
}
