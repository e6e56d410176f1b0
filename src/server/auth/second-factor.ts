import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import {
  CODE_PERIOD_MS,
  CODE_SHAPE,
  CODE_WINDOW,
  generateRecoveryCodes,
  type TypedCode,
} from '../../domain/auth/second-factor.ts'
import {
  confirmSecondFactor,
  consumeRecoveryCode,
  consumeTotpStep,
  findSecondFactor,
  listRecoveryCodes,
  offerSecondFactor,
  replaceRecoveryCodes,
  type StoredSecondFactor,
} from '../store/auth/second-factor.ts'
import { readSecret } from '../store/auth/secrets.ts'
import type { Store } from '../store/database.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const SEAL_KEY_BYTES = 32

/**
 * Encrypts a text that has to be read again, so that a copy of its table alone reveals nothing.
 *
 * @param secret a secret of this site (`store/auth/secrets.ts`)
 */
export function encryptSecret(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when the text was sealed with another secret, or modified since */
export function decryptSecret(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, deriveKey(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', SEAL_KEY_BYTES))
}

/** The size RFC 4226 recommends. */
const KEY_BYTES = 20
const SEAL = 'second-factor'

/** Whether the login asks for a code. */
export async function isSecondFactorOn(db: Store): Promise<boolean> {
  return (await findSecondFactor(db))?.confirmed_at != null
}

/**
 * Makes a key that is inactive until confirmed.
 *
 * @param siteName the label in the authenticator app
 * @returns the key as text and as the URI for its QR code; null when a second factor is already on
 */
export async function makeSecondFactor(
  db: Store,
  siteName: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: KEY_BYTES })
  const sealed = encryptSecret(secret.base32, await readSecret(db, SEAL))
  if (!(await offerSecondFactor(db, sealed))) return null
  const totp = new TOTP({ ...CODE_SHAPE, secret, issuer: siteName.replaceAll(':', ' '), label: 'Admin' })
  return { secret: secret.base32, uri: totp.toString() }
}

/** Makes recovery codes and their stored hashes, as slow as the password's because the codes are as short. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = generateRecoveryCodes(randomInt)
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) }
}

/**
 * Uses up a code that was found to be right.
 *
 * @returns true when it was still unused: of several requests with the same code one succeeds
 */
export type ConsumeCode = (db: Store) => Promise<boolean>

/** Checks a code; returns a function that uses it up, or null for a wrong one. */
export async function checkCode(db: Store, typed: TypedCode, now: number): Promise<ConsumeCode | null> {
  const stored = await findSecondFactor(db)
  if (!stored?.confirmed_at) return null
  if (typed.kind === 'recovery') return checkRecoveryCode(db, typed.code)
  const step = await findStep(db, stored, typed.code, now)
  return step === null ? null : (transaction) => consumeTotpStep(transaction, step)
}

/** Switches on the prepared factor, with its recovery codes, when the code matches; false when it does not. */
export async function confirmCode(
  db: Store,
  code: string,
  now: number,
): Promise<((transaction: Store, hashes: readonly string[]) => Promise<boolean>) | null> {
  const stored = await findSecondFactor(db)
  if (!stored || stored.confirmed_at !== null) return null
  const step = await findStep(db, stored, code, now)
  if (step === null) return null
  return async (transaction, hashes) => {
    if (!(await confirmSecondFactor(transaction, stored.secret, new Date(now).toISOString()))) return false
    await replaceRecoveryCodes(transaction, hashes)
    return consumeTotpStep(transaction, step)
  }
}

/** Returns the time step a code belongs to; null when it is wrong or was used. */
async function findStep(
  db: Store,
  stored: StoredSecondFactor,
  code: string,
  now: number,
): Promise<number | null> {
  const key = decryptSecret(stored.secret, await readSecret(db, SEAL))
  const totp = new TOTP({ ...CODE_SHAPE, secret: Secret.fromBase32(key) })
  // The library compares in constant time.
  const away = totp.validate({ token: code, timestamp: now, window: CODE_WINDOW })
  if (away === null) return null
  const step = Math.floor(now / CODE_PERIOD_MS) + away
  return step > stored.last_step ? step : null
}

/** Compares all of them even after a match, so that the time taken reveals nothing. */
async function checkRecoveryCode(db: Store, code: string): Promise<ConsumeCode | null> {
  const left = await listRecoveryCodes(db)
  const fits = await Promise.all(left.map(({ code_hash }) => verifyPassword(code, code_hash)))
  const found = left.find((_, index) => fits[index])
  return found ? (transaction) => consumeRecoveryCode(transaction, found.id) : null
}
