import { Failure } from '../../../../domain/errors.ts'
import { type ImageUpdate, imageCalls } from '../../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../../domain/images/library-image.ts'
import { writeContext } from '../../../http/visitor.ts'
import { removeVariants } from '../../../media/variants.ts'
import { storeRemoteImage } from '../../../open-formats/remote-images.ts'
import type { Store } from '../../../store/database.ts'
import { changeImage } from '../../../store/images/change-image.ts'
import { deleteImage } from '../../../store/images/image-trash.ts'
import { findImageUses, type ImageUse } from '../../../store/images/image-uses.ts'
import { findImage, type ImageRow, listImages } from '../../../store/images/images.ts'
import { serveCalls } from '../serve-calls.ts'

/** The media library: every uploaded, drawn or generated image. */
export const imageRoutes = serveCalls('admin images', imageCalls, (options) => {
  const { store, mediaStore, imageQueue, images, clock, onChange } = options
  return {
    list: {
      summary: 'The media library, newest first',
      async answer({ query }) {
        const { items, total } = await listImages(store, query)
        const uses = await findImageUses(
          store,
          items.map(({ public_id }) => public_id),
        )
        return {
          images: items.map((image) => toLibraryImage(image, uses.get(image.public_id) ?? [])),
          total,
        }
      },
    },
    read: {
      summary: 'One picture',
      answer: async ({ params }) => ({
        image: await describeImage(store, await readImage(store, params['*'])),
      }),
    },
    fetch: {
      summary: 'Fetch a picture of a public page into the library',
      async answer(request) {
        const { url, upload_preset } = request.body
        const kept = await storeRemoteImage(
          { store, mediaStore, queue: imageQueue },
          { url, preset: upload_preset },
          writeContext(request, clock),
        )
        return { image: await describeImage(store, await readImage(store, kept.public_id)) }
      },
    },
    change: {
      summary: 'Change the description or the focal point',
      async answer(request) {
        const before = await readImage(store, request.params['*'])
        refuseFocalPointElsewhere(before, request.body)
        const changed = await changeImage(store, before.public_id, request.body, writeContext(request, clock))
        if (!changed) throw missing()
        images.forget(before.public_id)
        onChange(changed.paths)
        if (changed.image.version !== before.version) {
          // Variants are only a cache: a leftover is pruned later.
          await removeVariants(mediaStore, before).catch((err: unknown) =>
            request.log.warn({ err, publicId: before.public_id }, 'Old variants could not be removed'),
          )
        }
        return { image: await describeImage(store, changed.image) }
      },
    },
    remove: {
      summary: 'Put a picture nothing shows into the trash',
      description: 'It is not served any more.',
      async answer(request) {
        await deleteImage(store, request.params['*'], writeContext(request, clock))
        images.forgetRemoved(request.params['*'])
      },
    },
  }
})

async function readImage(store: Store, publicId: string): Promise<ImageRow> {
  const image = await findImage(store, publicId)
  if (!image) throw missing()
  return image
}

function missing(): Failure {
  return new Failure('not_found', 'There is no such picture.')
}

function refuseFocalPointElsewhere({ delivery_base }: ImageRow, { focal_x }: ImageUpdate): void {
  if (delivery_base === null || typeof focal_x !== 'number') return
  const message = 'This picture is kept by the outside image host, which chooses its crops itself.'
  throw new Failure('invalid', message, { field: 'focal_x' })
}

export async function describeImage(store: Store, image: ImageRow): Promise<LibraryImage> {
  const uses = await findImageUses(store, [image.public_id])
  return toLibraryImage(image, uses.get(image.public_id) ?? [])
}

function toLibraryImage(image: ImageRow, used_by: ImageUse[]): LibraryImage {
  const { former_versions: _, original_version: __, delivery_base: ___, ...shown } = image
  return { ...shown, used_by }
}
