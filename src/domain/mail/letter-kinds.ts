/** Every letter this product sends, by what it is for. */
export const LETTER_KINDS = [
  'contact_to_coach',
  'contact_confirmation',
  'newsletter_confirmation',
  'newsletter_already_subscribed',
  'welcome',
  'plan_day',
  'goodbye',
  'newsletter_issue',
  'newsletter_test',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** The life of a letter: it waits, is in somebody's hands, and ends sent, failed or cancelled. */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const
export type LetterState = (typeof LETTER_STATES)[number]
