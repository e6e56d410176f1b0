import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** Ed25519 takes no digest: it makes its own. */
const NO_DIGEST = null

/** A pair of keys for releases: the private one as PEM, for a file; the public one as base64, for `UPDATES_KEY`. */
export function makeKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/**
 * The signature of a list of releases, as `releases.json.sig` holds it: base64 of Ed25519 over its bytes.
 *
 * @param privateKey PEM
 * @throws Error when it is no Ed25519 key
 */
export function signReleases(list: Uint8Array, privateKey: string): string {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key')
  return sign(NO_DIGEST, list, key).toString('base64')
}

/** Whether a list of releases is signed with the key that belongs to this public one (base64). A malformed key or signature is none. */
export function isSignedBy(publicKey: string, list: Uint8Array, signature: string): boolean {
  const key = readPublicKey(publicKey)
  return key !== null && verify(NO_DIGEST, list, key, Buffer.from(signature.trim(), 'base64'))
}

function readPublicKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
