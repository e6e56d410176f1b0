import { Secret, TOTP } from 'otpauth'
import { CODE_SHAPE } from '../../src/domain/auth/second-factor.ts'

/** The code an authenticator app with this key shows at a moment. */
export function showCode(secret: string, now: Date): string {
  return new TOTP({ ...CODE_SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}
