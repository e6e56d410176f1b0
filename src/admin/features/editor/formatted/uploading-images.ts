import { closeHistory } from 'prosemirror-history'
import { Slice } from 'prosemirror-model'
import { Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import type { UploadEnd } from '../../images/upload-image.ts'
import { type ImageUploader, reportFailedImage } from '../markdown/image-uploaders.ts'
import { readMarkdown } from './read-markdown.ts'
import { placeBlocks } from './text-commands.ts'

interface Shown {
  id: number
  pos: number
  label: string
}

type Change = { show: Shown } | { hide: number }

const key = new PluginKey<DecorationSet>('uploading')

/** Tracks the places of images being uploaded: not part of the text, but moving along with it. */
export function uploadingImages(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const next = before.map(tr.mapping, tr.doc)
        const change: Change | undefined = tr.getMeta(key)
        if (!change) return next
        const id = 'show' in change ? change.show.id : change.hide
        const without = next.remove(next.find(undefined, undefined, (spec) => spec.id === id))
        if ('hide' in change) return without
        const { pos, label } = change.show
        const dom = document.createElement('span')
        dom.className = 'uploading-image'
        dom.textContent = label
        return without.add(tr.doc, [Decoration.widget(pos, dom, { id, side: 1, key: `${id} ${label}` })])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

let lastId = 0

/**
 * Inserts one image at a place of the text, which may have moved meanwhile: at the end if that place no longer exists.
 *
 * @param onArrived called before the image is inserted
 */
export async function uploadImageInto(
  view: EditorView,
  name: string,
  pos: number,
  bring: ImageUploader,
  onArrived: () => void,
): Promise<UploadEnd> {
  lastId += 1
  const id = lastId
  const place = () => key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from
  const say = (progress: string) => {
    if (view.isDestroyed) return
    const show: Shown = { id, pos: place() ?? pos, label: `${name}: ${progress}` }
    view.dispatch(view.state.tr.setMeta(key, { show }).setMeta('addToHistory', false))
  }
  say('waiting')
  const before = view.state
  try {
    const markdown = await bring(say)
    if (view.isDestroyed) return 'arrived'
    onArrived()
    const at = place() ?? view.state.doc.content.size
    // The coach has not typed meanwhile: ask for the picture's alt text next.
    const isWaiting =
      view.hasFocus() && view.state.doc === before.doc && view.state.selection.eq(before.selection)
    insertImage(view, at, markdown)
    if (isWaiting) describePictureBefore(view)
    return 'arrived'
  } catch (error) {
    reportFailedImage(error)
    return 'failed'
  } finally {
    if (!view.isDestroyed)
      view.dispatch(view.state.tr.setMeta(key, { hide: id }).setMeta('addToHistory', false))
  }
}

/** Asks for the description of a picture directly before the caret, unless it has one. */
export function describePictureBefore(view: EditorView): void {
  const { $from } = view.state.selection
  if ($from.depth !== 1 || $from.parentOffset > 0) return
  const pos = $from.before() - 2
  const image = pos > 0 ? view.state.doc.nodeAt(pos) : null
  if (image?.type.name !== 'image' || image.attrs.alt.trim() !== '') return
  // React renders its field a moment later.
  requestAnimationFrame(() => {
    const dom = view.isDestroyed ? null : view.nodeDOM(pos)
    if (dom instanceof HTMLElement && view.state.doc.nodeAt(pos) === image)
      dom.querySelector<HTMLElement>('[data-opens]')?.focus()
  })
}

/** Inserts on a line of its own at the edge of a paragraph, else within it. */
function insertImage(view: EditorView, at: number, markdown: string): void {
  const image = readMarkdown(markdown)[0]?.node
  if (!image) return
  const { tr } = view.state
  const $at = tr.doc.resolve(at)
  const { parent, parentOffset } = $at
  if (!parent.isTextblock) tr.insert(at, image)
  else if (parent.content.size === 0 && parent.type === image.type) {
    tr.replaceWith($at.before(), $at.after(), image)
    // If the cursor is in that line, it moves on to the next one.
    const behind = $at.before() + image.nodeSize
    if (tr.doc.resolve(behind).nodeAfter?.content.size !== 0) tr.insert(behind, image.type.create())
    if (view.state.selection.$head.parent === parent)
      tr.setSelection(TextSelection.create(tr.doc, behind + 1))
  } else if ($at.depth === 1 && parentOffset === 0) tr.insert($at.before(), image)
  else if ($at.depth === 1 && parentOffset === parent.content.size) tr.insert($at.after(), image)
  else tr.insert(at, image.content)
  view.dispatch(tr)
}

/** Replaces the selection by a picture on a line of its own; the caret moves to the line below. */
export function placePicture(view: EditorView, markdown: string): void {
  const image = readMarkdown(markdown)[0]?.node
  if (!image) return
  const { tr } = view.state
  if (tr.selection.$from.depth > 1) tr.replaceSelection(new Slice(image.content, 0, 0))
  else {
    const behind = placeBlocks(tr, [image]) + image.nodeSize
    if (tr.doc.resolve(behind).nodeAfter?.type !== image.type) tr.insert(behind, image.type.create())
    tr.setSelection(TextSelection.create(tr.doc, behind + 1))
  }
  view.dispatch(closeHistory(tr).scrollIntoView())
}
