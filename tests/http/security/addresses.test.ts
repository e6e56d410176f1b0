import { describe, expect, onTestFinished, test } from 'vitest'
import { setAdminPassword } from '../../../src/server/auth/admin-password.ts'
import { openTestApp } from '../../support/app.ts'
import { listAuditEntries } from '../../support/audit-entries.ts'

const NOW = '2026-03-04T12:00:00.000Z'

async function openSite(environment: Record<string, string>) {
  const app = await openTestApp({ now: NOW, environment })
  onTestFinished(() => app.close())
  await setAdminPassword(app.store.db, 'correct horse', NOW)
  const guess = async (forwarded: string, remoteAddress = '192.0.2.1') => {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { password: 'wrong horse' },
      headers: { 'x-forwarded-for': forwarded },
    })
    return statusCode
  }
  const addresses = async () => {
    const { entries } = await listAuditEntries(app.store.db, { limit: 50, page: 1 })
    return entries.filter(({ action }) => action.startsWith('login')).map(({ ipAddress }) => ipAddress)
  }
  return { guess, addresses }
}

describe('a visitor’s address', () => {
  test('is the connection, whatever headers claim, while no proxy is trusted', async () => {
    const { guess, addresses } = await openSite({})
    const answers: number[] = []
    for (let count = 0; count < 6; count++) answers.push(await guess(`203.0.113.${count}`))
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
    expect(new Set(await addresses())).toEqual(new Set(['192.0.2.1']))
  })

  test('is what the trusted proxy says, not what was claimed to the proxy', async () => {
    const { guess, addresses } = await openSite({ TRUST_PROXY: '1' })
    const answers: number[] = []
    for (let count = 0; count < 6; count++) answers.push(await guess(`203.0.113.${count}, 198.51.100.7`))
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
    expect(new Set(await addresses())).toEqual(new Set(['198.51.100.7']))
  })

  test('has one spelling, for limits and in the audit log; what is no address counts as the proxy’s', async () => {
    const { guess, addresses } = await openSite({ TRUST_PROXY: '1' })
    const spellings = ['2001:DB8:0:0::7', '[2001:db8::7]:4711', '2001:db8::7']
    for (const spelling of spellings) expect(await guess(spelling)).toBe(401)
    expect(new Set(await addresses())).toEqual(new Set(['2001:db8::7']))
    expect(await guess('<script>alert(1)</script>')).toBe(401)
    expect(new Set(await addresses())).toEqual(new Set(['192.0.2.1', '2001:db8::7']))
  })
})
