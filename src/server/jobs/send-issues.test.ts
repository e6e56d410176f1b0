import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { scheduleIssue } from '../store/newsletter/issue-sending.ts'
import { createIssue, getIssue } from '../store/newsletter/issues.ts'
import { importSubscribers } from '../store/newsletter/subscriber-list.ts'
import { SYSTEM_ACTOR } from '../store/write-context.ts'
import { sendDueIssues } from './send-newsletter.ts'

const NOW = '2026-03-01T10:00:00.000Z'
const context = { now: NOW, actor: SYSTEM_ACTOR }

test('an issue that cannot be started holds up no other and is sent once it can be', async () => {
  const { db } = await storeMaker('sqlite')()
  await importSubscribers(db, [{ email: 'a@example.com', first_name: null, tags: [] }], () => 'n', context)
  const ids: number[] = []
  for (const subject of ['First', 'Second']) {
    const { id } = await createIssue(db, { subject, preview_text: '', content: 'Hello', tags: [] }, context)
    await scheduleIssue(db, id, { sendAt: NOW }, context)
    ids.push(id)
  }
  const [first = 0, second = 0] = ids
  const states = async () => [(await getIssue(db, first))?.state, (await getIssue(db, second))?.state]
  const send = () =>
    sendDueIssues({
      store: db,
      clock: () => new Date(NOW),
      timeZone: async () => 'UTC',
      log: pino({ level: 'silent' }),
      triggerDelivery: () => undefined,
      onSent: () => undefined,
    })

  await sql`create trigger refuse before insert on outbox when new.issue_id = ${sql.lit(first)}
    begin select raise(abort, 'no room'); end`.execute(db)
  await send()
  expect(await states()).toEqual(['scheduled', 'sending'])
  await sql`drop trigger refuse`.execute(db)
  await send()
  expect(await states()).toEqual(['sending', 'sending'])
})
