import { createHash } from 'node:crypto'
import { drawImage, textKey } from '@happiness/illustrator'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../../domain/errors.ts'
import {
  type GenerateImagesInput,
  imageSuggestionCalls,
} from '../../../../domain/illustrations/image-suggestion-calls.ts'
import { errorResponseSchema } from '../../../http/error-handler.ts'
import { actorOf } from '../../../http/visitor.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'
import { createModelSuggestions, rasterize, readModelImage, suggestDrawn } from './suggestions.ts'

const AREA = 'admin images'
const imageParams = z.object({
  id: z.string().regex(/^[a-z0-9.-]{1,300}$/, 'This is not the id of a picture'),
})

/** Image suggestions: painted by a model where one is configured, else drawn by the illustrator (IMG-SUGGEST-1). */
export const generateImagesRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, mediaStore, imageQueue, aiImages, clock } = options
  const model = aiImages ? createModelSuggestions({ store, mediaStore, api: aiImages, log: app.log }) : null

  const suggestionRoutes = serveCalls(AREA, imageSuggestionCalls, () => ({
    generate: {
      summary: 'Suggest four pictures for an item',
      description: 'The same texts get the same pictures, unless `again` asks for others.',
      async answer(request) {
        const { again, ...texts } = request.body
        const now = clock()
        const asking = { texts, inputKey: keyOf(texts), again, now, actor: actorOf(request) }
        if (model) return { images: await model.suggest(asking) }
        const images = await suggestDrawn(store, texts, { ...asking, now: now.toISOString() })
        await writeAuditEntry(
          store,
          { now: now.toISOString(), actor: asking.actor },
          {
            action: 'images_generated',
            resource: 'image',
            details: { contentType: texts.contentType, source: 'illustrator', pictures: images.length },
          },
        )
        return { images }
      },
    },
  }))
  await suggestionRoutes(app, options)

  app.get(
    '/admin/generated-images/:id',
    {
      schema: {
        tags: [AREA],
        summary: 'A suggested picture, as PNG or WebP',
        params: imageParams,
        response: { 200: z.unknown().describe('The bytes of the picture.'), 404: errorResponseSchema },
      },
    },
    async ({ params: { id } }, reply) => {
      const drawing = drawImage(id)
      const bytes = drawing
        ? await imageQueue.runOnce(`generated/${id}`, () => rasterize(drawing.svg))
        : await readModelImage({ store, mediaStore }, id, clock())
      if (!bytes) throw new Failure('not_found', 'This picture is no longer there. Please ask for new ones.')
      return reply
        .type(drawing ? 'image/png' : 'image/webp')
        .header('content-disposition', 'inline')
        .send(bytes)
    },
  )
}

function keyOf(texts: Omit<GenerateImagesInput, 'again'>): string {
  return createHash('sha256').update(textKey(texts)).digest('hex')
}
