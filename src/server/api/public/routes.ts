import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '../../../domain/api/call-fields.ts'
import type { ParameterSet } from '../../../domain/api/parameters.ts'
import { Failure } from '../../../domain/errors.ts'
import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { FRIDGE_LIMITS } from '../../../domain/kitchen/finder/answers.ts'
import {
  PUBLIC_READS,
  READ_NAMES,
  type ReadAnswers,
  type ReadDeclaration,
  type ReadName,
} from '../../../domain/reads/public-reads.ts'
import { sourceOf } from '../../../domain/statistics/source.ts'
import { countedPath, visitSchema } from '../../../domain/statistics/visit.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { type CachedResponse, createResponse } from '../../cache/response-cache.ts'
import { sendResponse } from '../../cache/send-response.ts'
import { errorResponseSchema } from '../../http/error-handler.ts'
import { CLOSED_POLICY } from '../../http/security-headers.ts'
import { type FoundRead, findRead } from '../../reads/find-read.ts'
import { isSearchAnswer, pathsOf, SERVED_READS } from '../../reads/public-reads.ts'
import { isCountable, visitorOf } from '../../statistics/bot-filter.ts'
import { isCountedPage } from '../../store/statistics/counted-pages.ts'
import { tableOf } from '../../store/tables/item-tables.ts'
import type { ApiOptions } from '../api.ts'
import { countOwnView, rate } from './visitor-actions.ts'

const tags = ['public']

const ratingBody = z.object({
  rating: z
    .int('A rating is a whole number from 1 to 5')
    .min(1, 'A rating is a whole number from 1 to 5')
    .max(5, 'A rating is a whole number from 1 to 5'),
})
const ratingAnswer = z.object({ rating_average: z.number(), rating_count: z.int() }).meta({ id: 'Rating' })

/** Everything a visitor may read, and the two calls that count: a visit and a rating. */
export const publicRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await readRoutes(app, options)
  await visitRoutes(app, options)

  for (const kind of CONTENT_KINDS) {
    app.post(
      `/public/${tableOf(kind)}/:id/view`,
      {
        schema: {
          tags,
          summary: `Count a visit to ${kind === 'article' ? 'an article' : 'a recipe'}`,
          params: idParams,
          response: { 204: z.null(), 404: errorResponseSchema },
        },
      },
      async (request, reply) => {
        await countOwnView(options, kind, request.params.id, request)
        return reply.code(204).send(null)
      },
    )
  }

  app.post(
    '/public/recipes/:id/rating',
    {
      schema: {
        tags,
        summary: 'Rate a recipe; a second rating replaces the first',
        params: idParams,
        body: ratingBody,
        response: { 200: ratingAnswer, 404: errorResponseSchema, 429: errorResponseSchema },
      },
    },
    (request, reply) => rate(options, request.params.id, request.body.rating, request, reply),
  )
}

/** How long the existence of a page is cached. */
const KNOWN_MS = 10 * SECOND
const MAX_KNOWN = 5_000

/** `POST /api/public/visits`: a page's report after loading (STAT-COUNT-1). The answer is always the same. */
const visitRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl, visits } = options
  const known = new Map<string, { isThere: boolean; until: number }>()

  async function isThere(path: string): Promise<boolean> {
    const now = clock().getTime()
    const found = known.get(path)
    if (found && now < found.until) return found.isThere
    const answer = await isCountedPage(store, path, new Date(now).toISOString())
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(path, { isThere: answer, until: now + KNOWN_MS })
    return answer
  }

  app.post(
    '/public/visits',
    {
      schema: {
        tags: ['public'],
        summary: 'Count a visit, or what was done on a page',
        body: visitSchema,
        response: { 204: z.null(), 400: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { path, referrer, event } = request.body
      if (!isCountable(request, siteUrl)) return reply.code(204).send(null)
      const counted = countedPath(path)
      const visitor = visitorOf(request)
      if (visits.allows(visitor, 'visit') && (await isThere(counted))) {
        const query = path.split('#')[0]?.split('?')[1] ?? ''
        visits.countVisit(event, counted, visitor, sourceOf(referrer, { query, siteUrl }))
      }
      return reply.code(204).send(null)
    },
  )
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** A reader's browser always revalidates, so changes are visible immediately. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** How long an answer may show a lower view count than another process has. */
const VIEWS_MAX_AGE_MS = 10 * SECOND

/**
 * The routes of the public reads, as `domain/reads/public-reads.ts` declares them. An answer is made, serialized and
 * compressed once for all requests, and cached until a change affects it (API-CACHE-2).
 */
const readRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  for (const name of READ_NAMES) {
    // Served by `newsletter/plan-routes.ts`: at a secret link, with its own answers.
    if (name === 'plan') continue
    const declared: ReadDeclaration = PUBLIC_READS[name]
    const { summary, schema } = SERVED_READS[name]
    const isLookup = declared.form === 'lookup'
    const inPath = /:(\w+)/.exec(declared.path)?.[1]
    app.get(
      declared.path,
      {
        schema: {
          tags: [declared.path.startsWith('/newsletter') ? 'newsletter' : 'public'],
          summary,
          ...(inPath ? { params: z.object({ [inPath]: z.string() }) } : {}),
          ...(Object.keys(declared.query).length > 0 ? { querystring: describeQuery(declared.query) } : {}),
          response: {
            200: schema,
            ...(isLookup ? { 301: z.null(), 404: errorResponseSchema, 410: errorResponseSchema } : {}),
          },
        },
        onRequest: async (request, reply) => {
          const now = options.clock().getTime()
          options.passTime(now)
          const key = findRead(request.url)?.key
          const kept = key && options.answers.get(key, now)
          if (!kept) return
          await sendResponse(kept, request, reply)
        },
      },
      async (request, reply) => {
        await answerRead(options, request, reply)
        return reply
      },
    )
  }
}

/** What a parameter's name and form do not express: kept here, out of readers' bundles. */
const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  time: 'Minutes at most, preparation and cooking together.',
  exclude: 'Leave out the item with this id.',
  variation: 'The number of one in the recipe’s list.',
  keep: 'Places of lines, from 0, whose swaps are not used; separated by commas.',
  have: `At most ${FRIDGE_LIMITS.words} words, separated by commas.`,
}

/** For the API's description only; `findRead` alone decides what a query means. */
function describeQuery(parameters: ParameterSet) {
  return z.object(
    Object.fromEntries(
      Object.entries(parameters).map(([name, { schema }]) => [
        name,
        z
          .unknown()
          .optional()
          .meta({ ...schema, description: DESCRIPTIONS[name] }),
      ]),
    ),
  )
}

async function answerRead(options: ApiOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const found = findRead(request.url)
  if (!found) throw new Failure('not_found', 'There is nothing at this address.')
  const { key, name, request: question, problems } = found
  if (key === null)
    throw new Failure('invalid', problems[0]?.message ?? 'The request is not valid.', { details: problems })
  if (name === 'search' && 'q' in question && !options.answers.has(key))
    options.limitSearch(request, String(question.q))
  const response = await options.answers.getOrRender(key, () => makeResponse(options, found, reply))
  const { searched } = response
  if (searched && isCountable(request, options.siteUrl))
    options.visits.countSearch(searched.query, searched.total, visitorOf(request))
  await sendResponse(response, request, reply)
}

/** The noun for a not-found message, where it is not the read's own name. */
const THINGS: Partial<Record<ReadName, string>> = {
  articleNotes: 'article',
  recipeNotes: 'recipe',
  recipeNutrition: 'recipe',
}

async function makeResponse(
  { queries, clock, securityHeaders }: ApiOptions,
  { name, request: question }: FoundRead,
  reply: FastifyReply,
): Promise<CachedResponse> {
  const answer: ReadAnswers[ReadName] = await queries.read(name, question)
  const declared: ReadDeclaration = PUBLIC_READS[name]
  const address = `/api${declared.path.split('/:')[0]}`
  const headers = {
    ...securityHeaders,
    'content-security-policy': CLOSED_POLICY,
    'cache-control': REVALIDATE,
    vary: 'accept-encoding',
  }
  if (!('kind' in answer)) {
    const isList = 'items' in answer
    return finish(isList ? answer.items : answer, [address], isList ? answer.total : null)
  }
  const thing = THINGS[name] ?? name
  if (answer.kind === 'gone') throw new Failure('gone', `This ${thing} is no longer published.`)
  if (answer.kind === 'missing') throw new Failure('not_found', `There is no such ${thing}.`)
  if (answer.kind === 'moved') {
    const moved = { ...headers, location: `${address}/${answer.slug}` }
    return createResponse({ status: 301, contentType: JSON_TYPE, headers: moved, body: 'null' })
  }
  const { item } = answer
  return finish(
    item,
    'id' in item ? [`${address}/${item.id}`] : [],
    'notes' in item && 'total' in item ? item.total : null,
  )

  /** @param own entries to invalidate after a counted visit or a rating that changes no page */
  function finish(payload: unknown, own: string[], total: number | null): CachedResponse {
    return createResponse({
      status: 200,
      contentType: JSON_TYPE,
      headers: total === null ? headers : { ...headers, 'x-total-count': String(total) },
      body: String(reply.serialize(payload)),
      paths: [...pathsOf(name, answer), ...own],
      isKept: declared.isKept,
      searched: isSearchAnswer(answer) ? answer : null,
      ...(SERVED_READS[name].countsViews ? { expiresAt: clock().getTime() + VIEWS_MAX_AGE_MS } : {}),
    })
  }
}
