import { z } from 'zod'
import type { FieldError } from '../errors.ts'
import { lineField, NOT_AN_OBJECT, savedVersion, textField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { isBlank } from '../text/control-characters.ts'
import { findTokenProblems } from './issue-tokens.ts'
import { tagsField } from './tags-input.ts'

/** Every mail program truncates longer subjects. */
export const ISSUE_LIMITS = { subject: 150, previewText: 200 } as const

const fields = {
  subject: lineField('Subject', ISSUE_LIMITS.subject),
  preview_text: lineField('Preview text', ISSUE_LIMITS.previewText),
  content: textField('The letter', CONTENT_LIMITS.content),
  tags: tagsField,
}

export const issueCreateSchema = z
  .object(
    {
      subject: fields.subject.default(''),
      preview_text: fields.preview_text.default(''),
      content: fields.content.default(''),
      tags: fields.tags.default([]),
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
      /** When it is sent; immediately if absent. */
      at: z.iso.datetime({ offset: true, error: 'This is not a date and time' }).nullish(),
      /** Sends it to each reader at the next seven in the morning of the reader's own time zone from then on (NEWS-TIME-1). */
      by_morning: z.boolean('by_morning is true or false').default(false),
      /** Sends it although a mail check failed (DELIVER-SEND-1). */
      confirm: z.boolean('confirm is true or false').default(false),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'IssueSend' })

export type IssueCreate = z.infer<typeof issueCreateSchema>
export type IssueUpdate = z.infer<typeof issueUpdateSchema>

/** Returns what prevents an issue from being sent, as fields and sentences; empty when nothing does. */
export function issueProblems(issue: {
  subject: string
  preview_text: string
  content: string
}): FieldError[] {
  const problems: FieldError[] = []
  if (isBlank(issue.subject)) problems.push({ field: 'subject', message: 'Subject is required' })
  if (isBlank(issue.content)) problems.push({ field: 'content', message: 'The letter is empty' })
  for (const field of ['subject', 'preview_text', 'content'] as const)
    for (const { message } of findTokenProblems(issue[field])) problems.push({ field, message })
  return problems.slice(0, MAX_PROBLEMS)
}

/** The same invalid token may occur ten thousand times. */
const MAX_PROBLEMS = 20

const isoTime = z.iso.datetime()

/** A sent newsletter issue in the archive's list. */
export const sentIssueSummarySchema = z
  .object({ subject: z.string(), preview_text: z.string(), slug: z.string(), sent_at: isoTime })
  .meta({ id: 'SentIssueSummary' })

/** A sent newsletter issue as shown on the site. */
export const sentIssueSchema = sentIssueSummarySchema
  .extend({ content_html: z.string() })
  .meta({ id: 'SentIssue' })

export type SentIssueSummary = z.infer<typeof sentIssueSummarySchema>
export type SentIssue = z.infer<typeof sentIssueSchema>

/** Returns the name of an issue, even before it has a subject. */
export function nameIssue({ subject }: { subject: string }): string {
  return subject.trim() || 'Letter without a subject'
}
