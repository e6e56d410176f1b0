import { isolateHistory } from '@codemirror/commands'
import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { createMarkNumber, markAttributes, type TextMark, type TextSurface } from './text-marks.ts'

interface Shown {
  marks: readonly TextMark[]
  current: string | null
}

const show = StateEffect.define<Shown>()

/** Beside the place it is about; read aloud in the panel. */
class NumberWidget extends WidgetType {
  readonly mark: TextMark

  constructor(mark: TextMark) {
    super()
    this.mark = mark
  }

  override eq({ mark: { key, number, level } }: NumberWidget): boolean {
    return key === this.mark.key && number === this.mark.number && level === this.mark.level
  }

  override toDOM(): HTMLElement {
    return createMarkNumber(this.mark)
  }

  /** A press on it goes to the finding, not the caret into the text. */
  override ignoreEvent(): boolean {
    return true
  }
}

/** The marks follow the text as it is typed in, until new ones are shown. */
const shownMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, newDoc }) {
    for (const effect of effects) if (effect.is(show)) return decorate(effect.value, newDoc.length)
    return decorations.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function decorate({ marks, current }: Shown, length: number): DecorationSet {
  const places = marks.flatMap((mark) => {
    const end = Math.min(mark.end, length)
    const shape = Decoration.mark({ attributes: markAttributes(mark, current) })
    const number = Decoration.widget({ widget: new NumberWidget(mark), side: 1 })
    return [
      ...(mark.start < end ? [{ from: mark.start, to: end, decoration: shape }] : []),
      { from: end, to: end, decoration: number },
    ]
  })
  places.sort((a, b) => a.from - b.from || a.decoration.startSide - b.decoration.startSide || a.to - b.to)
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to, decoration } of places) builder.add(from, to, decoration)
  return builder.finish()
}

/** What a view needs to show marks. */
export const textMarks: Extension = shownMarks

/** The Markdown field as the panels beside it know it. */
export function codeMirrorSurface(view: EditorView): TextSurface {
  const within = (place: number) => Math.max(0, Math.min(place, view.state.doc.length))
  return {
    showMarks(marks, current) {
      view.dispatch({ effects: show.of({ marks, current }) })
    },
    goTo(start, end) {
      const selection = { anchor: within(start), head: within(end) }
      view.dispatch({
        selection,
        effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }),
      })
      view.focus()
    },
    replace(start, end, text) {
      view.dispatch({
        changes: { from: within(start), to: within(end), insert: text },
        userEvent: 'input.proofread',
        // A step of undo by itself.
        annotations: isolateHistory.of('full'),
      })
    },
  }
}
