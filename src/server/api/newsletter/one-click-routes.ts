import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiOptions } from '../api.ts'
import { LEFT, leaveList, leftAnswer } from './leave-list.ts'
import { linkRefused, tokenSchema } from './reader-link.ts'

const PATH = '/newsletter/unsubscribe/one-click'
const tags = ['newsletter']

/** Where mail programs unsubscribe by themselves (RFC 8058). */
export const oneClickRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  // They may send their form in either way forms are sent; the address says all that matters.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

  app.post(
    PATH,
    {
      config: { allowCrossSite: true },
      schema: {
        tags,
        summary: 'One-click unsubscribe for mail programs (RFC 8058)',
        querystring: tokenSchema,
        response: { 200: leftAnswer, 400: linkRefused },
      },
    },
    async (request, reply) => {
      await leaveList(options, request.query.token)
      reply.header('cache-control', 'no-store')
      return { success: true as const, message: LEFT }
    },
  )

  app.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'For mail programs that open the address instead: the page whose button unsubscribes',
        querystring: tokenSchema,
        response: { 302: z.null(), 400: linkRefused },
      },
    },
    async (request, reply) =>
      reply
        .code(302)
        .header('cache-control', 'no-store')
        .header('location', `/newsletter/unsubscribe?token=${encodeURIComponent(request.query.token)}`)
        .send(null),
  )
}
