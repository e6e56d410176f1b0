import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { NOW } from '../../../../tests/support/factories.ts'
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { createSession, endAllSessions, endSession, findAndRenewSession, pruneSessions } from './sessions.ts'

const LOGIN = Date.parse(NOW)

const lastUse = async (db: Store, id: number) => {
  const row = await db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Date.parse(row.last_used_at) - LOGIN
}

const failUpdates = (db: Store, code: string) =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') throw Object.assign(new Error(code), { code })
      return node
    },
    transformResult: async ({ result }) => result,
  })

describeStores((makeStore) => {
  // AUTH-SESSION-1
  test('a token finds its session and is not stored', async () => {
    const { db } = await makeStore()
    const { id, token } = await createSession(db, LOGIN)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await findAndRenewSession(db, token, LOGIN)).toEqual({ id })
    expect(await findAndRenewSession(db, `${token}x`, LOGIN)).toBeNull()
    expect(await findAndRenewSession(db, '', LOGIN)).toBeNull()
    const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(token)
  })

  test('use renews a session, written at most once a minute', async () => {
    const { db } = await makeStore()
    const { id, token } = await createSession(db, LOGIN)
    await findAndRenewSession(db, token, LOGIN + MINUTE - 1)
    expect(await lastUse(db, id)).toBe(0)
    await findAndRenewSession(db, token, LOGIN + 23 * HOUR)
    expect(await lastUse(db, id)).toBe(23 * HOUR)
    expect(await findAndRenewSession(db, token, LOGIN + 46 * HOUR)).not.toBeNull()
    expect(await findAndRenewSession(db, token, LOGIN + 46 * HOUR + DAY)).toBeNull()
  })

  // AVAIL-KEEP-2
  test('on a full disk a session continues without renewal', async () => {
    const { db } = await makeStore()
    const { id, token } = await createSession(db, LOGIN)
    expect(await findAndRenewSession(failUpdates(db, 'SQLITE_FULL'), token, LOGIN + HOUR)).toEqual({ id })
    expect(await lastUse(db, id)).toBe(0)
  })

  test('a disk error other than a full disk is thrown', async () => {
    const { db } = await makeStore()
    const { token } = await createSession(db, LOGIN)
    await expect(findAndRenewSession(failUpdates(db, 'EIO'), token, LOGIN + HOUR)).rejects.toThrow('EIO')
  })

  // AUTH-SESSION-2
  test('it ends 30 days after the login, however much it was used', async () => {
    const { db } = await makeStore()
    const { token } = await createSession(db, LOGIN)
    for (let time = LOGIN; time < LOGIN + 30 * DAY; time += 20 * HOUR) {
      expect(await findAndRenewSession(db, token, time), new Date(time).toISOString()).not.toBeNull()
    }
    expect(await findAndRenewSession(db, token, LOGIN + 30 * DAY - 1)).not.toBeNull()
    expect(await findAndRenewSession(db, token, LOGIN + 30 * DAY)).toBeNull()
  })

  test('ending one session leaves the others', async () => {
    const { db } = await makeStore()
    const [first, second] = [await createSession(db, LOGIN), await createSession(db, LOGIN)]
    expect(await endSession(db, first.token)).toBe(true)
    expect(await endSession(db, first.token)).toBe(false)
    expect(await findAndRenewSession(db, first.token, LOGIN)).toBeNull()
    expect(await findAndRenewSession(db, second.token, LOGIN)).toEqual({ id: second.id })
    expect(await endAllSessions(db)).toBe(1)
    expect(await findAndRenewSession(db, second.token, LOGIN)).toBeNull()
  })

  test('only expired sessions are pruned', async () => {
    const { db } = await makeStore()
    await createSession(db, LOGIN)
    const living = await createSession(db, LOGIN + 2 * HOUR)
    expect(await pruneSessions(db, LOGIN + DAY)).toBe(1)
    expect(await findAndRenewSession(db, living.token, LOGIN + DAY)).not.toBeNull()
    expect(await pruneSessions(db, LOGIN + 60 * DAY)).toBe(1)
  })
})
