import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedBy, makeKeyPair, signReleases } from './signature.ts'

const LIST = Buffer.from('{ "releases": [] }')

// RUN-RELEASE-2
describe('the signature of a list of releases', () => {
  const { privateKey, publicKey } = makeKeyPair()
  const signature = signReleases(LIST, privateKey)

  test('is valid for its bytes and its key', () => {
    expect(isSignedBy(publicKey, LIST, signature)).toBe(true)
    expect(isSignedBy(publicKey, LIST, `${signature}\n`)).toBe(true)
  })

  test('is invalid for other bytes and other keys', () => {
    expect(isSignedBy(publicKey, Buffer.from('{ "releases": [ ] }'), signature)).toBe(false)
    expect(isSignedBy(makeKeyPair().publicKey, LIST, signature)).toBe(false)
    expect(isSignedBy(publicKey, LIST, signReleases(LIST, makeKeyPair().privateKey))).toBe(false)
    expect(isSignedBy(publicKey, LIST, 'nonsense')).toBe(false)
    expect(isSignedBy('nonsense', LIST, signature)).toBe(false)
    expect(isSignedBy('', LIST, '')).toBe(false)
  })

  test('cannot be made with a key of another kind', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(() => signReleases(LIST, pem)).toThrow('not an Ed25519 key')
    const der = rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(isSignedBy(der, LIST, signature)).toBe(false)
  })
})
