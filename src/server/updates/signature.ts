import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** Ed25519 takes no digest: it computes its own. */
const NO_DIGEST = null

/** Makes a key pair for releases: the private key as PEM, for a file; the public one as base64, for `UPDATES_KEY`. */
export function makeKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/**
 * Signs a list of releases, in the form of `releases.json.sig`: base64 of Ed25519 over its bytes.
 *
 * @param privateKey PEM
 * @throws Error when it is not an Ed25519 key
 */
export function signReleases(list: Uint8Array, privateKey: string): string {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key')
  return sign(NO_DIGEST, list, key).toString('base64')
}

/** Whether this public key (base64) verifies a list's signature. False for a malformed key or signature. */
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
