import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
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

  test('an empty variable means: not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'demo'],
    ['MAIL_URL', 'http://mail'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'my proxy'],
    ['IMAGE_HOST', 'https://x'],
    ['IMAGE_HOST', 'cloudinary://demo?blog=a'],
    ['MEDIA_STORE', 'file:///x'],
    ['MEDIA_STORE', 's3://host/bucket'],
  ])('a malformed %s (%s) is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is malformed`))
  })

  test('the public address is kept as an origin', () => {
    expect(readConfig({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com')
  })

  test.each([
    ['true', true],
    ['2', 2],
    ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
    ['off', false],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })
})
