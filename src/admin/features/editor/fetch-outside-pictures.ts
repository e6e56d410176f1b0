import { type FetchedOutside, outsideImageCalls } from '../../../domain/images/outside-image-calls.ts'
import { findOutsideImages, isOutside } from '../../../domain/images/outside-images.ts'
import { replaceImage } from '../../../domain/import/item-images.ts'
import { ask } from '../../data/calls.ts'
import type { Editor } from './editor.ts'
import { type EditorKind, hasChanges, type LoadedItem } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

/** How many pictures the fields show from other sites. */
export function countOutside<F extends SharedFields>(kind: EditorKind<F>, fields: F, origin: string): number {
  const { featured_image_url: featured, featured_image_public_id: id } = fields
  const found = new Set(findOutsideImages(textOf(kind, fields), origin))
  if (featured !== null && id === null && isOutside(featured, origin)) found.add(featured)
  return found.size
}

/** An article has a text that may show pictures, a recipe has none. */
function textOf<F extends SharedFields>(kind: EditorKind<F>, fields: F): string {
  const { content } = kind.plainFields(fields)
  return typeof content === 'string' ? content : ''
}

/**
 * Fetches the stored item's pictures and shows them here as well, whatever was typed meanwhile.
 *
 * @returns null for an item that was never saved
 */
export async function fetchInto<F extends SharedFields>(editor: Editor<F>): Promise<FetchedOutside | null> {
  const { kind, state } = editor
  const { item } = state.get()
  if (!item) return null
  const fetched = await ask(outsideImageCalls.fetch, { body: { type: kind.kind, id: item.id } })
  if (fetched.fetched === 0) return fetched
  const stored = kind.readItem(await ask(kind.calls.read, { params: { id: item.id } }))
  if (stored) takeFetched(editor, fetched, stored)
  return fetched
}

/**
 * Shows what was fetched, in what is saved and in what was typed meanwhile.
 *
 * @param stored the item as the server has it since
 */
export function takeFetched<F extends SharedFields>(
  { kind, state }: Editor<F>,
  { shown }: FetchedOutside,
  stored: LoadedItem<F>,
): void {
  const withPictures = (fields: F): F => {
    const before = textOf(kind, fields)
    const text = shown.reduce((changed, { address, now }) => replaceImage(changed, address, now), before)
    const next =
      text === before ? fields : (kind.takeFix(fields, { field: 'content', value: text }) ?? fields)
    if (!shown.some(({ address }) => address === fields.featured_image_url)) return next
    const { featured_image_url, featured_image_public_id, featured_image_version } = stored.fields
    return { ...next, featured_image_url, featured_image_public_id, featured_image_version }
  }
  const { saved, fields } = state.get()
  // Another session may have saved meanwhile: then the next save shows both versions.
  const isOurs = !hasChanges(kind, withPictures(saved), stored.fields)
  state.change({
    fields: withPictures(fields),
    ...(isOurs && { saved: stored.fields, item: stored.item }),
  })
}
