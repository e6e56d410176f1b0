import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type Issue,
  issueAnswer,
  issueCreatedAnswer,
  issueListAnswer,
  recipientsAnswer,
} from '../../../../domain/admin/issues.ts'
import { idParams } from '../../../../domain/api/id-params.ts'
import { pagedQuery } from '../../../../domain/api/list-query.ts'
import { Failure, type FieldError } from '../../../../domain/errors.ts'
import { mailChecksAnswer } from '../../../../domain/mail/mail-check-calls.ts'
import { ASK_ABOVE_RECIPIENTS, findUnsafe } from '../../../../domain/newsletter/before-sending.ts'
import {
  issueCreateSchema,
  issueProblems,
  issueSendSchema,
  issueUpdateSchema,
} from '../../../../domain/newsletter/issue.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { countRecipients, countTags, pauseIssue, scheduleIssue } from '../../../store/issue-sending.ts'
import {
  createIssue,
  deleteIssue,
  getIssue,
  type IssueSave,
  listIssues,
  updateIssue,
} from '../../../store/issues.ts'
import { enqueueLetter } from '../../../store/outbox.ts'
import { learnVideos } from '../../../videos/learn-videos.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin newsletter']
const LOCKED = 'This letter is on its way or has already been sent, so it can’t be changed.'
/** Of a check of the mail that failed, the code and what failed; `confirm` sends it all the same. */
const unsafeAnswer = errorAnswer.extend({
  code: z.literal('mail_check_failed').optional(),
  checks: mailChecksAnswer.shape.checks.optional(),
})
const staleAnswer = errorAnswer.extend({ issue: issueAnswer.shape.issue.optional() })

/** The coach's newsletter issues: written, tried out, scheduled, sent. */
export const issueRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery, kickIssues, coachEmail, mailChecker } = options
  const { mediaStore, imageQueue: queue, askOutside: ask } = options
  const answer = async (issue: Issue) => ({
    issue,
    recipients: await countRecipients(store, issue.tags),
    subscribers: await countRecipients(store),
  })

  app.get(
    '/admin/issues',
    {
      schema: {
        tags,
        summary: 'All newsletter issues, the one changed last first',
        querystring: pagedQuery,
        response: { 200: issueListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => ({
      ...(await listIssues(store, query)),
      recipients: await countRecipients(store),
    }),
  )

  app.get(
    '/admin/issues/recipients',
    {
      schema: {
        tags,
        summary: 'How many an issue with some tags would go to, and the tags to choose from',
        querystring: z.object({
          /** Repeated for several; none for everybody. */
          tag: z
            .union([z.string().transform((tag) => [tag]), z.array(z.string())])
            .pipe(issueUpdateSchema.shape.tags.unwrap())
            .optional(),
        }),
        response: { 200: recipientsAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => ({
      recipients: await countRecipients(store, query.tag ?? []),
      subscribers: await countRecipients(store),
      tags: await countTags(store),
    }),
  )

  app.get(
    '/admin/issues/:id',
    {
      schema: {
        tags,
        summary: 'One issue, and how far its sending is',
        params: idParams,
        response: { 200: issueAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const issue = await getIssue(store, params.id)
      if (!issue) throw missing()
      return answer(issue)
    },
  )

  app.post(
    '/admin/issues',
    {
      schema: {
        tags,
        summary: 'A new issue',
        body: issueCreateSchema,
        response: { 201: issueCreatedAnswer, 400: errorAnswer },
      },
    },
    async (request, reply) => {
      const context = writeContext(request, clock)
      await learnVideos({ store, mediaStore, queue, ask }, request.body.content, context)
      const issue = await createIssue(store, request.body, context)
      return reply.code(201).send({ id: issue.id, ...(await answer(issue)) })
    },
  )

  app.put(
    '/admin/issues/:id',
    {
      schema: {
        tags,
        summary: 'Change an issue that has not gone out',
        params: idParams,
        body: issueUpdateSchema,
        response: { 200: issueAnswer, 400: errorAnswer, 404: errorAnswer, 409: staleAnswer },
      },
    },
    async (request, reply) => {
      const context = writeContext(request, clock)
      await learnVideos({ store, mediaStore, queue, ask }, request.body.content ?? '', context)
      const save = await updateIssue(store, request.params.id, request.body, context)
      if (save.kind === 'stale') {
        const error = 'This letter was changed elsewhere in the meantime. Your text is still here.'
        return reply.code(409).send({ error, issue: save.issue })
      }
      return answer(readSave(save))
    },
  )

  app.delete(
    '/admin/issues/:id',
    {
      schema: {
        tags,
        summary: 'Put an issue that has not gone out into the trash',
        params: idParams,
        response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request, reply) => {
      const result = await deleteIssue(store, request.params.id, writeContext(request, clock))
      if (result === 'missing') throw missing()
      if (result === 'locked') throw new Failure('conflict', LOCKED)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/admin/issues/:id/test',
    {
      schema: {
        tags,
        summary: "Send an issue to the coach's own address only",
        params: idParams,
        response: { 200: issueAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const issue = await readWhole(options, params.id)
      await enqueueLetter(
        store,
        { kind: 'newsletter_test', to: coachEmail, data: {}, issue_id: issue.id },
        clock().toISOString(),
      )
      kickDelivery()
      return answer(issue)
    },
  )

  app.post(
    '/admin/issues/:id/send',
    {
      schema: {
        tags,
        summary: 'Send an issue to everybody on the list, now or later',
        params: idParams,
        body: issueSendSchema,
        response: { 200: issueAnswer, 400: errorAnswer, 404: errorAnswer, 409: unsafeAnswer },
      },
    },
    async (request, reply) => {
      const { id, tags: wanted } = await readWhole(options, request.params.id)
      const { confirm } = request.body
      const recipients = confirm ? 0 : await countRecipients(store, wanted)
      if (recipients > ASK_ABOVE_RECIPIENTS) {
        const failed = findUnsafe(recipients, (await mailChecker.read()).checks)
        if (failed.length > 0) {
          const error = `Mail services may not trust this letter yet, and it would go to ${recipients} people. Send it all the same?`
          return reply.code(409).send({ error, code: 'mail_check_failed' as const, checks: failed })
        }
      }
      const context = writeContext(request, clock)
      const { at, by_morning: byMorning } = request.body
      const saved = readSave(
        await scheduleIssue(store, id, { sendAt: at ?? context.now, byMorning }, context),
      )
      await kickIssues()
      return answer((await getIssue(store, id)) ?? saved)
    },
  )

  app.post(
    '/admin/issues/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Take a scheduled issue back to a draft',
        params: idParams,
        response: { 200: issueAnswer, 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request) =>
      answer(
        readSave(
          await scheduleIssue(store, request.params.id, { sendAt: null }, writeContext(request, clock)),
        ),
      ),
  )

  for (const [action, isPaused, summary] of [
    ['pause', true, 'Have the letters of an issue on its way wait'],
    ['resume', false, 'Let the letters of a paused issue go on'],
  ] as const)
    app.post(
      `/admin/issues/:id/${action}`,
      {
        schema: {
          tags,
          summary,
          params: idParams,
          response: { 200: issueAnswer, 404: errorAnswer, 409: errorAnswer },
        },
      },
      async (request) => {
        const save = await pauseIssue(store, request.params.id, isPaused, writeContext(request, clock))
        if (save.kind === 'locked') throw new Failure('conflict', 'This letter is not on its way.')
        kickDelivery()
        return answer(readSave(save))
      },
    )

  // An editor that was open during the update still asks here: told 404, it would take its issue for deleted.
  for (const url of ['/admin/campaigns', '/admin/campaigns/*'])
    app.route({
      ...{ method: ['POST', 'PUT'], url, schema: { hide: true } },
      handler: async () => {
        throw new Failure('gone', 'The site was updated. Please load this page again.')
      },
    })
}

function missing(): Failure {
  return new Failure('not_found', 'Letter not found')
}

/** @throws Failure `not_found` or `conflict` */
function readSave(save: IssueSave): Issue {
  if (save.kind === 'missing') throw missing()
  if (save.kind === 'not_ready') throw unready(save.problems)
  if (save.kind === 'locked') throw new Failure('conflict', LOCKED)
  return save.issue
}

/**
 * An issue that could go out.
 *
 * @throws Failure `not_found`, or `invalid` naming what is missing
 */
async function readWhole({ store }: ApiOptions, id: number): Promise<Issue> {
  const issue = await getIssue(store, id)
  if (!issue) throw missing()
  const problems = issueProblems(issue)
  if (problems.length > 0) throw unready(problems)
  return issue
}

/** What is said of an issue that could not go out: the first thing that is in the way, and all of them. */
function unready(details: readonly FieldError[]): Failure {
  return new Failure('invalid', details[0]?.message ?? 'The letter is not ready', { details: [...details] })
}
