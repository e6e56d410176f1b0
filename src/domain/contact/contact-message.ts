import { z } from 'zod'
import { honeypotField } from '../newsletter/honeypot-field.ts'
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  checkContactMessage,
} from './contact-rules.ts'

/** Defines a field whose missing or non-text value counts as empty, so that its problem is reported with the others. */
function defineField(name: ContactField) {
  const { min: minLength, max: maxLength } = CONTACT_FIELDS[name]
  return z
    .string()
    .catch('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .meta({ minLength, maxLength })
}

/**
 * A valid contact message: the form's own rules, every field's problem reported at once (CONTACT-API-1). Forms posted
 * without JavaScript send line breaks as two characters; they count as one.
 */
export const contactMessageSchema = z
  .object(
    {
      firstName: defineField('firstName'),
      lastName: defineField('lastName'),
      email: defineField('email'),
      subject: defineField('subject'),
      message: defineField('message'),
      // Spam signals: a real form leaves the first empty, and without JavaScript omits the second.
      website: honeypotField,
      elapsed: z.number().nonnegative().optional().catch(undefined),
    },
    'The message could not be read',
  )
  .superRefine((values, context) => {
    for (const { field, message } of checkContactMessage(values)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
  .meta({ id: 'ContactMessage', required: [...CONTACT_FIELD_NAMES] })

export type ContactForm = z.infer<typeof contactMessageSchema>

/** A genuine message has a link or two; advertising has many. */
const MAX_LINKS = 4
const LINK = /https?:\/\/|\bwww\./gi
/** A link in forum markup. HTML links are allowed, as a question about a page may hold them; mails show them as typed. */
const FORUM_LINK = /\[url[=\]]/i

/** Whether a message is set aside for the coach to review later; it is never discarded. */
export function isLikelySpam({ firstName, lastName, subject, message }: ContactMessage): boolean {
  const links = `${subject} ${message}`.match(LINK)?.length ?? 0
  return (
    links > MAX_LINKS ||
    FORUM_LINK.test(message) ||
    [firstName, lastName].some((name) => /https?:\/\//i.test(name))
  )
}
