import { z } from 'zod'
import { CONTACT_FIELD_NAMES, type ContactField, checkContactMessage } from './contact-rules.ts'

const field = z
  .string()
  .default('')
  .transform((text) => text.trim())

const shape = {
  firstName: field,
  lastName: field,
  email: field,
  subject: field,
  message: field,
} satisfies Record<ContactField, typeof field>

/** A contact message as it may be sent: the form's own rules, every problem reported at once (contract §3). */
export const contactMessageSchema = z
  .object(shape)
  .superRefine((values, context) => {
    for (const { field: name, message } of checkContactMessage(values)) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .meta({ id: 'ContactMessage', description: `All of ${CONTACT_FIELD_NAMES.join(', ')} are required.` })
