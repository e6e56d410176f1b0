import { describe, expect, test, vi } from 'vitest'
import { ConfigError, portableSettings, readConfig } from './config.ts'

describe('readConfig', () => {
  // RUN-CONFIG-1
  test('everything has a default', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      seed: 'sample',
      siteUrl: null,
      databaseUrl: null,
      trustProxy: false,
    })
    expect(config.dataDir.endsWith('/data')).toBe(true)
  })

  // COPY-FOLLOW-1
  test('a copy location inside the data folder is refused', () => {
    for (const COPY of ['/srv/site', '/srv/site/copy'])
      expect(() => readConfig({ DATA_DIR: '/srv/site', COPY })).toThrow(/^COPY lies in DATA_DIR/)
    expect(readConfig({ DATA_DIR: '/srv/site', COPY: '/srv/site-copy' }).copy).toEqual({
      kind: 'folder',
      path: '/srv/site-copy',
    })
  })

  // COPY-SETTINGS-1
  test('settings carried to another machine contain neither paths of this one nor the key', () => {
    for (const [name, value] of Object.entries({
      MAIL_FROM: 'a@b.se',
      PORT: '1',
      COPY_KEY: 'k',
      DATA_DIR: '/x',
    }))
      vi.stubEnv(name, value)
    const lines = portableSettings().split('\n')
    expect(lines).toContain('MAIL_FROM=a@b.se')
    expect(lines.filter((line) => /^(PORT|COPY_KEY|DATA_DIR|ADMIN_PASSWORD)=/.test(line))).toEqual([])
    vi.unstubAllEnvs()
  })

  // RUN-CONFIG-2
  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  // RUN-START-4, RUN-CONFIG-15
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/site'],
    ['SITE_URL', 'https://user:password@example.com'],
    ['SITE_URL', 'https://example.com/?a'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'demo'],
    ['MAIL_URL', 'http://mail'],
    ['MAIL_URL', 'mail.example.com:25'],
    ['MAIL_URL', 'smtp://'],
    ['MAIL_FROM', 'Happiness First'],
    ['MAIL_FROM', 'Happiness First <hello>'],
    ['COACH_EMAIL', 'coach'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICE_WORKER', 'maybe'],
    ['TRUST_PROXY', 'my proxy'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '-1'],
    ['IMAGE_HOST', 'https://x'],
    ['IMAGE_HOST', 'https://res.cloudinary.com/name'],
    ['AI_IMAGES_URL', 'api.example.com'],
    ['METRICS_TOKEN', 'short'],
    ['WORKERS', 'many'],
    ['IMAGE_HOST', 'cloudinary://demo?blog=a'],
    ['MEDIA_STORE', 'file:///x'],
    ['MEDIA_STORE', '/var/media'],
    ['MEDIA_STORE', 's3://host/bucket'],
    ['COPY', 's3://host/bucket'],
    ['COPY', 'ftp://host/folder'],
    ['COPY_KEY', 'too short'],
  ])('an error names a malformed %s (%s)', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is malformed`))
  })

  // HTTPS-SERVE-1
  test('HTTPS=auto needs a public name and excludes a proxy', () => {
    const environment = { HTTPS: 'auto', SITE_URL: 'https://anna.example' }
    expect(readConfig(environment).https).toMatchObject({ names: [] })
    expect(() => readConfig({ ...environment, SITE_URL: 'http://localhost:1' })).toThrow(
      /^HTTPS=auto needs SITE_URL/,
    )
    expect(() => readConfig({ ...environment, TRUST_PROXY: '1' })).toThrow(
      /^HTTPS=auto is for a site without a proxy/,
    )
  })

  // RUN-CONFIG-10
  test('the settings of the mail checks and of the bounce mailbox are read', () => {
    expect(
      readConfig({
        DKIM_SELECTORS: 'google, news',
        DNS_SERVERS: '192.0.2.1,192.0.2.2:5353',
        IMAP_URL: 'imaps://coach:secret@mail.example/Returned',
      }),
    ).toMatchObject({
      dkimSelectors: ['google', 'news'],
      dnsServers: ['192.0.2.1', '192.0.2.2:5353'],
      imapUrl: 'imaps://coach:secret@mail.example/Returned',
    })
    expect(readConfig({})).toMatchObject({ dkimSelectors: [], imapUrl: null })
  })

  // RUN-CONFIG-3
  test('the public address is reduced to its origin', () => {
    expect(readConfig({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com')
  })

  // RUN-CONFIG-9
  test.each([
    ['PORT', ' 8080 ', { port: 8080 }],
    ['MAIL_FROM', 'hello@example.com', { mailFrom: 'hello@example.com' }],
    ['MAIL_FROM', 'A, B <hello@localhost>', { mailFrom: 'A, B <hello@localhost>' }],
    ['COACH_EMAIL', 'coach@localhost', { coachEmail: 'coach@localhost' }],
    ['COACH_EMAIL', 'Maya <maya@example.com>', { coachEmail: 'Maya <maya@example.com>' }],
    ['MAIL_URL', 'smtp://localhost', { mailUrl: 'smtp://localhost' }],
  ])('%s accepts %s', (name, value, read) => {
    expect(readConfig({ [name]: value })).toMatchObject(read)
  })

  // RUN-CONFIG-4
  test.each([
    ['true', 1],
    ['2', 2],
    ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
    ['loopback,2001:db8::/32', ['loopback', '2001:db8::/32']],
    ['off', false],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })
})
