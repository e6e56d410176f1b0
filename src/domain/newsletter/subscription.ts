import { z } from 'zod'
import { hasControlCharacters } from '../text/control-characters.ts'
import { EMAIL_MESSAGE, isEmailAddress } from '../text/email-address.ts'
import { REFERRAL_SOURCES } from './constants.ts'

const MOST_TAGS = 10

/** What a newsletter form sends (specification §3, contract §3). */
export const subscriptionSchema = z
  .object({
    email: z
      .string(EMAIL_MESSAGE)
      .transform((text) => text.trim())
      .refine(isEmailAddress, EMAIL_MESSAGE),
    firstName: z
      .string()
      .transform((text) => text.trim())
      .refine((text) => text.length <= 50, 'First name can be at most 50 characters')
      .refine(
        (text) => !hasControlCharacters(text) && !/[\r\n\t]/.test(text),
        'First name contains characters that cannot be used',
      )
      .optional(),
    referralSource: z.enum(REFERRAL_SOURCES, 'referralSource is one of footer, popup, blog-cta'),
    tags: z
      .union([z.string().transform((tag) => [tag]), z.array(z.string())])
      .pipe(
        z
          .array(z.string().regex(/^[a-z0-9-]{1,40}$/, 'A tag is made of small letters, digits and hyphens'))
          .max(MOST_TAGS),
      )
      .default([]),
  })
  .meta({ id: 'Subscription' })

export type Subscription = z.infer<typeof subscriptionSchema>
