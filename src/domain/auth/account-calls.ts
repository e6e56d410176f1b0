import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { idParams } from '../api/call-fields.ts'
import { newPasswordField, passwordField, passwordInput, typedCode } from './credentials-input.ts'
import { PASSWORD_MESSAGE } from './password.ts'

/**
 * The body of a login. A text that cannot be a password is refused as the form refuses it (AUTH-PASSWORD-2) and does
 * not count as a guess: it costs no hash and none of the five tries.
 */
export const loginInput = z
  .object(
    {
      password: passwordField,
      /** Needed only where a second factor is switched on, and only after the password was right. */
      code: typedCode.optional(),
    },
    PASSWORD_MESSAGE,
  )
  .meta({ id: 'Login' })

export const loginAnswer = z.object({ success: z.literal(true) })
export const verifyAnswer = z.object({ valid: z.boolean() })

/** The answer to a login without its code: the password was right, but no session was created. */
export const codeNeededAnswer = z.object({ code_required: z.literal(true) })

/** For the client; the routes declare their refusals in more detail (`server/api/auth/routes.ts`). */
export const loginCalls = {
  logIn: { method: 'POST', path: '/auth/login', body: loginInput, answer: loginAnswer },
  verify: { method: 'GET', path: '/auth/verify', answer: verifyAnswer },
  logOut: { method: 'POST', path: '/auth/logout', answer: null },
} as const satisfies CallSet

const LINK_MESSAGE = 'The link is not complete'
const token = z.string(LINK_MESSAGE).min(1, LINK_MESSAGE).max(100, LINK_MESSAGE)

export const welcomeLinkInput = z.object({ token }, LINK_MESSAGE).meta({ id: 'WelcomeLink' })
export const welcomeInput = z
  .object({ token, password: newPasswordField }, LINK_MESSAGE)
  .meta({ id: 'Welcome' })

export const welcomeLinkAnswer = z.object({
  /** When the link expires. */
  expires_at: z.iso.datetime(),
  /** False where a password exists already, which the link replaces. */
  first: z.boolean(),
})
export const welcomeAnswer = z.object({
  success: z.literal(true),
  /** Whether a session was created; false where a second factor may still be required. */
  logged_in: z.boolean(),
})

/** Login by a link that the server's owner made (WELCOME-LINK-1). */
export const welcomeCalls = {
  check: { method: 'POST', path: '/auth/welcome/check', body: welcomeLinkInput, answer: welcomeLinkAnswer },
  setPassword: { method: 'POST', path: '/auth/welcome', body: welcomeInput, answer: welcomeAnswer },
} as const satisfies CallSet

const OBJECT = 'The request must be a JSON object'

const passwordChangeInput = z.object(
  {
    password: passwordField,
    new_password: newPasswordField,
  },
  OBJECT,
)
const codeInput = z.object({ code: typedCode }, OBJECT)
const passwordAndCodeInput = z.object({ password: passwordField, code: typedCode }, OBJECT)

/** One session of the coach in the list of sessions. */
const listedSessionSchema = z
  .object({
    id: z.int().positive(),
    /** In plain words: `Firefox on Android`. */
    browser: z.string(),
    /** The address it came from, shortened; null when unknown. */
    place: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    /** Whether it is the session of this request. */
    is_this: z.boolean(),
  })
  .meta({ id: 'ListedSession' })

const accountAnswer = z.object({
  sessions: z.array(listedSessionSchema),
  second_factor: z.object({
    /** When it was switched on; null while it is off. */
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.int().nonnegative(),
  }),
  /** True when the next startup resets the coach's password to that of the environment. */
  password_from_environment: z.boolean(),
})
const sessionsEndedAnswer = z.object({ ended: z.int().nonnegative() })
const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) })

/** Every guess at the password or a code counts. */
const secondFactor = { method: 'POST', refuses: ['conflict', 'too_many'] } as const

export const accountCalls = {
  read: { method: 'GET', path: '/admin/account', answer: accountAnswer },
  /** Confirms the password again, before sensitive actions. */
  confirm: {
    method: 'POST',
    path: '/admin/account/confirm',
    body: passwordInput,
    answer: null,
    refuses: ['too_many'],
    stale: [],
  },
  changePassword: {
    method: 'PUT',
    path: '/admin/account/password',
    body: passwordChangeInput,
    answer: sessionsEndedAnswer,
    refuses: ['too_many'],
  },
} as const satisfies CallSet

export const sessionCalls = {
  end: { method: 'DELETE', path: '/admin/account/sessions/:id', params: idParams, answer: null },
  endMany: {
    method: 'POST',
    path: '/admin/account/sessions/end',
    body: z.object({ keep_this: z.boolean('Please say whether to stay logged in here') }, OBJECT),
    answer: sessionsEndedAnswer,
    // The session of this request may be among the ended ones.
    stale: [],
  },
} as const satisfies CallSet

export const secondFactorCalls = {
  setUp: {
    ...secondFactor,
    path: '/admin/account/second-factor/setup',
    body: passwordInput,
    /** The key of a second factor that is not active yet; `uri` is the content of its QR code. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirm: {
    ...secondFactor,
    path: '/admin/account/second-factor/confirm',
    body: codeInput,
    answer: recoveryCodesAnswer,
  },
  makeCodes: {
    ...secondFactor,
    path: '/admin/account/second-factor/recovery-codes',
    body: passwordAndCodeInput,
    answer: recoveryCodesAnswer,
  },
  switchOff: {
    ...secondFactor,
    path: '/admin/account/second-factor/off',
    body: passwordAndCodeInput,
    answer: null,
  },
} as const satisfies CallSet

export type Account = z.infer<typeof accountAnswer>
export type ListedSession = z.infer<typeof listedSessionSchema>
