import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Failure, type FieldError } from '../../../../domain/errors.ts'
import { ASK_ABOVE_RECIPIENTS, findUnsafe } from '../../../../domain/newsletter/before-sending.ts'
import { issueProblems } from '../../../../domain/newsletter/issue.ts'
import { issueCalls } from '../../../../domain/newsletter/issue-calls.ts'
import type { Issue } from '../../../../domain/newsletter/issue-schema.ts'
import { writeContext } from '../../../http/visitor.ts'
import { enqueueLetter } from '../../../store/mail/outbox.ts'
import {
  countRecipients,
  countTags,
  pauseIssue,
  scheduleIssue,
} from '../../../store/newsletter/issue-sending.ts'
import {
  createIssue,
  deleteIssue,
  getIssue,
  type IssueSave,
  listIssues,
  updateIssue,
} from '../../../store/newsletter/issues.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import { fetchVideoMetadata } from '../../../videos/fetch-video-metadata.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

const LOCKED = 'This letter is on its way or has already been sent, so it can’t be changed.'

const calledRoutes = serveCalls('admin newsletter', issueCalls, (options) => {
  const { store, clock, triggerDelivery, kickIssues, coachEmail, mailChecker } = options
  const { mediaStore, imageQueue: queue, askOutside: ask } = options
  const answer = async (issue: Issue) => ({
    issue,
    recipients: await countRecipients(store, issue.tags),
    subscribers: await countRecipients(store),
  })
  async function pause(id: number, isPaused: boolean, context: WriteContext) {
    const save = await pauseIssue(store, id, isPaused, context)
    if (save.kind === 'locked') throw new Failure('conflict', 'This letter is not on its way.')
    triggerDelivery()
    return answer(readSave(save))
  }

  return {
    list: {
      summary: 'All newsletter issues, the one changed last first',
      answer: async ({ query }) => ({
        ...(await listIssues(store, query)),
        recipients: await countRecipients(store),
      }),
    },
    recipients: {
      summary: 'How many an issue with some tags would go to, and the tags to choose from',
      answer: async ({ query }) => ({
        recipients: await countRecipients(store, query.tag ?? []),
        subscribers: await countRecipients(store),
        tags: await countTags(store),
      }),
    },
    read: {
      summary: 'One issue, and how far its sending is',
      async answer({ params }) {
        const issue = await getIssue(store, params.id)
        if (!issue) throw missing()
        return answer(issue)
      },
    },
    create: {
      summary: 'A new issue',
      async answer(request) {
        const context = writeContext(request, clock)
        await fetchVideoMetadata({ store, mediaStore, queue, ask }, request.body.content, context)
        const issue = await createIssue(store, request.body, context)
        return { id: issue.id, ...(await answer(issue)) }
      },
    },
    update: {
      summary: 'Change an issue that has not gone out',
      async answer(request, reply) {
        const context = writeContext(request, clock)
        await fetchVideoMetadata({ store, mediaStore, queue, ask }, request.body.content ?? '', context)
        const save = await updateIssue(store, request.params.id, request.body, context)
        if (save.kind === 'stale') {
          const error = 'This letter was changed elsewhere in the meantime. Your text is still here.'
          return reply.code(409).send({ error, issue: save.issue })
        }
        return answer(readSave(save))
      },
    },
    remove: {
      summary: 'Put an issue that has not gone out into the trash',
      async answer(request) {
        const result = await deleteIssue(store, request.params.id, writeContext(request, clock))
        if (result === 'missing') throw missing()
        if (result === 'locked') throw new Failure('conflict', LOCKED)
      },
    },
    test: {
      summary: "Send an issue to the coach's own address only",
      async answer({ params }) {
        const issue = await readWhole(options, params.id)
        await enqueueLetter(
          store,
          { kind: 'newsletter_test', to: coachEmail, data: {}, issue_id: issue.id },
          clock().toISOString(),
        )
        triggerDelivery()
        return answer(issue)
      },
    },
    send: {
      summary: 'Send an issue to everybody on the list, now or later',
      async answer(request, reply) {
        const { id, tags: wanted } = await readWhole(options, request.params.id)
        const { confirm } = request.body
        const recipients = confirm ? 0 : await countRecipients(store, wanted)
        if (recipients > ASK_ABOVE_RECIPIENTS) {
          const failed = findUnsafe(recipients, (await mailChecker.read()).checks)
          if (failed.length > 0) {
            const error = `Mail services may not trust this letter yet, and it would go to ${recipients} people. Send it anyway?`
            return reply.code(409).send({ error, code: 'mail_check_failed', checks: failed })
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
    },
    cancel: {
      summary: 'Take a scheduled issue back to a draft',
      async answer(request) {
        const context = writeContext(request, clock)
        return answer(readSave(await scheduleIssue(store, request.params.id, { sendAt: null }, context)))
      },
    },
    pause: {
      summary: 'Have the letters of an issue on its way wait',
      answer: (request) => pause(request.params.id, true, writeContext(request, clock)),
    },
    resume: {
      summary: 'Let the letters of a paused issue go on',
      answer: (request) => pause(request.params.id, false, writeContext(request, clock)),
    },
  }
})

/** The coach's newsletter issues: write, test, schedule, send. */
export const issueRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await calledRoutes(app, options)

  // An editor left open during the update still calls these paths: a 404 would make it treat its issue as deleted.
  for (const url of ['/admin/campaigns', '/admin/campaigns/*'])
    app.route({
      method: ['POST', 'PUT'],
      url,
      schema: { hide: true },
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
 * Reads an issue that is ready to be sent.
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

/** The failure for an issue that is not ready: the message is the first problem, the details are all of them. */
function unready(details: readonly FieldError[]): Failure {
  return new Failure('invalid', details[0]?.message ?? 'The letter is not ready', { details: [...details] })
}
