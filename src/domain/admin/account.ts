import { z } from 'zod'
import { isPassword, normalizePassword, PASSWORD_LENGTH, PASSWORD_MESSAGE } from '../auth/password.ts'
import { CODE_FORMAT_MESSAGE, readTypedCode } from '../auth/second-factor.ts'

const OBJECT = 'The request must be a JSON object'
const password = z.string(PASSWORD_MESSAGE).transform(normalizePassword).refine(isPassword, PASSWORD_MESSAGE)
const NEW_PASSWORD_MESSAGE = `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`

/** A code of the authenticator app or a recovery code, as it was typed. */
export const typedCode = z
  .string(CODE_FORMAT_MESSAGE)
  .max(40, CODE_FORMAT_MESSAGE)
  .transform((text, context) => {
    const code = readTypedCode(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: CODE_FORMAT_MESSAGE })
    return z.NEVER
  })

export const passwordChangeInput = z.object(
  {
    password,
    new_password: z
      .string(NEW_PASSWORD_MESSAGE)
      .transform(normalizePassword)
      .refine(isPassword, NEW_PASSWORD_MESSAGE),
  },
  OBJECT,
)
export const passwordInput = z.object({ password }, OBJECT)
export const codeInput = z.object({ code: typedCode }, OBJECT)
export const passwordAndCodeInput = z.object({ password, code: typedCode }, OBJECT)
export const endSessionsInput = z.object(
  { keep_this: z.boolean('Please say whether to stay logged in here') },
  OBJECT,
)

/** One login of the coach, as the list of sessions shows it. */
export const listedSessionSchema = z
  .object({
    id: z.int().positive(),
    /** In plain words: `Firefox on Android`. */
    browser: z.string(),
    /** The address it came from, shortened; null when it is not known. */
    place: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    /** Whether it is the one that asks. */
    is_this: z.boolean(),
  })
  .meta({ id: 'ListedSession' })

export const accountAnswer = z.object({
  sessions: z.array(listedSessionSchema),
  second_factor: z.object({
    /** When it was switched on; null while it is off. */
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.int().nonnegative(),
  }),
  /** True when the next start makes the password of the environment the coach's again. */
  password_from_environment: z.boolean(),
})
export const sessionsEndedAnswer = z.object({ ended: z.int().nonnegative() })
/** The key of a second factor that does not count yet; `uri` is what its QR code says. */
export const secondFactorSetupAnswer = z.object({ secret: z.string(), uri: z.string() })
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) })

export type Account = z.infer<typeof accountAnswer>
export type ListedSession = z.infer<typeof listedSessionSchema>
