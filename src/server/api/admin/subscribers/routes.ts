import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Failure } from '../../../../domain/errors.ts'
import { subscriberCalls } from '../../../../domain/newsletter/subscriber-calls.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeSubscribers } from '../../../open-formats/export-lists.ts'
import {
  deleteSubscriber,
  listSubscribers,
  readGrowth,
  readSubscriberFacts,
  tagSubscriber,
} from '../../../store/newsletter/subscriber-list.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'
import { importCsv } from './import-csv.ts'

const AREA = 'admin subscribers'
const WEEKS = 12

const listRoutes = serveCalls(AREA, subscriberCalls, ({ store, clock }) => ({
  list: {
    summary: 'The newsletter list, newest first',
    async answer({ query }) {
      const weeks = lastWeeks(clock().getTime())
      const active = await readGrowth(store, weeks)
      return {
        ...(await listSubscribers(store, query)),
        ...(await readSubscriberFacts(store)),
        growth: weeks.map((week, index) => ({ week: week.slice(0, 10), active: active[index] ?? 0 })),
      }
    },
  },
  import: {
    summary: 'Take in a list from elsewhere; first only to look, then for good',
    bodyLimit: 2 * 1024 * 1024,
    answer: (request) => importCsv(store, request.body, writeContext(request, clock)),
  },
  tag: {
    summary: 'Give somebody other tags',
    async answer(request) {
      const { params, body } = request
      const subscriber = await tagSubscriber(store, params.id, body.tags, writeContext(request, clock))
      if (!subscriber) throw new Failure('not_found', 'Subscriber not found')
      return { subscriber }
    },
  },
  remove: {
    summary:
      'Delete a subscriber and everything kept of the person; only a hash stays, so that no import brings the address back',
    async answer(request) {
      const deleted = await deleteSubscriber(store, request.params.id, writeContext(request, clock))
      if (!deleted) throw new Failure('not_found', 'Subscriber not found')
    },
  },
}))

/** The list of the newsletter: seen, taken out, taken in, deleted for good. */
export const subscriberRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await app.register(listRoutes, options)
  app.get(
    '/admin/subscribers.csv',
    {
      // Without a schema of the answer: it is written as it is read from the store, never held whole.
      schema: { tags: [AREA], summary: 'The whole list as a spreadsheet (CSV)' },
    },
    (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeSubscribers(options.store))),
  )
}

/** The last moments of some weeks, the present one among them, oldest first. */
function lastWeeks(now: number): string[] {
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(now - (WEEKS - 1 - index) * 7 * DAY).toISOString(),
  )
}
