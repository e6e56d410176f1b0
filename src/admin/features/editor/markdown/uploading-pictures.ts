import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { breaksAround } from './text-commands.ts'

/** Brings one picture in and answers with the Markdown that shows it; what it says of its progress is shown. */
export type BringPicture = (onProgress: (progress: string) => void) => Promise<string>

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

/** Where pictures on their way will stand: no part of the text, but moving along with it. */
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
 * Uploads a picture and puts it where the cursor was, wherever that place has moved to meanwhile: on lines of its own
 * at the end of a line, else within it.
 */
export async function uploadInto(view: EditorView, name: string, position: number, bring: BringPicture) {
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
