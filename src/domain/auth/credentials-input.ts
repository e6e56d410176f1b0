import { z } from 'zod'
import { isPassword, normalizePassword, PASSWORD_LENGTH, PASSWORD_MESSAGE } from './password.ts'
import { CODE_FORMAT_MESSAGE, readTypedCode } from './second-factor.ts'

export const passwordField = z
  .string(PASSWORD_MESSAGE)
  .transform(normalizePassword)
  .refine(isPassword, PASSWORD_MESSAGE)

const NEW_PASSWORD_MESSAGE = `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`

/** A password that the coach sets. */
export const newPasswordField = z
  .string(NEW_PASSWORD_MESSAGE)
  .transform(normalizePassword)
  .refine(isPassword, NEW_PASSWORD_MESSAGE)

/** A code of the authenticator app or a recovery code, as typed. */
export const typedCode = z
  .string(CODE_FORMAT_MESSAGE)
  .max(40, CODE_FORMAT_MESSAGE)
  .transform((text, context) => {
    const code = readTypedCode(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: CODE_FORMAT_MESSAGE })
    return z.NEVER
  })

export const passwordInput = z.object({ password: passwordField }, 'The request must be a JSON object')
