import { Failure } from '../../domain/errors.ts'
import {
  type FetchedOutside,
  findOutsideImages,
  isOutside,
  type OutsideItem,
} from '../../domain/images/outside-image-calls.ts'
import type { ImageFields } from '../../domain/import/item-images.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import type { Store } from '../store/database.ts'
import { updateArticle } from '../store/items/articles.ts'
import { updateRecipe } from '../store/items/recipes.ts'
import type { WriteContext } from '../store/write-context.ts'
import { applyImages, textImageUrl } from './import-images.ts'
import { readItem } from './plan-import.ts'
import { explainLoss, type KeptImage, storeRemoteImage } from './remote-images.ts'

type Shown = Pick<ImageFields, 'content' | 'featured_image_url' | 'featured_image_public_id'>

/** Returns the addresses of an item's images on other sites, without duplicates. */
function outsideImagesOf(item: Shown, ownOrigin: string): string[] {
  const { content = '', featured_image_url: featured, featured_image_public_id } = item
  const inText = findOutsideImages(content, ownOrigin)
  const isFeaturedOutside =
    featured !== null && featured_image_public_id === null && isOutside(featured, ownOrigin)
  return isFeaturedOutside ? [...new Set([featured, ...inText])] : inText
}

/** Lists every item that embeds images of other sites, whatever its status. */
export async function listOutsideImages(store: Store, ownOrigin: string): Promise<OutsideItem[]> {
  const articles = await store
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'featured_image_url', 'featured_image_public_id'])
    .where(({ or, eb }) =>
      or([
        eb('content', 'like', '%](%http%'),
        eb('content', 'like', '%]:%http%'),
        eb.and([eb('featured_image_public_id', 'is', null), eb('featured_image_url', 'like', 'http%')]),
      ]),
    )
    .orderBy('id')
    .execute()
  const recipes = await store
    .selectFrom('recipes')
    .select(['id', 'title', 'featured_image_url', 'featured_image_public_id'])
    .where('featured_image_public_id', 'is', null)
    .where('featured_image_url', 'like', 'http%')
    .orderBy('id')
    .execute()
  const toItems = (type: ContentKind, rows: readonly (Shown & { id: number; title: string })[]) =>
    rows.flatMap((row) => {
      const pictures = outsideImagesOf(row, ownOrigin).length
      return pictures > 0 ? [{ type, id: row.id, title: row.title, pictures }] : []
    })
  return [...toItems('article', articles), ...toItems('recipe', recipes)]
}

interface Tools {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  ask: FetchPublic
  ownOrigin: string
  onChange: (paths: readonly string[] | null) => void
}

/** The item may be saved while its images are being fetched. */
const SAVE_ATTEMPTS = 3

/**
 * Fetches the images an item embeds from other sites and serves them from here: in its text only their addresses change,
 * byte for byte (IMG-OUTSIDE-1). Unavailable images stay as they are; images already here are not fetched again.
 *
 * @throws Failure `not_found`, or `conflict` when the item keeps being saved elsewhere
 */
export async function fetchOutsideImages(
  tools: Tools,
  { type, id }: { type: ContentKind; id: number },
  context: WriteContext,
): Promise<FetchedOutside> {
  const { store, ownOrigin, onChange } = tools
  const kept = new Map<string, KeptImage>()
  const lost: FetchedOutside['lost'] = []
  const preset = type === 'article' ? 'blog' : 'recipe'
  for (const url of outsideImagesOf(await readOrFail(store, type, id), ownOrigin)) {
    try {
      kept.set(url, await storeRemoteImage(tools, { url, preset }, context))
    } catch (error) {
      lost.push({ address: url, reason: explainLoss(error) })
    }
  }
  if (kept.size === 0) return { fetched: 0, shown: [], lost }
  for (let attempt = 1; attempt <= SAVE_ATTEMPTS; attempt++) {
    const save = await showFromHere(store, { type, id }, kept, context)
    if (save.kind === 'saved') {
      onChange(save.paths)
      const shown = Array.from(kept, ([address, image]) => ({ address, now: textImageUrl(image) }))
      return { fetched: kept.size, shown, lost }
    }
    if (save.kind !== 'stale') break
  }
  throw new Failure('conflict', 'The pictures are here, but the text was being saved. Please try again.')
}

async function readOrFail(store: Store, type: ContentKind, id: number) {
  const item = await readItem(store, type, id)
  if (!item) throw new Failure('not_found', type === 'article' ? 'Article not found' : 'Recipe not found')
  return item
}

async function showFromHere(
  store: Store,
  { type, id }: { type: ContentKind; id: number },
  kept: ReadonlyMap<string, KeptImage>,
  context: WriteContext,
) {
  const item = await readOrFail(store, type, id)
  const { featured_image_url: url, featured_image_alt: alt } = item
  const about = { kind: type, featured_picture: url === null ? null : { url, alt: alt ?? '' } }
  const changed = applyImages(item, about, kept)
  const { updated_at } = item
  const featured = {
    featured_image_url: changed.featured_image_url,
    featured_image_alt: changed.featured_image_alt,
    featured_image_public_id: changed.featured_image_public_id,
    featured_image_version: changed.featured_image_version,
  }
  return 'content' in changed
    ? updateArticle(store, id, { content: changed.content, ...featured, updated_at }, context)
    : updateRecipe(store, id, { ...featured, updated_at }, context)
}
