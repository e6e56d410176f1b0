import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

/** Sends one picture and answers with the Markdown that shows it. */
export type SendPicture = (file: File, onProgress: (percent: number) => void) => Promise<string>

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
const uploading = StateField.define<DecorationSet>({
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

/** Uploads a picture and puts it where the cursor was, wherever that place has moved to meanwhile. */
export async function uploadInto(view: EditorView, file: File, position: number, send: SendPicture) {
  lastId += 1
  const id = lastId
  const say = (percent: number) => {
    const at = positionOf(view.state, id) ?? position
    view.dispatch({ effects: show.of({ id, position: at, label: `Uploading ${file.name}: ${percent}%` }) })
  }
  say(0)
  try {
    const piece = await send(file, say)
    const at = positionOf(view.state, id)
    if (at !== null) view.dispatch({ changes: { from: at, insert: `${piece}\n` }, userEvent: 'input' })
  } finally {
    view.dispatch({ effects: hide.of(id) })
  }
}

function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Pictures pasted or dropped into the text are taken; everything else goes its usual way. */
export function takesPictures(
  onPicture: (view: EditorView, file: File, position: number) => void,
): Extension {
  const take = (event: Event, view: EditorView, data: DataTransfer | null, position: number): boolean => {
    const files = imageFilesOf(data)
    if (files.length === 0) return false
    event.preventDefault()
    // The page's own handler would take it as the featured image.
    event.stopPropagation()
    for (const file of files) onPicture(view, file, position)
    return true
  }
  return [
    uploading,
    EditorView.domEventHandlers({
      paste: (event, view) => take(event, view, event.clipboardData, view.state.selection.main.from),
      drop: (event, view) => {
        const position = view.posAtCoords({ x: event.clientX, y: event.clientY })
        return take(event, view, event.dataTransfer, position ?? view.state.doc.length)
      },
    }),
  ]
}
