import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../../domain/errors.ts'
import { forwardBody, forwardsAnswer, missedPathSchema } from '../../../../domain/statistics/forward.ts'
import { countedPath } from '../../../../domain/statistics/visit.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { isCountedPage } from '../../../store/counted-pages.ts'
import { deleteForward, listForwards, writeForward } from '../../../store/forwards.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin statistics']
const missed = z.object({ path: missedPathSchema })

/** Addresses that lead nowhere, made to lead to a page of this site (STAT-ACT-2). */
export const forwardRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock }) => {
  const list = async () => ({ forwards: await listForwards(store) })

  app.get(
    '/admin/forwards',
    { schema: { tags, summary: 'Missed addresses that lead to a page', response: { 200: forwardsAnswer } } },
    list,
  )

  app.put(
    '/admin/forwards',
    {
      schema: {
        tags,
        summary: 'Make a missed address lead to a page',
        body: forwardBody,
        response: { 200: forwardsAnswer, 400: errorAnswer },
      },
    },
    async (request) => {
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
  )

  app.delete(
    '/admin/forwards',
    {
      schema: {
        tags,
        summary: 'Let a forwarded address lead nowhere again',
        querystring: missed,
        response: { 200: forwardsAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const { path } = request.query
      if (!(await deleteForward(store, path, writeContext(request, clock))))
        throw new Failure('not_found', `${path} leads nowhere yet`)
      return list()
    },
  )
}

function refuse(field: 'path' | 'to', message: string): Failure {
  return new Failure('invalid', message, { details: [{ field, message }] })
}
