import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, savedVersion, textField } from '../content/input-fields.ts'
import { CONTENT_LIMITS } from '../content/limits.ts'
import { isBlank } from '../text/control-characters.ts'

/** Longer subjects are cut by every mail program. */
export const ISSUE_LIMITS = { subject: 150, previewText: 200 } as const

const fields = {
  subject: lineField('Subject', ISSUE_LIMITS.subject),
  preview_text: lineField('Preview text', ISSUE_LIMITS.previewText),
  content: textField('The letter', CONTENT_LIMITS.content),
}

export const issueCreateSchema = z
  .object(
    {
      subject: fields.subject.default(''),
      preview_text: fields.preview_text.default(''),
      content: fields.content.default(''),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'IssueCreate' })

export const issueUpdateSchema = z
  .object(fields, NOT_AN_OBJECT)
  .partial()
  .extend({ updated_at: savedVersion })
  .meta({ id: 'IssueUpdate' })

export const issueSendSchema = z
  .object(
    {
      /** When it goes out; left out, at once. */
      at: z.iso.datetime({ offset: true, error: 'This is not a date and time' }).nullish(),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'IssueSend' })

export type IssueCreate = z.infer<typeof issueCreateSchema>
export type IssueUpdate = z.infer<typeof issueUpdateSchema>

/** What is missing before an issue can go out, as the field and a sentence; null when nothing is. */
export function issueProblem({
  subject,
  content,
}: {
  subject: string
  content: string
}): { field: string; message: string } | null {
  if (isBlank(subject)) return { field: 'subject', message: 'Subject is required' }
  if (isBlank(content)) return { field: 'content', message: 'The letter is empty' }
  return null
}

const isoTime = z.iso.datetime()

/** A sent newsletter issue as the archive lists it. */
export const sentIssueSummarySchema = z
  .object({ subject: z.string(), preview_text: z.string(), slug: z.string(), sent_at: isoTime })
  .meta({ id: 'SentIssueSummary' })

/** A sent newsletter issue to read on the site. */
export const sentIssueSchema = sentIssueSummarySchema
  .extend({ content_html: z.string() })
  .meta({ id: 'SentIssue' })

export type SentIssueSummary = z.infer<typeof sentIssueSummarySchema>
export type SentIssue = z.infer<typeof sentIssueSchema>
