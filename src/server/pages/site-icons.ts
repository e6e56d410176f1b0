import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accentShades, PAPERS } from '../../domain/site/accent.ts'
import { type LookImage, type SiteLook, squareUrl } from '../../domain/site/look.ts'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { type MediaStore, originalKey } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import { sendByContent, sendMoved } from '../media/send-image.ts'
import type { Icon, IconGround } from '../pixels/draw-icon.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'

const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { contentType: 'image/x-icon', sizes: [16, 32, 48], margin: 0 },
  '/favicon.svg': { contentType: 'image/svg+xml', sizes: [128], margin: 0 },
  '/apple-touch-icon.png': { contentType: 'image/png', sizes: [180], onPaper: true, margin: 0.16 },
  '/icon-192.png': { contentType: 'image/png', sizes: [192], onPaper: true, margin: 0.16 },
  '/icon-512.png': { contentType: 'image/png', sizes: [512], onPaper: true, margin: 0.16 },
  '/icon-maskable-512.png': { contentType: 'image/png', sizes: [512], onPaper: true, margin: 0.22 },
}
export const ICON_PATHS = Object.keys(ICONS)

/** What icons are made from: the coach's image, or the site's mark in the coach's colour. */
interface IconSource {
  /** Identifies exactly this source. */
  name: string
  read(): Promise<Buffer | null>
  ground: IconGround
}

interface SiteIconOptions {
  look: () => Promise<SiteLook>
  mediaStore: MediaStore
  queue: RenderQueue
  /** `dist/client`, with the default icons. */
  folder: string
}

/** Icons have fixed addresses, so copies are valid for minutes only. */
const CACHE_CONTROL = 'public, max-age=300'
/** Opened directly, `/favicon.svg` shows its embedded image, and nothing else. */
const SVG_POLICY = `${CLOSED_POLICY}; img-src data:`

/**
 * Serves the icons of tabs and home screens: the default files, or, for a coach who has chosen an image or a colour,
 * icons made from it. Those are stored among the variants, where every process finds them.
 *
 * @param options `@fastify/static` must be registered before, for the default files
 */
export async function siteIconRoutes(app: FastifyInstance, options: SiteIconOptions): Promise<void> {
  for (const [path, icon] of Object.entries(ICONS)) {
    app.get(path, async (request, reply) => {
      try {
        const look = await options.look()
        if (look.favicon?.delivery_base) return sendMoved(reply, squareUrl(look.favicon, 200))
        const made = await findOrMake(path, icon, look, options, request)
        if (made) return sendMade(request, reply, made, icon)
      } catch (err) {
        request.log.warn({ err, path }, "An icon could not be made: the house's own is sent")
      }
      return reply.sendFile(path.slice(1))
    })
  }
}

function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Buffer,
  { contentType }: Icon,
): FastifyReply {
  const policy = contentType === 'image/svg+xml' ? SVG_POLICY : CLOSED_POLICY
  return sendByContent(request, reply, made, {
    contentType,
    cacheControl: CACHE_CONTROL,
    variesByAccept: false,
    policy,
  })
}

/** Returns the version of a look's icons, for addresses with a long cache lifetime; '' for the default icons. */
export function iconVersion({ favicon, accent }: SiteLook): string {
  return favicon ? favicon.version : accent.slice(1)
}

/** Incremented when rendering changes, so that older cached icons are not served. */
const RECIPE = 1

/** Null where the default icon applies: nothing was chosen, or the chosen image is missing. */
async function findOrMake(
  path: string,
  icon: Icon,
  look: SiteLook,
  { mediaStore, queue, folder }: SiteIconOptions,
  request: FastifyRequest,
): Promise<Buffer | null> {
  const source = look.favicon ? pictureSource(look.favicon, mediaStore) : markSource(look.accent, folder)
  if (!source) return null
  if (path === '/favicon.svg' && !look.favicon) return source.read()
  const parts = JSON.stringify([RECIPE, path, source.name])
  const key = `variants/icons/${createHash('sha256').update(parts).digest('hex').slice(0, 40)}`
  const kept = await mediaStore.read(key)
  if (kept) return kept
  return queue.runOnce(key, async () => {
    const original = await source.read()
    if (!original) return null
    const made = await runPixelJob('drawIcon', original, source.ground, icon)
    await mediaStore
      .write(key, made)
      .catch((err: unknown) => request.log.warn({ err, path }, 'An icon was made but could not be kept'))
    return made
  })
}

function pictureSource(image: LookImage, mediaStore: MediaStore): IconSource {
  const { public_id, version, ink, focal_x: x, focal_y: y } = image
  return {
    name: `${public_id}@${version}`,
    read: () => mediaStore.read(originalKey(image)),
    ground: {
      ink,
      paper: ink === 'light' ? PAPERS.dark.surface : PAPERS.light.ground,
      focalPoint: x === null || y === null ? null : { x, y },
    },
  }
}

/** Background of the default icons, and the suns of the mark, light and dark, as in `favicon.svg`. */
const BUTTER = '#fbe3a2'
const HOUSE_SUNS = { light: '#d4380f', dark: '#ff6a3d' }

function markSource(accent: string, folder: string): IconSource | null {
  if (accent === '') return null
  const { light, dark } = accentShades(accent)
  return {
    name: accent,
    read: async () => {
      const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
      return Buffer.from(
        mark.replaceAll(HOUSE_SUNS.light, light.accent).replaceAll(HOUSE_SUNS.dark, dark.accent),
      )
    },
    ground: { ink: 'dark', paper: BUTTER, focalPoint: null },
  }
}
