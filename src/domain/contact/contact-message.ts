import { z } from 'zod'
import { honeypotField } from '../newsletter/honeypot-field.ts'
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  checkContactMessage,
} from './contact-rules.ts'

/** A field that is missing or no text at all counts as empty, so that it is told with the others. */
function defineField(name: ContactField) {
  const { min: minLength, max: maxLength } = CONTACT_FIELDS[name]
  return z
    .string()
    .catch('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .meta({ minLength, maxLength })
}

/**
 * A contact message as it may be sent: the form's own rules, every field's problem reported at once (CONTACT-API-1).
 * Forms posted without JavaScript write line breaks as two characters; they count as one.
 */
export const contactMessageSchema = z
  .object(
    {
      firstName: defineField('firstName'),
      lastName: defineField('lastName'),
      email: defineField('email'),
      subject: defineField('subject'),
      message: defineField('message'),
      // Signs of a program; a person's form leaves the first empty, and without JavaScript the second out.
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

/** People send a link or two; those who sell send many. */
const MAX_LINKS = 4
const LINK = /https?:\/\/|\bwww\./gi
/** A link as forums write it. One in HTML may be a question about a page; letters show it as it was typed. */
const FORUM_LINK = /\[url[=\]]/i

/** True for a message that is set aside for the coach to look at later; it is never thrown away. */
export function looksLikeSpam({ firstName, lastName, subject, message }: ContactMessage): boolean {
  const links = `${subject} ${message}`.match(LINK)?.length ?? 0
  return (
    links > MAX_LINKS ||
    FORUM_LINK.test(message) ||
    [firstName, lastName].some((name) => /https?:\/\//i.test(name))
  )
}
