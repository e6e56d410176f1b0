import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { MailCheckName } from '../../src/domain/mail/mail-check-calls.ts'
import { MailChecker, type MailCheckerOptions } from '../../src/server/mail/check/mail-checker.ts'
import { storeMaker } from '../support/databases.ts'
import { type DnsZone, openDnsServer } from '../support/dns-server.ts'

const SPF = 'v=spf1 ip4:203.0.113.0/24 ~all'
/** A domain with a correct configuration. */
const IN_ORDER: DnsZone = {
  'site.example': { TXT: ['hello', SPF], MX: ['mx.site.example'] },
  'mx.site.example': { A: ['203.0.113.7'] },
  'mail.service.example': { A: ['203.0.113.9'] },
  '9.113.0.203.in-addr.arpa': { PTR: ['mail.service.example'] },
  'google._domainkey.site.example': { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
  '_dmarc.site.example': { TXT: ['v=DMARC1; p=quarantine'] },
}

async function open(zone: DnsZone, options: Partial<MailCheckerOptions> = {}) {
  const dns = await openDnsServer({ ...IN_ORDER, ...zone })
  onTestFinished(() => dns.close())
  const store = await storeMaker('sqlite')()
  let now = Date.parse('2026-03-04T12:00:00.000Z')
  const checker = new MailChecker({
    store: store.db,
    mailFrom: 'Maya <maya@site.example>',
    coachEmail: 'coach@site.example',
    mailUrl: 'smtp://mail.service.example:587',
    siteUrl: 'https://www.site.example',
    selectors: [],
    dnsServers: [dns.address],
    clock: () => new Date(now),
    log: pino({ level: 'silent' }),
    ...options,
  })
  const read = async (again = false) => {
    const { checks } = await checker.read(again)
    return Object.fromEntries(checks.map((check) => [check.name, check]))
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { dns, checker, read, pass }
}

async function states(zone: DnsZone, options: Partial<MailCheckerOptions> = {}) {
  const { read } = await open(zone, options)
  return Object.values(await read()).map(({ name, state }) => `${name} ${state}`)
}

async function look(name: MailCheckName, zone: DnsZone, options: Partial<MailCheckerOptions> = {}) {
  return (await (await open(zone, options)).read())[name]
}

// DELIVER-CHECK-1
test('a correct domain passes every check, and nothing is to be added', async () => {
  const { read } = await open({})
  const checks = Object.values(await read())
  expect(checks.map(({ name, state, dns }) => [name, state, dns])).toEqual(
    ['spf', 'dkim', 'dmarc', 'ptr', 'from', 'unsubscribe'].map((name) => [name, 'ok', null]),
  )
  for (const { sentence } of checks) expect(sentence).toMatch(/^[A-Z"m].*\.$/)
})

// DELIVER-CHECK-8
test('without https the one-click check is only a warning', async () => {
  const look = async (siteUrl: string) => (await (await open({}, { siteUrl })).read()).unsubscribe
  expect(await look('https://www.site.example')).toMatchObject({ state: 'ok' })
  expect(await look('http://www.site.example')).toMatchObject({
    state: 'warning',
    sentence: expect.stringContaining('https'),
    dns: null,
  })
})

test('a domain without records gets each missing line', async () => {
  const { read } = await open({
    'site.example': { MX: ['mx.site.example'] },
    'google._domainkey.site.example': {},
    '_dmarc.site.example': {},
  })
  const { spf, dkim, dmarc } = await read()
  expect(spf).toMatchObject({
    state: 'fail',
    dns: { type: 'TXT', name: 'site.example', value: 'v=spf1 a:mail.service.example ~all' },
  })
  expect(dkim).toMatchObject({ state: 'fail', dns: { name: 'hf1._domainkey.site.example' } })
  expect(dkim?.dns?.value).toMatch(/^v=DKIM1; k=rsa; p=[\w+/]{350,}=*$/)
  expect(dmarc).toMatchObject({
    state: 'warning',
    dns: { name: '_dmarc.site.example', value: 'v=DMARC1; p=none; rua=mailto:coach@site.example' },
  })
})

test.each<[string, readonly string[], string, string | null]>([
  [
    'two lists',
    [SPF, 'v=spf1 include:mail.example -all'],
    'fail',
    'v=spf1 ip4:203.0.113.0/24 include:mail.example ~all',
  ],
  ['everybody may', ['v=spf1 ip4:203.0.113.9 +all'], 'fail', 'v=spf1 ip4:203.0.113.9 ~all'],
  ['a part nobody can read', ['v=spf1 ipv4:203.0.113.9 ~all'], 'fail', 'v=spf1 a:mail.service.example ~all'],
  [
    'a list that is not there',
    ['v=spf1 include:gone.example ~all'],
    'fail',
    'v=spf1 a:mail.service.example ~all',
  ],
  [
    'another sender',
    ['v=spf1 ip4:192.0.2.1 -all'],
    'warning',
    'v=spf1 ip4:192.0.2.1 a:mail.service.example -all',
  ],
  ['no word of others', ['v=spf1 a:mail.service.example'], 'warning', 'v=spf1 a:mail.service.example ~all'],
  ['through an include', ['v=spf1 include:spf.service.example -all'], 'ok', null],
  ['through a redirect', ['v=spf1 redirect=spf.service.example'], 'ok', null],
])('SPF: %s', async (_, records, state, value) => {
  const spf = await look('spf', {
    'site.example': { TXT: records, MX: ['mx.site.example'] },
    'spf.service.example': { TXT: ['v=spf1 a:mail.service.example ~all'] },
  })
  expect([spf?.state, spf?.dns?.value ?? null]).toEqual([state, value])
})

// DELIVER-CHECK-3
test('SPF with more than ten lookups or a loop is invalid, and the check ends', async () => {
  const many = Array.from({ length: 11 }, (_, number) => `include:spf${number}.example`)
  const zone = Object.fromEntries(many.map((_, number) => [`spf${number}.example`, { TXT: ['v=spf1 -all'] }]))
  const tooMany = await look('spf', { ...zone, 'site.example': { TXT: [`v=spf1 ${many.join(' ')} -all`] } })
  expect(tooMany).toMatchObject({ state: 'fail', sentence: expect.stringContaining('10 lookups') })
  const circle = await look('spf', { 'site.example': { TXT: ['v=spf1 include:site.example -all'] } })
  expect(circle).toMatchObject({ state: 'fail', sentence: expect.stringContaining('10 lookups') })
})

// DELIVER-CHECK-4
test('a mail service’s key is found under its selector, and a revoked one is not accepted', async () => {
  const zone: DnsZone = {
    'google._domainkey.site.example': { TXT: ['v=DKIM1; p='] },
    'odd7._domainkey.site.example': { TXT: ['k=rsa; p=MIIB'] },
  }
  expect((await look('dkim', zone))?.state).toBe('fail')
  expect((await look('dkim', zone, { selectors: ['odd7'] }))?.state).toBe('ok')
})

// DELIVER-DKIM-1
test('once published the site’s own key signs letters; another one in its place does not', async () => {
  const { checker, dns, read, pass } = await open({ 'google._domainkey.site.example': {} })
  // Before the checks are first opened there is no key, and no letter waits for one.
  expect(await checker.signature()).toBeNull()
  expect(dns.asked()).toBe(0)
  const line = (await read()).dkim?.dns
  expect(await checker.signature()).toBeNull()
  dns.zone['hf1._domainkey.site.example'] = { TXT: ['v=DKIM1; p=MIIBother'] }
  pass(10_000)
  expect((await read(true)).dkim).toMatchObject({ state: 'fail', dns: line })
  dns.zone['hf1._domainkey.site.example'] = { TXT: [line?.value ?? ''] }
  pass(10_000)
  expect((await read(true)).dkim).toMatchObject({ state: 'ok', dns: null })
  const signature = await checker.signature()
  expect(signature).toMatchObject({ domainName: 'site.example', keySelector: 'hf1' })
  expect(JSON.stringify(await checker.read())).not.toContain('PRIVATE')
})

// DELIVER-CHECK-5
test('DMARC of the parent domain counts; several records, a malformed one and none do not', async () => {
  const from = { mailFrom: 'maya@news.site.example' }
  const news: DnsZone = { 'news.site.example': { TXT: [SPF], MX: ['mx.site.example'] } }
  expect((await look('dmarc', news, from))?.state).toBe('ok')
  const two = { '_dmarc.site.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } }
  expect((await look('dmarc', two))?.state).toBe('fail')
  expect((await look('dmarc', { '_dmarc.site.example': { TXT: ['v=DMARC1; rua=x'] } }))?.state).toBe(
    'warning',
  )
  const bare: DnsZone = { 'site.example': { MX: ['mx.site.example'] }, 'google._domainkey.site.example': {} }
  expect((await look('dmarc', bare))?.state).toBe('fail')
})

// DELIVER-CHECK-6
test('a mail server’s reverse name is checked, and a wrong one is reported', async () => {
  expect((await look('ptr', { '9.113.0.203.in-addr.arpa': {} }))?.state).toBe('warning')
  const liar = { '9.113.0.203.in-addr.arpa': { PTR: ['mx.site.example'] } }
  expect((await look('ptr', liar))?.sentence).toContain('calls itself mx.site.example')
  expect((await look('ptr', {}, { mailUrl: 'smtp://127.0.0.1:25' }))?.state).toBe('unknown')
  expect((await look('ptr', {}, { mailUrl: null }))?.state).toBe('unknown')
})

test('a sender at the coach’s own domain is shown as in letters', async () => {
  expect((await look('from', {}))?.sentence).toBe('Maya, maya@site.example. The same domain as your site.')
  const bare = await look('from', {}, { mailFrom: 'maya@site.example', siteUrl: 'https://other.example' })
  expect(bare?.sentence).toBe('maya@site.example. It takes mail.')
})

// DELIVER-CHECK-7
test('a sender’s address that accepts no mail fails, and so does one of a free mail service', async () => {
  expect((await look('from', { 'site.example': { TXT: [SPF] } }))?.state).toBe('fail')
  expect((await look('from', { 'site.example': { MX: ['.'] } }))?.state).toBe('fail')
  expect((await look('from', {}, { mailFrom: 'maya@gmail.com' }))?.state).toBe('fail')
  const theirs = { mailFrom: 'maya@gmail.com', mailUrl: 'smtps://smtp.gmail.com' }
  expect((await look('from', {}, theirs))?.state).toBe('warning')
  expect((await look('from', {}, { mailFrom: 'hello@localhost' }))?.state).toBe('warning')
  expect((await look('unsubscribe', {}, { siteUrl: 'http://site.example' }))?.state).toBe('warning')
})

// DELIVER-CHECK-2
test('without an answer in time the state is unknown, and the check is repeated soon', async () => {
  const unknown = ['spf', 'dkim', 'dmarc', 'ptr', 'from'].map((name) => `${name} unknown`)
  const silent = Object.fromEntries(Object.keys(IN_ORDER).map((name) => [name, 'silent' as const]))
  expect(await states(silent)).toEqual([...unknown, 'unsubscribe ok'])
  // Nothing listens there.
  expect(await states({}, { dnsServers: ['127.0.0.1:9'] })).toEqual([...unknown, 'unsubscribe ok'])
  const { dns, read, pass } = await open({ '_dmarc.site.example': 'broken' })
  expect((await read()).dmarc?.state).toBe('unknown')
  expect((await read()).spf?.state).toBe('ok')
  dns.zone['_dmarc.site.example'] = { TXT: ['v=DMARC1; p=none'] }
  pass(61_000)
  expect((await read()).dmarc?.state).toBe('ok')
})

test('results are cached for an hour, for any number of requests', async () => {
  const { dns, read, pass } = await open({})
  await Promise.all([read(), read(), read(true)])
  const asked = dns.asked()
  pass(59 * 60_000)
  await read()
  expect(dns.asked()).toBe(asked)
  pass(61_000)
  await read()
  expect(dns.asked()).toBeGreaterThan(asked)
})

test('a resolver without internet that denies every name says nothing about the domain', async () => {
  const gone: DnsZone = Object.fromEntries(Object.keys(IN_ORDER).map((name) => [name, {}]))
  expect(await states({ ...gone, '.': {} })).toEqual([
    ...['spf unknown', 'dkim unknown', 'dmarc unknown', 'ptr unknown', 'from unknown'],
    'unsubscribe ok',
  ])
  expect(await states(gone)).toEqual(expect.arrayContaining(['spf fail', 'dkim fail', 'from fail']))
})
