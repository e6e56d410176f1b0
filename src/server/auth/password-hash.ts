import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** OWASP's parameters for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** The standard encoded form of argon2 hashes: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hashes a password with a random salt; the work runs off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await derive(password, { ...COST, nonce, tagLength: HASH_BYTES })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(nonce)}$${toText(hash)}`
}

/**
 * Whether a password matches a stored hash, compared in constant time.
 *
 * @throws Error when the stored text is not a hash in this form
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = STORED.exec(stored) ?? []
  if (!salt) throw new Error('The stored password is not in a form this version knows')
  const known = Buffer.from(expected, 'base64')
  const hash = await derive(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: known.length,
  })
  return timingSafeEqual(hash, known)
}

function derive(password: string, cost: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return deriveKey('argon2id', { ...cost, message: password })
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Message for a new password from the list. */
export const COMMON_PASSWORD_MESSAGE =
  'This is one of the passwords that are guessed first. Please choose another one'

/**
 * Whether a password is among the nearly fifty thousand most used, and so most guessed (ASVS 5.0, 6.2.4), ignoring
 * case. The list is loaded lazily: few processes need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.toLowerCase())
}
