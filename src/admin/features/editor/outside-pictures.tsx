import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type FetchedOutside,
  findOutsideImages,
  isOutside,
  outsideImageCalls,
} from '../../../domain/images/outside-image-calls.ts'
import { replaceImage } from '../../../domain/import/item-images.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, refresh } from '../../data/calls.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/note.tsx'
import { LostPictures } from '../open-formats/outside-images-panel.tsx'
import type { Editor } from './editor.ts'
import { type EditorKind, hasChanges, type LoadedItem } from './editor-kind.ts'
import { useObservable } from './observable.ts'
import { announceSave } from './other-tabs.tsx'
import type { SharedFields } from './shared-fields.ts'
import { useEditor } from './use-editor.ts'

/** Shows the pictures that this item loads from other sites, and fetches them (IMG-OUTSIDE-1). Nothing without such. */
export function OutsidePictures() {
  const editor = useEditor()
  // The saved fields: only their pictures can be fetched. They do not change while the coach types.
  const saved = useObservable(editor.state, (state) => (state.item ? state.saved : null))
  const count = useMemo(
    () => (saved ? countOutside(editor.kind, saved, window.location.origin) : 0),
    [editor.kind, saved],
  )
  const client = useQueryClient()
  const fetching = useMutation({
    mutationFn: () => fetchInto(editor),
    onSuccess: () => {
      const { item } = editor.state.get()
      if (item) announceSave(editor.kind.plural, item)
      return refresh(client, ['/admin/outside-images'])
    },
  })
  const { data, error, isPending } = fetching
  if (count === 0 && !data) return null
  const isOne = count === 1
  return (
    <div className="grid gap-3">
      {count > 0 && (
        <Note look="info" title={`${pluralize(count, 'picture')} still at another site`}>
          <p>
            {isOne ? 'It would vanish' : 'They would vanish'} with that site. Fetched,{' '}
            {isOne ? 'it is' : 'they are'} yours; the rest of your text stays as it is.
          </p>
          <LineButton disabled={isPending} onClick={() => fetching.mutate()}>
            {isPending ? 'Fetching...' : `Fetch ${isOne ? 'the picture' : 'the pictures'}`}
          </LineButton>
        </Note>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {data && data.fetched > 0 && (
          <Note look="good" title={`${pluralize(data.fetched, 'picture')} fetched.`} />
        )}
        {error && <Note look="bad" title={describeFailure(error)} />}
        <LostPictures lost={data?.lost ?? []} />
      </div>
    </div>
  )
}

/** Returns the number of pictures that the fields show from other sites. */
export function countOutside<F extends SharedFields>(kind: EditorKind<F>, fields: F, origin: string): number {
  const { featured_image_url: featured, featured_image_public_id: id } = fields
  const found = new Set(findOutsideImages(textOf(kind, fields), origin))
  if (featured !== null && id === null && isOutside(featured, origin)) found.add(featured)
  return found.size
}

/** Returns the text that may contain pictures: an article has one, a recipe has none. */
function textOf<F extends SharedFields>(kind: EditorKind<F>, fields: F): string {
  const { content } = kind.plainFields(fields)
  return typeof content === 'string' ? content : ''
}

/**
 * Fetches the stored item's pictures and replaces them here too, whatever was typed meanwhile.
 *
 * @returns null for an item that was never saved
 */
async function fetchInto<F extends SharedFields>(editor: Editor<F>): Promise<FetchedOutside | null> {
  const { kind, state } = editor
  const { item } = state.get()
  if (!item) return null
  const fetched = await ask(outsideImageCalls.fetch, { body: { type: kind.kind, id: item.id } })
  if (fetched.fetched === 0) return fetched
  const stored = kind.readItem(await ask(kind.calls.read, { params: { id: item.id } }))
  if (stored) replaceFetchedImages(editor, fetched, stored)
  return fetched
}

/**
 * Replaces the addresses of fetched pictures, in what is saved and in what was typed meanwhile.
 *
 * @param stored the item as stored since
 */
export function replaceFetchedImages<F extends SharedFields>(
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
