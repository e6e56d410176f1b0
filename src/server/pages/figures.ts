import type { FastifyInstance } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import {
  drawFigurePicture,
  FIGURE_SIZE,
  findPicturedMove,
} from '../../domain/movement/figure/figure-picture.ts'
import type { Move } from '../../domain/movement/figure/move.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import { sendBusy, sendByContent, sendMissing } from '../media/send-image.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'

interface FigureOptions {
  /** The queue shared with all other image making. */
  queue: RenderQueue
}

/** A release may redraw a figure, so its address is not cached permanently. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'
const RETRY_AFTER_SECONDS = 5
const PNG_SIZE = { width: FIGURE_SIZE.width * 2, height: FIGURE_SIZE.height * 2 }

/**
 * Serves the still image of each move the figure knows, at `/figures/{move}.svg` and, for letters, `.png`
 * (FIGURE-PICTURE-1). Each is made once and kept in memory: one per move, a few kilobytes each.
 */
export async function figureRoutes(app: FastifyInstance, { queue }: FigureOptions): Promise<void> {
  const kept = new Map<string, Buffer>()

  async function findOrMake(file: string, move: Move, isDrawing: boolean): Promise<Buffer | null> {
    const known = kept.get(file)
    if (known) return known
    const drawing = Buffer.from(drawFigurePicture(move))
    const made = isDrawing
      ? drawing
      : await queue.runOnce(`figures/${file}`, () => runPixelJob('rasterizeFigure', drawing, PNG_SIZE))
    if (made) kept.set(file, made)
    return made
  }

  app.get<{ Params: { file: string } }>('/figures/:file', async (request, reply) => {
    const { file } = request.params
    const [, slug, format] = /^([a-z0-9-]{1,80})\.(svg|png)$/.exec(file) ?? []
    const move = slug === undefined ? undefined : findPicturedMove(slug)
    if (!move) return sendMissing(reply)
    try {
      const bytes = await findOrMake(file, move, format === 'svg')
      if (!bytes) return sendMissing(reply)
      return sendByContent(request, reply, bytes, {
        contentType: format === 'svg' ? 'image/svg+xml' : 'image/png',
        cacheControl: A_WEEK,
        variesByAccept: false,
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return sendBusy(reply, error.message, error.retryAfter ?? RETRY_AFTER_SECONDS)
    }
  })

  app.get('/figures/*', async (_request, reply) => sendMissing(reply))
}
