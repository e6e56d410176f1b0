import Fastify from 'fastify'
import { transformationFor } from '../../src/domain/images/presets.ts'
import { KnownImages } from '../../src/server/media/known-images.ts'
import { type MediaStore, originalKey, type StoredImage } from '../../src/server/media/media-store.ts'
import { mediaRoutes } from '../../src/server/media/routes.ts'
import { countWork, openTestStore, paintHalves } from './image-samples.ts'

export const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
export const THUMBNAIL = transformationFor('16:9', 320)

export const PHOTO: StoredImage = {
  public_id: 'blog/photo',
  version: '12',
  format: 'jpeg',
  width: 1000,
  height: 800,
  focal_x: null,
  focal_y: null,
}

export function addressOf({ public_id, version }: StoredImage, transformation = THUMBNAIL): string {
  return `/media/image/upload/${transformation}/v${version}/${public_id}`
}

/** Opens the media routes over a separate folder that contains the photo, with a readable log. */
export async function openMedia(
  options: { queue?: Parameters<typeof countWork>[0]; wrapStore?: (store: MediaStore) => MediaStore } = {},
) {
  const media = await openTestStore()
  const images = new Map<string, StoredImage>()
  const log: { level: number; msg: string }[] = []
  const asked: string[] = []
  const queue = countWork(options.queue)
  const now = { date: new Date('2026-11-22T12:00:00Z') }
  const known = new KnownImages({
    findImage: async (publicId) => {
      asked.push(publicId)
      return images.get(publicId) ?? null
    },
  })
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => log.push(JSON.parse(line)) } },
    routerOptions: { maxParamLength: 500 },
  })
  await app.register(mediaRoutes, {
    mediaStore: options.wrapStore?.(media.store) ?? media.store,
    queue,
    clock: () => now.date,
    images: known,
  })
  async function add(image: StoredImage, bytes: Buffer) {
    images.set(image.public_id, image)
    await media.store.write(originalKey(image), bytes)
  }
  await add(PHOTO, await paintHalves(1000, 800).jpeg().toBuffer())
  return {
    ...media,
    images,
    known,
    now,
    log,
    asked,
    queue,
    add,
    get: (url: string, headers: Record<string, string> = { accept: BROWSER }) => app.inject({ url, headers }),
    inject: app.inject.bind(app),
  }
}
