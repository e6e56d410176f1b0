import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { NOW } from '../../../tests/support/factories.ts'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { findWelcomeLink } from '../store/auth/welcome-link.ts'
import { openStore } from '../store/database.ts'
import { SYSTEM_ACTOR } from '../store/write-context.ts'
import { isAdminPassword, setAdminPassword } from './admin-password.ts'
import { makeAnotherLink, makeFirstLink, setPasswordByLink } from './welcome.ts'

const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString()
const PASSWORD = 'seven quiet lentils'

describeStores((makeStore) => {
  // WELCOME-LINK-1
  test('the first link is created once and works for a day; only its hash is stored', async () => {
    const { db } = await makeStore()
    const first = await makeFirstLink(db, NOW)
    if (first === null || first === 'waiting') throw new Error('No link was made')
    expect(await makeFirstLink(db, NOW)).toBe('waiting')
    expect(await findWelcomeLink(db, first.token, later(DAY - MINUTE))).toEqual({ expiresAt: later(DAY) })
    expect(await findWelcomeLink(db, first.token, later(DAY))).toBeNull()
    expect(await findWelcomeLink(db, `${first.token}x`, NOW)).toBeNull()
    const secrets = JSON.stringify(await db.selectFrom('secrets').selectAll().execute())
    expect(secrets).not.toContain(first.token)
  })

  // WELCOME-LINK-2
  test('another link replaces the previous one', async () => {
    const { db } = await makeStore()
    const before = await makeAnotherLink(db, NOW)
    const after = await makeAnotherLink(db, NOW)
    expect(await findWelcomeLink(db, before, NOW)).toBeNull()
    expect(await findWelcomeLink(db, after, NOW)).not.toBeNull()
  })

  // WELCOME-LINK-1
  test('of several concurrent uses of the link only one sets the password', async () => {
    const place = await makeStore.place()
    const stores = await Promise.all([openStore(place), openStore(place), openStore(place)])
    const token = await makeAnotherLink(stores[0].db, NOW)
    const set = await Promise.all(
      stores.map(({ db }, index) =>
        setPasswordByLink(db, { token, password: `${PASSWORD} ${index}`, actor: SYSTEM_ACTOR, now: NOW }),
      ),
    )
    expect(set.filter((done) => done)).toEqual([true])
    expect(await isAdminPassword(stores[0].db, `${PASSWORD} ${set.indexOf(true)}`)).toBe(true)
    expect(await makeFirstLink(stores[0].db, NOW)).toBeNull()
    await Promise.all(stores.map((store) => store.close()))
  })

  // WELCOME-DOOR-1
  test('setting the password another way invalidates the link', async () => {
    const { db } = await makeStore()
    const token = await makeAnotherLink(db, NOW)
    await setAdminPassword(db, PASSWORD, NOW)
    expect(await findWelcomeLink(db, token, NOW)).toBeNull()
  })
})
