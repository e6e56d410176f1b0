import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type CallDeclaration, type CallSet, refusalsOf } from '../../../domain/api/call.ts'
import { errorResponseSchema, STATUS } from '../../http/error-handler.ts'
import type { ApiOptions } from '../api.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : unknown

type CallRequest<C extends CallDeclaration> = FastifyRequest & {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

type CallReply<C extends CallDeclaration> = FastifyReply<{
  Reply: { 409: C extends { conflict: infer B extends z.ZodType } ? z.input<B> : never }
}>

type Answering<C extends CallDeclaration> = C['answer'] extends z.ZodType
  ? z.input<C['answer']> | Promise<z.input<C['answer']> | CallReply<C>>
  : Promise<void>

interface ServedCall<C extends CallDeclaration> {
  summary: string
  description?: string
  /** In bytes, where it differs from the default limit. */
  bodyLimit?: number
  /** May answer a conflict itself, with `reply.code(409).send(…)`. */
  answer(request: CallRequest<C>, reply: CallReply<C>): Answering<C>
}

type ServedCalls<Calls extends CallSet> = { [K in keyof Calls]: ServedCall<Calls[K]> }

/**
 * Creates the routes of declared calls.
 *
 * @param area the tag in the API's description
 */
export function serveCalls<Calls extends CallSet>(
  area: string,
  calls: Calls,
  serve: (options: ApiOptions) => ServedCalls<Calls>,
): FastifyPluginAsyncZod<ApiOptions>
export function serveCalls(
  area: string,
  calls: CallSet,
  serve: (options: ApiOptions) => ServedCalls<CallSet>,
): FastifyPluginAsyncZod<ApiOptions> {
  return async (app, options) => {
    for (const [name, served] of Object.entries(serve(options))) {
      const call = calls[name]
      if (!call) throw new Error(`There is no call named ${name} to answer`)
      const status = call.status ?? (call.answer ? 200 : 204)
      app.route({
        method: call.method,
        url: call.path,
        ...(served.bodyLimit ? { bodyLimit: served.bodyLimit } : {}),
        schema: {
          tags: [area],
          summary: served.summary,
          ...(served.description ? { description: served.description } : {}),
          ...(call.params ? { params: call.params } : {}),
          ...(call.query ? { querystring: call.query } : {}),
          ...(call.body ? { body: call.body } : {}),
          response: {
            [status]: call.answer ?? z.null(),
            ...Object.fromEntries([...refusalsOf(call)].map((code) => [STATUS[code], errorResponseSchema])),
            ...(call.conflict ? { 409: call.conflict } : {}),
          },
        },
        handler: async (request, reply) => {
          reply.code(status)
          const answer = await served.answer(request, reply)
          return reply.sent ? reply : reply.send(answer ?? null)
        },
      })
    }
  }
}
