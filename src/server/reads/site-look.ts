import { Failure } from '../../domain/errors.ts'
import type { Ink, LookImage, SiteLook } from '../../domain/site/look.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { type MediaStore, originalKey } from '../media/media-store.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import type { Store } from '../store/database.ts'
import { findImage, type ImageRow } from '../store/images/images.ts'

interface LookSource {
  store: Store
  mediaStore: Pick<MediaStore, 'read'>
}

/** Maximum number of images whose ink is cached; a look has three. */
const MAX_JUDGED = 20

/** Reads the site's look. A missing image is replaced by the default. */
export class LookReader {
  readonly #source: LookSource
  /** By id and version: an image's pixels never change under the two. */
  readonly #judged = new Map<string, Ink>()

  constructor(source: LookSource) {
    this.#source = source
  }

  async read(settings: SiteSettings): Promise<SiteLook> {
    return {
      accent: settings.accent_color,
      logo: await this.#find(settings.logo_public_id),
      portrait: await this.#find(settings.portrait_public_id),
      favicon: await this.#find(settings.favicon_public_id),
    }
  }

  async #find(publicId: string): Promise<LookImage | null> {
    const image = publicId === '' ? null : await findImage(this.#source.store, publicId)
    if (!image) return null
    const { public_id, version, original_version, width, height, alt } = image
    const { focal_x, focal_y, delivery_base } = image
    const ink = await this.#judge(image)
    return {
      public_id,
      version,
      original_version,
      width,
      height,
      alt,
      focal_x,
      focal_y,
      delivery_base,
      ink,
    }
  }

  /** An image that cannot be read now, or that an outside host keeps, counts as opaque. */
  async #judge(image: ImageRow): Promise<Ink> {
    if (image.delivery_base !== null) return null
    const key = `${image.public_id}@${image.version}`
    const known = this.#judged.get(key)
    if (known !== undefined) return known
    const original = await this.#source.mediaStore.read(originalKey(image)).catch(() => null)
    if (original === null) return null
    const ink = await runPixelJob('judgeInk', original).catch((error: unknown) =>
      // An image that is temporarily unreadable is judged again later.
      error instanceof Failure ? undefined : null,
    )
    if (ink === undefined) return null
    if (this.#judged.size >= MAX_JUDGED) this.#judged.clear()
    this.#judged.set(key, ink)
    return ink
  }
}
