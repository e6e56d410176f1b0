import { expect, test } from 'vitest'
import { listAuditEntries } from '../../../tests/support/audit-entries.ts'
import { describeStores } from '../../../tests/support/databases.ts'
import { NOW } from '../../../tests/support/factories.ts'
import { createSession, findAndRenewSession } from '../store/auth/sessions.ts'
import { openStore, type Store } from '../store/database.ts'
import { applyGivenPassword, isAdminPassword, makeFirstPassword, setAdminPassword } from './admin-password.ts'

const actions = async (db: Store) =>
  (await listAuditEntries(db, { limit: 10, page: 1 })).entries.map(({ action }) => action)

describeStores((makeStore) => {
  // RUN-CONFIG-6
  test('the first password is created only once and is the coach’s', async () => {
    const { db } = await makeStore()
    expect(await isAdminPassword(db, 'whatever it is')).toBe(false)
    const password = await makeFirstPassword(db, NOW)
    if (password === null) throw new Error('no password was made')
    expect(await isAdminPassword(db, password)).toBe(true)
    expect(await makeFirstPassword(db, NOW)).toBeNull()
    expect(await isAdminPassword(db, password)).toBe(true)
    expect(await actions(db)).toEqual(['password_made'])
    const secrets = JSON.stringify(await db.selectFrom('secrets').selectAll().execute())
    expect(secrets).not.toContain(password)
  })

  test('processes that start at the same time agree on one password', async () => {
    const place = await makeStore.place()
    const stores = await Promise.all([openStore(place), openStore(place), openStore(place)])
    const made = await Promise.all(stores.map(({ db }) => makeFirstPassword(db, NOW)))
    const [password, ...more] = made.filter((one) => one !== null)
    expect(more).toEqual([])
    for (const { db } of stores) expect(await isAdminPassword(db, password ?? '')).toBe(true)
    await Promise.all(stores.map((store) => store.close()))
  })

  // AUTH-PASSWORD-3
  test('a new password ends every session', async () => {
    const { db } = await makeStore()
    await setAdminPassword(db, 'correct horse', NOW)
    const { token } = await createSession(db, Date.parse(NOW))
    await setAdminPassword(db, 'battery staple', NOW)
    expect(await isAdminPassword(db, 'correct horse')).toBe(false)
    expect(await isAdminPassword(db, 'battery staple')).toBe(true)
    expect(await findAndRenewSession(db, token, Date.parse(NOW))).toBeNull()
    expect(await actions(db)).toEqual(['password_changed', 'password_changed'])
  })

  test('the password of the environment changes nothing when it is already the coach’s', async () => {
    const { db } = await makeStore()
    await applyGivenPassword(db, 'correct horse', NOW)
    const { token } = await createSession(db, Date.parse(NOW))
    await applyGivenPassword(db, 'correct horse', NOW)
    expect(await findAndRenewSession(db, token, Date.parse(NOW))).not.toBeNull()
    expect(await makeFirstPassword(db, NOW)).toBeNull()
    await applyGivenPassword(db, 'battery staple', NOW)
    expect(await findAndRenewSession(db, token, Date.parse(NOW))).toBeNull()
    expect(await isAdminPassword(db, 'battery staple')).toBe(true)
  })
})
