import { DAY, SECOND } from '../time/durations.ts'
import { GROUP_LENGTH, generateGroups, type Pick } from './password.ts'

/** The parameters of authenticator codes that all apps support (RFC 6238). */
export const CODE_SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How long one code is valid. */
export const CODE_PERIOD_MS = CODE_SHAPE.period * SECOND

/** Adjacent codes before and after the present one that are accepted: clocks differ, and typing takes time. */
export const CODE_WINDOW = 1

export const RECOVERY_CODES = 10
const RECOVERY_GROUPS = 2

/**
 * Wrong codes the whole site accepts in a day. It stops an attacker who has the password and very many addresses long
 * before six digits are guessed; a single address uses up its own five in 15 minutes far earlier, so that it cannot
 * lock the coach out (AUTH-LIMIT-4).
 */
export const CODE_RATE = { limit: 1_000, windowMs: DAY } as const

export const CODE_NEEDED_MESSAGE = 'Please enter the code from your authenticator app.'
export const WRONG_CODE_MESSAGE = 'That code isn’t right, or has already been used. Please try the next one.'
export const CODE_FORMAT_MESSAGE = 'A code has six digits; a recovery code has two groups of five characters'

/** A code as typed: six digits of the app, or a recovery code. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

const RECOVERY = new RegExp(`^[a-z0-9]{${GROUP_LENGTH * RECOVERY_GROUPS}}$`)

/** Parses a typed code, ignoring blanks and hyphens; null when it cannot be a code. */
export function readTypedCode(text: string): TypedCode | null {
  const signs = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs }
  if (!RECOVERY.test(signs)) return null
  return { kind: 'recovery', code: `${signs.slice(0, GROUP_LENGTH)}-${signs.slice(GROUP_LENGTH)}` }
}

/** Generates recovery codes, each valid for one login: two groups of five characters, 49 bits. */
export function generateRecoveryCodes(pick: Pick): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => generateGroups(pick, RECOVERY_GROUPS))
}
