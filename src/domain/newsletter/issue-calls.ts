import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { idParams, pagedQuery } from '../api/call-fields.ts'
import { mailCheckSchema } from '../mail/mail-check-calls.ts'
import { issueCreateSchema, issueSendSchema, issueUpdateSchema } from './issue.ts'
import { issueSchema } from './issue-schema.ts'

const count = z.int().nonnegative()

const issueListAnswer = z.object({
  issues: z.array(issueSchema.omit({ content: true, content_html: true })),
  total: count,
  /** The number of subscribers on the list. */
  recipients: count,
})
export const issueAnswer = z.object({
  issue: issueSchema,
  /** The number of recipients at present, and of subscribers on the list. */
  recipients: count,
  subscribers: count,
})
/** The number of recipients of an issue with some tags, of subscribers on the list, and of subscribers with each tag. */
const recipientsAnswer = z
  .object({
    recipients: count,
    subscribers: count,
    tags: z.array(z.object({ tag: z.string(), subscribers: count })),
  })
  .meta({ id: 'IssueRecipients' })
const refusal = {
  error: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
}
/** The code of a refusal because of failed mail checks, and the checks; `confirm` sends the issue anyway. */
const unsafeAnswer = z.object({
  ...refusal,
  code: z.literal('mail_check_failed').optional(),
  checks: z.array(mailCheckSchema).optional(),
})
/** The stored version, where another one was stored meanwhile. */
const staleIssueAnswer = z.object({ ...refusal, issue: issueSchema.optional() })

const list = ['/admin/issues']
const changesIssue = { method: 'POST', params: idParams, answer: issueAnswer } as const

export const issueCalls = {
  list: { method: 'GET', path: '/admin/issues', query: pagedQuery, answer: issueListAnswer },
  recipients: {
    method: 'GET',
    path: '/admin/issues/recipients',
    query: z.object({
      /** Repeated for several; absent for the whole list. */
      tag: z
        .union([z.string().transform((tag) => [tag]), z.array(z.string())])
        .pipe(issueUpdateSchema.shape.tags.unwrap())
        .optional(),
    }),
    answer: recipientsAnswer,
  },
  read: { method: 'GET', path: '/admin/issues/:id', params: idParams, answer: issueAnswer },
  create: {
    method: 'POST',
    path: '/admin/issues',
    body: issueCreateSchema,
    status: 201,
    answer: issueAnswer.extend({ id: z.int().positive() }),
    stale: list,
  },
  update: {
    method: 'PUT',
    path: '/admin/issues/:id',
    params: idParams,
    body: issueUpdateSchema,
    answer: issueAnswer,
    conflict: staleIssueAnswer,
    stale: list,
  },
  remove: {
    method: 'DELETE',
    path: '/admin/issues/:id',
    params: idParams,
    answer: null,
    refuses: ['conflict'],
    stale: list,
  },
  test: {
    ...changesIssue,
    path: '/admin/issues/:id/test',
    refuses: ['invalid'],
    stale: ['/admin/outbox'],
  },
  send: {
    ...changesIssue,
    path: '/admin/issues/:id/send',
    body: issueSendSchema,
    conflict: unsafeAnswer,
    stale: [...list, '/admin/outbox'],
  },
  cancel: {
    ...changesIssue,
    path: '/admin/issues/:id/cancel',
    refuses: ['conflict'],
    stale: list,
  },
  pause: {
    ...changesIssue,
    path: '/admin/issues/:id/pause',
    refuses: ['conflict'],
    replaces: '/admin/issues/:id',
    stale: [],
  },
  resume: {
    ...changesIssue,
    path: '/admin/issues/:id/resume',
    refuses: ['conflict'],
    replaces: '/admin/issues/:id',
    stale: [],
  },
} as const satisfies CallSet

/** An issue as stored on the server, and the present number of its recipients. */
export type IssueAnswer = z.infer<typeof issueAnswer>
