import { hash, randomBytes } from 'node:crypto'

/** The secret of a cookie or a link: 32 bytes that cannot be guessed. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a token, to know it again by. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
