import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  importAnswer,
  importRequestSchema,
  subscriberAnswer,
  subscriberChangeSchema,
  subscriberListAnswer,
} from '../../../../domain/admin/subscribers.ts'
import { idParams } from '../../../../domain/api/id-params.ts'
import { pagedQuery, stateField } from '../../../../domain/api/list-query.ts'
import { Failure } from '../../../../domain/errors.ts'
import { SUBSCRIBER_STATES } from '../../../../domain/newsletter/subscriber.ts'
import { blankIsNone } from '../../../../domain/paging.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeSubscribers } from '../../../open-formats/export-lists.ts'
import {
  deleteSubscriber,
  listSubscribers,
  readGrowth,
  readSubscriberFacts,
  tagSubscriber,
} from '../../../store/subscriber-list.ts'
import type { ApiOptions } from '../../api.ts'
import { importCsv } from './import-csv.ts'

const tags = ['admin subscribers']
const WEEKS = 12
const word = z.preprocess(blankIsNone, z.string().max(100).optional())

const subscriberQuery = pagedQuery.extend({
  state: stateField(SUBSCRIBER_STATES),
  source: word,
  tag: word,
})

/** The list of the newsletter: seen, taken out, taken in, deleted for good. */
export const subscriberRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock } = options
  app.get(
    '/admin/subscribers',
    {
      schema: {
        tags,
        summary: 'The newsletter list, newest first',
        querystring: subscriberQuery,
        response: { 200: subscriberListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => {
      const weeks = lastWeeks(clock().getTime())
      const active = await readGrowth(store, weeks)
      return {
        ...(await listSubscribers(store, query)),
        ...(await readSubscriberFacts(store)),
        growth: weeks.map((week, index) => ({ week: week.slice(0, 10), active: active[index] ?? 0 })),
      }
    },
  )

  app.get(
    '/admin/subscribers.csv',
    {
      // Without a schema of the answer: it is written as it is read from the store, never held whole.
      schema: { tags, summary: 'The whole list as a spreadsheet (CSV)' },
    },
    (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeSubscribers(store))),
  )

  app.post(
    '/admin/subscribers/import',
    {
      bodyLimit: 2 * 1024 * 1024,
      schema: {
        tags,
        summary: 'Take in a list from elsewhere; first only to look, then for good',
        body: importRequestSchema,
        response: { 200: importAnswer, 400: errorAnswer },
      },
    },
    (request) => importCsv(store, request.body, writeContext(request, clock)),
  )

  app.put(
    '/admin/subscribers/:id',
    {
      schema: {
        tags,
        summary: 'Give somebody other tags',
        params: idParams,
        body: subscriberChangeSchema,
        response: { 200: subscriberAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const { params, body } = request
      const subscriber = await tagSubscriber(store, params.id, body.tags, writeContext(request, clock))
      if (!subscriber) throw new Failure('not_found', 'Subscriber not found')
      return { subscriber }
    },
  )

  app.delete(
    '/admin/subscribers/:id',
    {
      schema: {
        tags,
        summary:
          'Delete somebody and everything kept of her; only a hash stays, so that no import brings her back',
        params: idParams,
        response: { 204: z.null(), 404: errorAnswer },
      },
    },
    async (request, reply) => {
      const deleted = await deleteSubscriber(store, request.params.id, writeContext(request, clock))
      if (!deleted) throw new Failure('not_found', 'Subscriber not found')
      return reply.code(204).send(null)
    },
  )
}

/** The last moments of some weeks, the present one among them, oldest first. */
function lastWeeks(now: number): string[] {
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(now - (WEEKS - 1 - index) * 7 * DAY).toISOString(),
  )
}
