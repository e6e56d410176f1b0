import { z } from 'zod'

const isoTime = z.iso.datetime()

/** A sent newsletter issue as the archive lists it. */
export const letterSummarySchema = z
  .object({ subject: z.string(), preview_text: z.string(), slug: z.string(), sent_at: isoTime })
  .meta({ id: 'LetterSummary' })

/** A sent newsletter issue to read on the site. */
export const letterSchema = letterSummarySchema.extend({ content_html: z.string() }).meta({ id: 'Letter' })

export type LetterSummary = z.infer<typeof letterSummarySchema>
export type Letter = z.infer<typeof letterSchema>
