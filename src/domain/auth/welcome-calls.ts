import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { newPasswordField } from './credentials-input.ts'

const LINK_MESSAGE = 'The link is not complete'
const token = z.string(LINK_MESSAGE).min(1, LINK_MESSAGE).max(100, LINK_MESSAGE)

export const welcomeLinkInput = z.object({ token }, LINK_MESSAGE).meta({ id: 'WelcomeLink' })
export const welcomeInput = z
  .object({ token, password: newPasswordField }, LINK_MESSAGE)
  .meta({ id: 'Welcome' })

export const welcomeLinkAnswer = z.object({
  /** When the link ends. */
  expires_at: z.iso.datetime(),
  /** False where there is a password already, which the link replaces. */
  first: z.boolean(),
})
export const welcomeAnswer = z.object({
  success: z.literal(true),
  /** Whether a session was begun: not where a second step may stand before it. */
  logged_in: z.boolean(),
})

/** The way in by a link of the server's owner (WELCOME-LINK-1). */
export const welcomeCalls = {
  check: { method: 'POST', path: '/auth/welcome/check', body: welcomeLinkInput, answer: welcomeLinkAnswer },
  setPassword: { method: 'POST', path: '/auth/welcome', body: welcomeInput, answer: welcomeAnswer },
} as const satisfies CallSet
