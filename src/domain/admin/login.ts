import { z } from 'zod'
import { typedCode } from '../auth/account-calls.ts'
import { isPassword, normalizePassword, PASSWORD_MESSAGE } from '../auth/password.ts'

/**
 * What the login sends. A text that cannot be a password at all is refused as the form refuses it (product §14.1)
 * and is no guess: it costs no hash and takes none of the five tries.
 */
export const loginInput = z
  .object(
    {
      password: z.string(PASSWORD_MESSAGE).transform(normalizePassword).refine(isPassword, PASSWORD_MESSAGE),
      /** Only where a second factor is switched on, and only once the password was right. */
      code: typedCode.optional(),
    },
    PASSWORD_MESSAGE,
  )
  .meta({ id: 'Login' })

export const loginAnswer = z.object({ success: z.literal(true) })
export const verifyAnswer = z.object({ valid: z.boolean() })

/** What a login without its code is told: the password was right, no session was begun. */
export const codeNeededAnswer = z.object({ code_required: z.literal(true) })
