import { DAY, SECOND } from '../time/durations.ts'

/** The forms a subscription can come from (NEWS-FORM-1). */
export const REFERRAL_SOURCES = ['footer', 'popup', 'blog-cta'] as const
export type ReferralSource = (typeof REFERRAL_SOURCES)[number]

/** The tag sent wherever the 7-day plan is offered (NEWS-FORM-2). */
export const PLAN_TAG = 'free-workout-plan'

/** Number of days of the free workout plan. */
export const PLAN_DAYS = 7
/** Maximum duration of a day of the plan, in minutes. */
export const MAX_PLAN_MINUTES = 120

/** Maximum length of a first name, in characters, as in the contact form. */
export const MAX_FIRST_NAME_LENGTH = 50

/** How long the thanks are shown before the form is cleared. */
export const SUBSCRIBED_RESET_MS = 10 * SECOND

/** When the popup appears and disappears (NEWS-POPUP-2). */
export const POPUP = {
  delayMs: 5 * SECOND,
  closeAfterSuccessMs: 2 * SECOND,
  minWidthPx: 768,
  cookieDays: 30,
  cookieMaxAgeSeconds: (30 * DAY) / SECOND,
} as const

/** The path to which sign-ups are posted, with JavaScript and without. */
export const SUBSCRIBE_PATH = '/api/newsletter/subscribe'

/** The message of a form that could not be sent (NEWS-FORM-5). */
export const NO_CONNECTION = 'Connection error: Unable to connect to the server. Please try again.'

/** The thanks for a sign-up, beside the form and in a toast (NEWS-FORM-5). */
export const WELCOME = 'Welcome to the community! 🎉'
