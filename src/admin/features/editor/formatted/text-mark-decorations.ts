import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { createMarkNumber, markAttributes, type TextMark } from '../markdown/text-marks.ts'

interface PlacedMark extends TextMark {
  from: number
  to: number
}

interface Shown {
  marks: readonly PlacedMark[]
  current: string | null
}

const key = new PluginKey<DecorationSet>('text-marks')

/** Marks the proof-reader's findings at their places (PROOF-EDITOR-2); a mark moves along with its words. */
export function textMarks(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before, _, state) {
        const shown: Shown | undefined = tr.getMeta(key)
        return shown ? draw(state, shown) : before.map(tr.mapping, tr.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

/** Replaces the marks shown. */
export function setTextMarks(
  view: Pick<EditorView, 'state' | 'dispatch'>,
  marks: readonly PlacedMark[],
  current: string | null,
): void {
  const shown: Shown = { marks, current }
  view.dispatch(view.state.tr.setMeta(key, shown).setMeta('addToHistory', false))
}

function draw({ doc }: EditorState, { marks, current }: Shown): DecorationSet {
  const decorations = marks.flatMap((mark) => {
    const { from, to, level, number } = mark
    const attributes = markAttributes(mark, current)
    const $from = doc.resolve(from)
    const block = $from.parent.inlineContent ? null : $from.nodeAfter
    const end = block ? from + block.nodeSize : Math.max(to, from)
    const sign = Decoration.widget(end, () => createMarkNumber(mark), {
      side: 1,
      key: `${mark.key} ${number} ${level}`,
      marks: [],
      ignoreSelection: true,
    })
    if (block) return [Decoration.node(from, end, attributes), ...($from.depth === 0 ? [sign] : [])]
    return [Decoration.inline(from, end, attributes), sign]
  })
  return DecorationSet.create(doc, decorations)
}
