import { z } from 'zod'
import { hasControlCharacters, hasLineBreaks, isBlank } from '../text/control-characters.ts'
import { EMAIL_MESSAGE, isEmailAddress, normalizeEmail } from '../text/email-address.ts'
import { isTimeZone } from '../time/zoned-time.ts'
import { MAX_FIRST_NAME_LENGTH, REFERRAL_SOURCES } from './constants.ts'
import { honeypotField } from './honeypot-field.ts'
import { MAX_TAGS_OF_ADDRESS, TAG_PATTERN } from './subscriber.ts'

const TAG_MESSAGE = 'A tag is made of small letters, digits and hyphens'

const firstName = z
  .string('First name must be text')
  .transform((text) => text.trim())
  .refine(
    (text) => text.length <= MAX_FIRST_NAME_LENGTH,
    `First name can be at most ${MAX_FIRST_NAME_LENGTH} characters`,
  )
  .refine(
    (text) => !hasControlCharacters(text) && !hasLineBreaks(text),
    'First name contains characters that cannot be used',
  )
  .nullable()
  .transform((text) => (text === null || isBlank(text) ? undefined : text))
  .optional()

/** A form posted without JavaScript sends a single tag as text. */
const tags = z
  .union(
    [z.string().transform((tag) => [tag]), z.array(z.string(TAG_MESSAGE))],
    'Tags must be a list of words',
  )
  .pipe(
    z
      .array(z.string().regex(TAG_PATTERN, TAG_MESSAGE))
      .max(MAX_TAGS_OF_ADDRESS, `At most ${MAX_TAGS_OF_ADDRESS} tags`),
  )
  .transform((list) => [...new Set(list)])

/** The input of a newsletter form (NEWS-SIGNUP-2). The address is normalized to the form in which it is stored. */
export const subscriptionSchema = z
  .object(
    {
      email: z.string(EMAIL_MESSAGE).transform(normalizeEmail).refine(isEmailAddress, EMAIL_MESSAGE),
      firstName,
      referralSource: z.enum(
        REFERRAL_SOURCES,
        `referralSource must be one of ${REFERRAL_SOURCES.join(', ')}`,
      ),
      tags: tags.default([]),
      // Used to send letters in the reader's morning; an invalid one counts as absent.
      timeZone: z.string().max(64).refine(isTimeZone).optional().catch(undefined),
      // Spam signals: a real form leaves the first empty, and without JavaScript omits the second.
      website: honeypotField,
      elapsed: z.number().nonnegative().optional().catch(undefined),
      // The solved challenge of an earlier answer; anything else counts as absent.
      proof: z
        .object({ challenge: z.string().max(100), solution: z.string().max(20) })
        .optional()
        .catch(undefined),
    },
    EMAIL_MESSAGE,
  )
  .meta({ id: 'Subscription' })

export type Subscription = z.infer<typeof subscriptionSchema>
