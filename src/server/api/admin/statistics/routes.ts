import { stringify } from 'csv-stringify/sync'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../../domain/errors.ts'
import { type Period, type Statistics, statisticsQuery } from '../../../../domain/statistics/statistics.ts'
import { forwardCalls, statisticsCalls } from '../../../../domain/statistics/statistics-calls.ts'
import { countedPath } from '../../../../domain/statistics/visit.ts'
import { errorResponseSchema } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { readStatistics, readStatisticsContext } from '../../../statistics/read-statistics.ts'
import { deleteForward, listForwards, writeForward } from '../../../store/items/redirects.ts'
import { isCountedPage } from '../../../store/statistics/counted-pages.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

/** Flushes this process's recent counts first, so that the statistics include them. */
async function readPeriod({ store, clock, visits }: ApiOptions, period: Period): Promise<Statistics> {
  await visits.flush()
  return readStatistics(store, period, clock().getTime())
}

const readRoutes = serveCalls('admin statistics', statisticsCalls, (options) => ({
  read: {
    summary: 'The numbers of some of the site’s days, and those of as many days before',
    answer: ({ query }) => readPeriod(options, query),
  },
  surroundings: {
    summary: 'The days before those days, and what was new on the site',
    async answer({ query }) {
      const { store, clock, visits, queries } = options
      await visits.flush()
      const { time_zone } = await queries.settings()
      return readStatisticsContext(store, query, { now: clock().toISOString(), timeZone: time_zone })
    },
  },
}))

/** Views, cooked recipes, searches and missing addresses, counted on the site itself (STAT-PAGE-1). */
export const statisticsRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await readRoutes(app, options)

  app.get(
    '/admin/statistics.csv',
    {
      schema: {
        tags: ['admin statistics'],
        summary: 'The same as a table',
        querystring: statisticsQuery,
        response: { 200: z.string().meta({ description: 'CSV' }), 400: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { from, to } = request.query
      const statistics = await readPeriod(options, request.query)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="statistics-${from}-to-${to}.csv"`)
        .send(toCsv(statistics))
    },
  )
}

/** One line per number, so that any spreadsheet can sort and sum them. */
function toCsv({ days, pages, sources, searches, missing, recipes, signups }: Statistics): string {
  const rows: (string | number)[][] = [
    ...days.flatMap(({ day, visitors, views }) => [
      ['day', day, '', 'visitors', visitors],
      ['day', day, '', 'views', views],
    ]),
    ...pages.flatMap(({ path, title, visitors, views }) => [
      ['page', path, title, 'visitors', visitors],
      ['page', path, title, 'views', views],
    ]),
    ...signups.map(({ path, title, subscribed }) => ['page', path, title, 'subscribed', subscribed]),
    ...sources.map(({ name, kind, visitors }) => ['source', kind, name, 'visitors', visitors]),
    ...searches.flatMap(({ text, times, results }) => [
      ['search', text, '', 'times', times],
      ['search', text, '', 'results', results],
    ]),
    ...missing.map(({ path, from, times }) => ['missing', path, from ?? '', 'times', times]),
    ...recipes.flatMap(({ id, title, views, cooks, saves, prints }) =>
      Object.entries({ views, cooks, saves, prints }).map(([what, times]) => [
        'recipe',
        id,
        title,
        what,
        times,
      ]),
    ),
  ]
  return stringify([['list', 'subject', 'name', 'what', 'number'], ...rows], { escape_formulas: true })
}

/** Missing addresses forwarded to a page of this site (STAT-ACT-2). */
export const forwardRoutes = serveCalls('admin statistics', forwardCalls, ({ store, clock }) => {
  const list = async () => ({ forwards: await listForwards(store) })
  return {
    list: { summary: 'Missed addresses that lead to a page', answer: list },
    write: {
      summary: 'Make a missed address lead to a page',
      async answer(request) {
        const { path, to } = request.body
        const context = writeContext(request, clock)
        const target = countedPath(to)
        if (!(await isCountedPage(store, target, context.now)))
          throw refuse('to', `There is no page at ${target} that readers can open`)
        if (await isCountedPage(store, path, context.now))
          throw refuse('path', `${path} is a page of its own, and stays one`)
        await writeForward(store, { path, to: target }, context)
        return list()
      },
    },
    remove: {
      summary: 'Let a forwarded address lead nowhere again',
      async answer(request) {
        const { path } = request.query
        if (!(await deleteForward(store, path, writeContext(request, clock))))
          throw new Failure('not_found', `${path} leads nowhere yet`)
        return list()
      },
    },
  }
})

function refuse(field: 'path' | 'to', message: string): Failure {
  return new Failure('invalid', message, { field })
}
