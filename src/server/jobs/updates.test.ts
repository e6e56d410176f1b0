import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { readConfig } from '../config.ts'
import { beginJournal, writeJournal } from '../updates/journal.ts'
import { makeUpdateFolder } from '../updates/place.ts'
import { thisProcess } from '../updates/processes.ts'
import { notifyUndoneUpdate } from './updates.ts'

const NOW = '2026-03-01T10:00:00.000Z'

describeStores((makeStore) => {
  // UPDATE-UNDO-2
  test('the coach is told of an undone update once, even if the letter failed at first', async () => {
    const { db } = await makeStore()
    const dataDir = await mkdtemp(join(tmpdir(), 'update-jobs-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const options = {
      config: readConfig({ DATA_DIR: dataDir }),
      store: db,
      clock: () => new Date(NOW),
      log: pino({ level: 'silent' }),
      triggerDelivery: () => undefined,
    }
    const undo = async (id: string) => {
      const begun = beginJournal(
        { id, kind: 'update', from: '1.0.0', to: '1.1.0', updater: thisProcess() },
        NOW,
      )
      const journal = { ...begun, state: 'rolled_back', phase: 'over' } as const
      await writeJournal(dataDir, makeUpdateFolder(dataDir), journal)
    }
    const letters = () => db.selectFrom('outbox').select('kind').where('kind', '=', 'update_undone').execute()

    await undo('one')
    await sql`alter table outbox rename to outbox_away`.execute(db)
    await expect(notifyUndoneUpdate(options)).rejects.toThrow('outbox')
    await sql`alter table outbox_away rename to outbox`.execute(db)
    const told = await Promise.all([1, 2, 3].map(() => notifyUndoneUpdate(options)))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await letters()).toHaveLength(1)

    await undo('two')
    expect([await notifyUndoneUpdate(options), await notifyUndoneUpdate(options)]).toEqual([true, false])
    expect(await letters()).toHaveLength(2)
  })
})
