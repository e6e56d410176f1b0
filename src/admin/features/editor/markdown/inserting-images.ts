import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import type { UploadEnd } from '../../images/upload-image.ts'
import { type BringImage, bringFile, bringPasted, reportFailedImage } from './bring-image.ts'
import { breaksAround } from './text-commands.ts'

/** Uploads an image into the text; its description is asked for beside it. */
export async function sendImage(
  view: EditorView,
  file: File,
  position: number,
  preset: UploadPreset,
): Promise<UploadEnd> {
  return bring(view, file.name, position, bringFile(file, '', preset))
}

/**
 * Brings the images of a pasted text to their places, one after the other.
 *
 * @returns how each of them ends
 */
export function bringPastedImages(
  view: EditorView,
  images: readonly PastedImage[],
  preset: UploadPreset,
): Promise<UploadEnd>[] {
  let before: Promise<unknown> = Promise.resolve()
  return images.map((image, index) => {
    const turn = before
    const end = bring(view, `Picture ${index + 1}`, image.offset, async (say) => {
      await turn
      return bringPasted(image, index, preset)(say)
    })
    before = end
    return end
  })
}

async function bring(view: EditorView, name: string, position: number, run: BringImage): Promise<UploadEnd> {
  try {
    await uploadInto(view, name, position, run)
    return 'arrived'
  } catch (error) {
    reportFailedImage(error)
    return 'failed'
  }
}

class UploadingWidget extends WidgetType {
  readonly id: number
  readonly label: string

  constructor(id: number, label: string) {
    super()
    this.id = id
    this.label = label
  }

  override eq(other: UploadingWidget): boolean {
    return other.id === this.id && other.label === this.label
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = 'md-uploading'
    element.textContent = this.label
    return element
  }
}

const show = StateEffect.define<{ id: number; position: number; label: string }>()
const hide = StateEffect.define<number>()

function widgetOf(decoration: Decoration): UploadingWidget | null {
  const { widget } = decoration.spec
  return widget instanceof UploadingWidget ? widget : null
}

/** Where images on their way will stand: no part of the text, but moving along with it. */
export const uploading = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(widgets, { changes, effects }) {
    let next = widgets.map(changes)
    for (const effect of effects) {
      if (effect.is(show)) {
        const { id, position, label } = effect.value
        const widget = Decoration.widget({ widget: new UploadingWidget(id, label), side: 1 })
        next = next.update({
          filter: (_from, _to, decoration) => widgetOf(decoration)?.id !== id,
          add: [widget.range(position)],
        })
      }
      if (effect.is(hide))
        next = next.update({ filter: (_from, _to, decoration) => widgetOf(decoration)?.id !== effect.value })
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})

function positionOf(state: EditorState, id: number): number | null {
  const cursor = state.field(uploading).iter()
  for (; cursor.value; cursor.next()) if (widgetOf(cursor.value)?.id === id) return cursor.from
  return null
}

let lastId = 0

/**
 * Uploads an image and puts it where the cursor was, wherever that place has moved to meanwhile: on lines of its own
 * at the end of a line, else within it.
 */
async function uploadInto(view: EditorView, name: string, position: number, bring: BringImage) {
  lastId += 1
  const id = lastId
  const say = (progress: string) => {
    const at = positionOf(view.state, id) ?? position
    view.dispatch({ effects: show.of({ id, position: at, label: `${name}: ${progress}` }) })
  }
  say('waiting')
  try {
    const piece = await bring(say)
    const at = positionOf(view.state, id)
    if (at !== null)
      view.dispatch({ changes: { from: at, insert: asBlock(view.state, at, piece) }, userEvent: 'input' })
  } finally {
    view.dispatch({ effects: hide.of(id) })
  }
}

function asBlock(state: EditorState, at: number, piece: string): string {
  const { from, to } = state.doc.lineAt(at)
  if (at !== from && at !== to) return piece
  const { lead, trail } = breaksAround(state, at, at)
  return lead + piece + trail
}
