import { syntaxTree } from '@codemirror/language'
import { RangeSetBuilder } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

/** What of Markdown is shown apart: its signs in the colour of what can be pressed, headings and stress by weight. */
const CLASSES: Record<string, string> = {
  HeaderMark: 'md-mark',
  ListMark: 'md-mark',
  QuoteMark: 'md-mark',
  EmphasisMark: 'md-quiet',
  CodeMark: 'md-quiet',
  LinkMark: 'md-quiet',
  URL: 'md-quiet',
  TableDelimiter: 'md-quiet',
  StrongEmphasis: 'md-strong',
  Emphasis: 'md-emphasis',
  ATXHeading1: 'md-strong',
  ATXHeading2: 'md-strong',
  ATXHeading3: 'md-strong',
  ATXHeading4: 'md-strong',
}

const MARKS = new Map(Object.values(CLASSES).map((name) => [name, Decoration.mark({ class: name })]))

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter({ name, from: start, to: end }) {
        const mark = MARKS.get(CLASSES[name] ?? '')
        if (mark && start < end) builder.add(start, end, mark)
      },
    })
  }
  return builder.finish()
}

export const marksHighlight = ViewPlugin.define(
  (view) => ({
    decorations: decorate(view),
    update(update: ViewUpdate) {
      const isReparsed = syntaxTree(update.startState) !== syntaxTree(update.state)
      if (update.docChanged || update.viewportChanged || isReparsed) this.decorations = decorate(update.view)
    },
  }),
  { decorations: (plugin) => plugin.decorations },
)
