import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '../../../domain/api/call-fields.ts'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { Failure } from '../../../domain/errors.ts'
import { firstVersion } from '../../../domain/images/presets.ts'
import { parseId } from '../../../domain/items/item-address.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import { type NoteInput, noteSchemaFor } from '../../../domain/notes/note-input.ts'
import { firstWordOf, notePictureId } from '../../../domain/notes/note-rules.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { errorResponseSchema, prepareErrorResponse } from '../../http/error-handler.ts'
import { originAddress } from '../../http/visitor.ts'
import { type MediaStore, originalKey } from '../../media/media-store.ts'
import type { PreparedImage } from '../../pixels/prepare-image.ts'
import { runPixelJob } from '../../pixels/run-pixel-job.ts'
import type { NewImage } from '../../store/images/images.ts'
import { lookUpItem } from '../../store/items/item-reads.ts'
import { type NewPlace, readPlace } from '../../store/items/note-anchors.ts'
import { findNoted } from '../../store/notes/public-notes.ts'
import { consumeRateLimitOrFail } from '../../store/rate-limits.ts'
import { tableOf } from '../../store/tables/item-tables.ts'
import type { ApiOptions } from '../api.ts'
import { isFormPost, sendFormResponse } from '../form-posts.ts'
import { refusingNetwork, rememberVisitor, saveHelpfulVote, visitorMark } from '../public/visitor-actions.ts'
import {
  besideImage,
  isMultipart,
  NOTE_MULTIPART_LIMITS,
  type ReceivedNote,
  receiveNote,
  refuseTooLarge,
  UploadSlots,
} from './receive-note.ts'
import { NoteFlood, originRefusal, takeNote } from './take-note.ts'

const CLOSED = 'Notes are closed here. What has been written stays.'
const NO_PICTURES = 'Under an article there are words alone.'
const NO_SUCH_PLACE = 'That is no ingredient or step of this recipe.'

/** Image forms accepted per origin, refused ones included: each may have several megabytes. */
const UPLOAD_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
const TOO_MANY_UPLOADS = 'That was a lot of pictures. Please try again in a few minutes.'

const noteTaken = z
  .object({
    success: z.literal(true),
    message: z.string(),
    link: z.string().describe('Private: to see the note’s state, correct it while it waits, and delete it.'),
  })
  .meta({ id: 'NoteTaken' })

const noteRefused = errorResponseSchema
  .extend({
    success: z.literal(false),
    challenge: z
      .object({ text: z.string(), bits: z.int() })
      .optional()
      .describe(
        'While very many notes arrive: sent once more with `proof: { challenge, solution }`, the note is kept. SHA-256 of `challenge.solution` begins with so many zero bits.',
      ),
  })
  .meta({ id: 'NoteRefused' })

/** Notes that readers write under articles and recipes, and their "helpful" votes (NOTE-WRITE-1, NOTE-HELP-1). */
export const noteRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  // For browsers without JavaScript, and for images.
  await app.register(formbody)
  await app.register(multipart, { limits: NOTE_MULTIPART_LIMITS, throwFileSizeLimit: false })
  app.decorateRequest('receivedNote', null)
  const places = new UploadSlots()
  app.setErrorHandler((error, request, reply) => {
    // The image of a refused note will not be decoded.
    request.receivedNote?.leave()
    const { status, body } = prepareErrorResponse(error, request, reply)
    if (isFormPost(request)) {
      const lines = body.details?.map(({ message }) => message) ?? [body.error]
      const back = { href: backPath(request), label: 'Back to where you were' }
      return sendFormResponse(reply, { status, title: 'Your note was not sent', lines, back })
    }
    const more = error instanceof NoteFlood ? { challenge: error.challenge } : {}
    const details = status === 400 ? { details: body.details ?? [] } : {}
    return reply.send({ success: false, ...body, ...details, ...more })
  })

  for (const kind of CONTENT_KINDS)
    app.post(
      `/public/${tableOf(kind)}/:id/notes`,
      {
        schema: {
          tags: ['public'],
          summary: kind === 'article' ? 'Ask under an article' : 'Write a note under a recipe',
          description:
            'The coach reads it first. As JSON, or as a form; under a recipe with a picture in the field `image` (multipart).',
          params: z.object({ id: z.string() }),
          body: noteSchemaFor(kind),
          response: {
            202: noteTaken,
            400: noteRefused,
            404: noteRefused,
            409: noteRefused,
            413: noteRefused,
            415: noteRefused,
            429: noteRefused,
            503: noteRefused,
          },
        },
        onRequest: async (request) => refuseTooLarge(request),
        preValidation: async (request) => {
          const now = options.clock().getTime()
          await findOpenItem(options, kind, request)
          const refusal = await originRefusal(options.store, request, now)
          if (refusal) throw refusal
          if (!isMultipart(request)) return
          const limit = { ...UPLOAD_LIMIT, now }
          await consumeRateLimitOrFail(
            options.store,
            `note-upload:${originAddress(request)}`,
            limit,
            TOO_MANY_UPLOADS,
          )
          request.receivedNote = await receiveNote(request, places)
          // Validated by the schema from here on, as if sent as JSON.
          Reflect.set(request, 'body', request.receivedNote.fields)
        },
      },
      (request, reply) =>
        answerNote(options, kind, request, reply).finally(() => request.receivedNote?.leave()),
    )

  for (const method of ['POST', 'DELETE'] as const)
    app.route({
      method,
      url: '/public/notes/:id/helpful',
      schema: {
        tags: ['public'],
        summary: method === 'POST' ? 'Say that a note has helped' : 'Take that back',
        params: idParams,
        response: { 204: z.null(), 404: noteRefused, 429: noteRefused },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const helped = method === 'POST' && !saysNo(request.body)
        await saveHelpfulVote(options, { noteId: request.params.id, helped }, request, reply)
        if (isFormPost(request)) return reply.redirect(backPath(request), 303)
        return reply.code(204).send(null)
      },
    })
}

/** A form can only post: a field says that the vote is withdrawn. */
function saysNo(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'helped') === 'no'
}

/** Returns the path of the page with the form, always on this site. */
function backPath({ headers: { referer = '' } }: FastifyRequest): string {
  if (!URL.canParse(referer)) return '/'
  const { pathname } = new URL(referer)
  return /^\/(?![/\\])/.test(pathname) ? `${pathname}#notes` : '/'
}

/** @throws Failure `not_found`, or `conflict` where notes are closed */
async function findOpenItem(
  { store, clock, queries }: ApiOptions,
  kind: ContentKind,
  request: FastifyRequest,
) {
  const id = parseId(z.object({ id: z.string() }).parse(request.params).id)
  const now = clock().toISOString()
  const found =
    id === null
      ? null
      : await lookUpItem(store, kind, String(id), now, (itemId) => findNoted(store, kind, itemId))
  if (found?.kind !== 'found') throw new Failure('not_found', `There is no such ${kind}.`)
  const settings = await queries.settings()
  if (!settings.notes_enabled || !found.item.notes_open) throw new Failure('conflict', CLOSED)
  return { item: found.item, settings }
}

async function answerNote(
  options: ApiOptions,
  kind: ContentKind,
  request: FastifyRequest<{ Body: NoteInput }>,
  reply: FastifyReply,
) {
  const { store, clock, coachEmail, triggerDelivery, siteUrl, mediaStore } = options
  const { item, settings } = await findOpenItem(options, kind, request)
  const now = clock()
  const input = request.body
  const place = await findPlace(options, kind, item.id, input)
  const visitor = await visitorMark(store, request)
  const note = { target: { kind, itemId: item.id, slug: item.slug }, input, place, visitor }
  const images = {
    keep: () => keepImage(options, kind, request.receivedNote, input.image_alt ?? ''),
    drop: (image: NewImage) => mediaStore.remove(originalKey(image)),
  }
  const taken = await takeNote({ store, settings, coachEmail, now, images }, note, request)
  triggerDelivery()
  if (!(await refusingNetwork(store, request, now.getTime()))) rememberVisitor(reply, visitor, siteUrl)
  reply.header('cache-control', 'no-store').code(202)
  const message = `Thank you, ${firstWordOf(input.name)}. ${firstNameOf(settings)} reads it first.`
  const link = `${siteUrl}/notes/${taken.token}`
  if (!isFormPost(request)) return { success: true as const, message, link }
  return sendFormResponse(reply, {
    status: 202,
    title: message,
    lines: [
      'It appears once it has been read, usually in a day or two.',
      `Your private link: ${link}`,
      'Keep the link to yourself: whoever has it can do the same as you.',
    ],
    also: { href: link, label: 'See how it stands, change it while it waits, or delete it' },
    back: { href: `${pagePath(kind, item.slug)}#notes`, label: `Back to ${item.title}` },
  })
}

/** @throws Failure `invalid` for a line not in the recipe */
async function findPlace(
  { store }: ApiOptions,
  kind: ContentKind,
  itemId: number,
  { ingredient, step }: Pick<NoteInput, 'ingredient' | 'step'>,
): Promise<NewPlace | null> {
  if (kind === 'article' || (ingredient === undefined && step === undefined)) return null
  const wanted = ingredient === undefined ? { step: step ?? 0 } : { ingredient }
  const place = await readPlace(store, itemId, wanted)
  if (place) return place
  const field = ingredient === undefined ? 'step' : 'ingredient'
  throw new Failure('invalid', NO_SUCH_PLACE, { field })
}

/** Validates and stores a note's image, without the place where it was taken. */
async function keepImage(
  { mediaStore, imageQueue, clock }: ApiOptions,
  kind: ContentKind,
  received: ReceivedNote | null,
  alt: string,
): Promise<NewImage | null> {
  const file = received?.image
  if (!file) return null
  if (kind === 'article') throw new Failure('invalid', NO_PICTURES, { field: 'image' })
  // Queued first in, first out, so that page images do not keep it in its place (NOTE-LIMIT-4).
  const picture = await imageQueue
    .run(() => runPixelJob('prepareImage', file, 'upload'))
    .catch((error: unknown) => {
      throw error instanceof Failure ? besideImage(error) : error
    })
  return writeNoteImage(mediaStore, picture, { alt, now: clock().toISOString() })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** A note sent as a multipart form; null otherwise. */
    receivedNote: ReceivedNote | null
  }
}

/** Enough that an address cannot be guessed before its note is published. */
const ID_BYTES = 16

/**
 * Writes the bytes of a reader's image; its row is inserted with its note. It is never shared with an equal image, so
 * that deleting the note affects nothing else.
 *
 * @param alt the reader's description
 */
async function writeNoteImage(
  mediaStore: MediaStore,
  { bytes, ...shown }: PreparedImage,
  { alt, now }: { alt: string; now: string },
): Promise<NewImage> {
  const image: NewImage = {
    ...shown,
    public_id: notePictureId(randomBytes(ID_BYTES).toString('hex')),
    version: firstVersion(now),
    bytes: bytes.length,
    alt,
    focal_x: null,
    focal_y: null,
    created_at: now,
  }
  await mediaStore.write(originalKey(image), bytes)
  return image
}
