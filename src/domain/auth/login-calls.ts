import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { passwordField, typedCode } from './credentials-input.ts'
import { PASSWORD_MESSAGE } from './password.ts'

/**
 * What the login sends. A text that cannot be a password at all is refused as the form refuses it (AUTH-PASSWORD-2)
 * and is no guess: it costs no hash and takes none of the five tries.
 */
export const loginInput = z
  .object(
    {
      password: passwordField,
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

/** For the client; the routes say more of their refusals than others (`server/api/auth/routes.ts`). */
export const loginCalls = {
  logIn: { method: 'POST', path: '/auth/login', body: loginInput, answer: loginAnswer },
  verify: { method: 'GET', path: '/auth/verify', answer: verifyAnswer },
  logOut: { method: 'POST', path: '/auth/logout', answer: null },
} as const satisfies CallSet
