import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiOptions } from '../api.ts'
import { isFormPost, sendFormAnswer } from '../form-posts.ts'
import { LEFT, leaveList, leftAnswer } from './leave-list.ts'
import { linkRefused, tokenSchema } from './reader-link.ts'

/** Leaving the list, by the link of any letter. */
export const unsubscribeRoute: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  app.post(
    '/newsletter/unsubscribe',
    {
      schema: {
        tags: ['newsletter'],
        summary: 'Leave the newsletter with the token of any letter',
        body: tokenSchema,
        response: { 200: leftAnswer, 400: linkRefused },
      },
    },
    async (request, reply) => {
      await leaveList(options, request.body.token)
      reply.header('cache-control', 'no-store')
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'Goodbye, and take care',
          lines: [LEFT],
          back: { href: '/', label: 'Go to the home page' },
        })
      }
      return { success: true as const, message: LEFT }
    },
  )
}
