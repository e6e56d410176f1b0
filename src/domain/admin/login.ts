import { z } from 'zod'
import { isPassword, normalizePassword, PASSWORD_MESSAGE } from '../auth/password.ts'

/**
 * What the login sends. A text that cannot be a password at all is refused as the form refuses it (specification §5)
 * and is no guess: it costs no hash and takes none of the five tries.
 */
export const loginInput = z
  .object(
    {
      password: z.string(PASSWORD_MESSAGE).transform(normalizePassword).refine(isPassword, PASSWORD_MESSAGE),
    },
    PASSWORD_MESSAGE,
  )
  .meta({ id: 'Login' })

export const loginAnswer = z.object({ success: z.literal(true) })
export const verifyAnswer = z.object({ valid: z.boolean() })
