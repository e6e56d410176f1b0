import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  suggestionAnswer,
  suggestionInput,
  suggestionListAnswer,
  titledDraftAnswer,
  titledDraftInput,
} from '../../../../domain/admin/suggestions.ts'
import { Failure } from '../../../../domain/errors.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { createTitledDraft, putAside, reopen, startIdea } from '../../../store/suggestions.ts'
import { findIdea, readSuggestions } from '../../../suggestions/read-suggestions.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin suggestions']
const LATER_MS = 30 * DAY
const params = z.object({ id: z.string().max(200) })

/** What to write next (IDEA-API-1). */
export const suggestionRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, clock, visits, onChange },
) => {
  app.get(
    '/admin/suggestions',
    {
      schema: {
        tags,
        summary: 'What to write next, and what came of what was written',
        response: { 200: suggestionListAnswer },
      },
    },
    async () => {
      await visits.flush()
      return { suggestions: await readSuggestions(store, clock()) }
    },
  )

  app.post(
    '/admin/suggestions/drafts',
    {
      schema: {
        tags,
        summary: 'A draft with nothing but its title',
        description: 'Its address follows the title; where that is taken, a free one like it.',
        body: titledDraftInput,
        response: { 201: titledDraftAnswer, 400: errorAnswer },
      },
    },
    async (request, reply) => {
      const { type, title } = request.body
      const { itemId, paths } = await createTitledDraft(store, type, title, writeContext(request, clock))
      if (paths.length > 0) onChange(paths)
      return reply.code(201).send({ draft: { type, id: itemId } })
    },
  )

  app.put(
    '/admin/suggestions/:id',
    {
      schema: {
        tags,
        summary: 'Begin an idea, put it off, or put it aside',
        description:
          '`started` makes the draft and answers its id; asked again it answers the same one. `dismissed` hides the idea for good, `open` brings it back, and with `later` hides it for 30 days.',
        params,
        body: suggestionInput,
        response: { 200: suggestionAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const now = clock()
      const { id } = request.params
      const { state, later } = request.body
      const idea = await findIdea(store, id, now)
      if (!idea) throw new Failure('not_found', 'This idea is not there any more')
      const context = writeContext(request, clock)
      if (state === 'started') {
        const { paths } = await startIdea(store, idea, context)
        if (paths.length > 0) onChange(paths)
      } else if (state === 'dismissed') {
        await putAside(store, idea, { state, later_until: null }, context)
      } else if (later) {
        const later_until = new Date(now.getTime() + LATER_MS).toISOString()
        await putAside(store, idea, { state, later_until }, context)
      } else await reopen(store, id)
      const suggestion = (await readSuggestions(store, now)).find((one) => one.id === id)
      if (suggestion) return { suggestion }
      // Open again, and its evidence has gone meanwhile.
      const { kind, sentence, evidence, draft } = idea
      return {
        suggestion: {
          id,
          kind,
          sentence,
          evidence,
          draft,
          state: 'open' as const,
          later_until: null,
          look_again_at: null,
          outcome: null,
        },
      }
    },
  )
}
