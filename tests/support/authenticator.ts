import { Secret, TOTP } from 'otpauth'
import { CODE_SHAPE } from '../../src/domain/auth/second-factor.ts'

/** Returns the code that an authenticator app with this key shows at a given time. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ ...CODE_SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}
