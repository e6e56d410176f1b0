import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { addSecret, findSecret } from '../../store/auth/secrets.ts'
import type { Store } from '../../store/database.ts'

/** Under which name the key stands in the domain name system. */
export const OWN_SELECTOR = 'hf1'
const SECRET = 'dkim-key'
/** What all mail services take; longer ones do not fit into one record everywhere. */
const KEY_BITS = 2048

export interface DkimKey {
  /** PEM; never shown. */
  privateKey: string
  /** What is published, as it stands in the record. */
  record: string
}

/** The key this site signs its letters with (RFC 6376); the first to ask makes it, and all processes get the same. */
export async function readDkimKey(store: Store): Promise<DkimKey> {
  const privateKey = (await findSecret(store, SECRET)) ?? (await addSecret(store, SECRET, await makeKey()))
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' })
  return { privateKey, record: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}` }
}

/** The private key, PEM; null while there is none. */
export function findDkimKey(store: Store): Promise<string | null> {
  return findSecret(store, SECRET)
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return privateKey
}

/** The key a DKIM record publishes; null for one that is revoked or no such record. */
export function readPublishedKey(record: string): string | null {
  const key = /(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '')
  return key ? key : null
}
