import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { ownNoteChangeSchema } from '../../../domain/notes/note-input.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { refuseCrossSite } from '../../http/csrf.ts'
import { prepareErrorResponse, sendError } from '../../http/error-handler.ts'
import { originAddress, writeContext } from '../../http/visitor.ts'
import type { WebBuild } from '../../pages/web-build.ts'
import { deleteNotes } from '../../store/notes/delete-notes.ts'
import { changeOwnNote, findOwnNote, isOpenToChange, type OwnNote } from '../../store/notes/own-note.ts'
import { consumeRateLimitOrFail } from '../../store/rate-limits.ts'
import { finishDeletion } from '../admin/notes/routes.ts'
import type { ApiOptions } from '../api.ts'
import { sendFormResponse, sendPlainPage } from '../form-posts.ts'
import { type Shown, showAsk, showGone, showMissing, showOwnNote } from './own-note-page.ts'

interface Options
  extends Pick<
    ApiOptions,
    'store' | 'mediaStore' | 'images' | 'clock' | 'siteUrl' | 'queries' | 'onChange' | 'securityHeaders'
  > {
  build: Pick<WebBuild, 'assetsFor'>
}

/** Enough for a reader who looks, corrects and looks again, but not for guessing links. */
const LINK_LIMIT = { limit: 60, windowMs: 15 * MINUTE }
const TOO_MANY = 'That was a lot at once. Please try again in a few minutes.'
/** Query after the address of a note that was just changed. */
const SAVED = 'saved'
const READ_BY_NOW = 'It has been read and can no longer be changed here.'

const action = z.object({ action: z.enum(['change', 'ask', 'delete']) })

/**
 * Serves a reader's own note at its private link: its state, a correction while it waits, permanent deletion
 * (NOTE-OWN-1). Plain pages without scripts, never cached, never indexed; no GET changes anything.
 */
export async function ownNoteRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...options.securityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    refuseCrossSite(request, options.siteUrl)
    const limit = { ...LINK_LIMIT, now: options.clock().getTime() }
    await consumeRateLimitOrFail(options.store, `own-note:${originAddress(request)}`, limit, TOO_MANY)
  })
  app.setErrorHandler((error, request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') === true
    if (!wantsPage) return sendError(error, request, reply)
    const { status, body } = prepareErrorResponse(error, request, reply)
    return sendFormResponse(reply, {
      status,
      title: 'That did not work',
      lines: body.details?.map(({ message }) => message) ?? [body.error],
      back: { href: request.url, label: 'Back to your note' },
    })
  })
  app.get<{ Params: { token: string } }>('/notes/:token', async (request, reply) => {
    const found = await findOwnNote(options.store, request.params.token)
    const shown = await surroundings(options)
    if (found.kind === 'missing') return sendPlainPage(reply, showMissing(shown))
    if (found.kind === 'gone') return sendPlainPage(reply, showGone(found.at, shown))
    const isSaved = request.url.endsWith(`?${SAVED}`)
    return sendPlainPage(reply, showOwnNote(found.note, shown, { isSaved }))
  })
  app.post<{ Params: { token: string } }>('/notes/:token', async (request, reply) => {
    const found = await findOwnNote(options.store, request.params.token)
    const shown = await surroundings(options)
    if (found.kind === 'missing') return sendPlainPage(reply, showMissing(shown))
    if (found.kind === 'gone') return sendPlainPage(reply, showGone(found.at, shown))
    const wish = action.safeParse(request.body)
    if (!wish.success) throw new Failure('invalid', 'Please choose what to do with your note.')
    switch (wish.data.action) {
      case 'ask':
        return sendPlainPage(reply, showAsk(found.note, shown))
      case 'change':
        return change(options, found.note, shown, request, reply)
      case 'delete':
        return remove(options, found.note, shown, request, reply)
    }
  })
}

async function surroundings({ queries, clock, build }: Options): Promise<Shown> {
  const settings = await queries.settings()
  return {
    site: settings.site_name,
    coach: firstNameOf(settings),
    timeZone: settings.time_zone,
    now: clock().toISOString(),
    fonts: build.assetsFor('home').fonts,
  }
}

/** Redirects afterwards, so that a reload does not send the form again. */
async function change(
  { store }: Options,
  note: OwnNote,
  shown: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const checked = ownNoteChangeSchema.safeParse(request.body)
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    if (!isOpenToChange(note)) throw new Failure('conflict', READ_BY_NOW)
    const wantsPage = request.headers.accept?.includes('text/html') === true
    if (wantsPage)
      return sendPlainPage(reply, showOwnNote(note, shown, { typed: { ...typedOf(request.body), problems } }))
    throw new Failure('invalid', problems[0]?.message ?? 'The note could not be read.', { details: problems })
  }
  if (!(await changeOwnNote(store, note.id, checked.data))) throw new Failure('conflict', READ_BY_NOW)
  return reply.redirect(`${request.url.split('?', 1)[0]}?${SAVED}`, 303)
}

/** Returns the typed values of an invalid form, so that nothing is lost. */
function typedOf(body: unknown): { name: string; text: string } {
  const textOf = (name: string) => (isRecord(body) && typeof body[name] === 'string' ? body[name] : '')
  return { name: textOf('name'), text: textOf('text') }
}

async function remove(
  options: Options,
  note: OwnNote,
  shown: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const context = writeContext(request, options.clock)
  const deleted = await deleteNotes(options.store, [note.id], context)
  await finishDeletion(options, deleted, { context, log: request.log })
  return sendPlainPage(reply, { ...showGone(context.now, shown), status: 200 })
}
