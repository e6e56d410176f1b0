import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { search } from 'prosemirror-search'
import { EditorState, Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import type { RefObject } from 'react'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import type { ToolName } from '../markdown/toolbar.tsx'
import type { OpenPart, SurfaceHandlers } from '../markdown/writing-surface.ts'
import { nodeViews, type PlacedParts } from './node-views.ts'
import { pastePlugin } from './pasting.ts'
import { textSchema } from './schema.ts'
import { activeTools } from './text-commands.ts'
import { markdownHabits, textKeys } from './text-input.ts'
import { textMarks } from './text-mark-decorations.ts'
import { uploadingImages } from './uploading-images.ts'

export interface FormattedHandlers extends SurfaceHandlers {
  onFind: () => void
  /** Moves the keyboard focus to the toolbar. */
  onTools: () => void
  /** Called to open the form of a film or a workout. */
  onPart: (part: OpenPart) => void
  /** Called with the tools that are on at the caret. */
  onActive: (tools: ReadonlySet<ToolName>) => void
}

interface FormattedView {
  host: HTMLElement
  label: string
  describedBy: string
  doc: Node
  kind: TextKind
  parts: PlacedParts
  /** A ref, so that events always call the latest handlers. */
  handlers: RefObject<FormattedHandlers>
  onChange: () => void
}

/** Opens the surface on which the text is written as the page shows it. */
export function openFormattedView(options: FormattedView) {
  const { host, label, describedBy, doc, kind, parts, handlers, onChange } = options
  return new EditorView(host, {
    state: EditorState.create({
      doc: withEnd(doc),
      plugins: [
        // Before the key handlers: pastes and drops are handled first.
        pastePlugin(kind, handlers),
        markdownHabits(),
        ...textKeys(handlers),
        history(),
        search(),
        tableEditing(),
        dropCursor({ class: 'text-drop-cursor', color: false }),
        gapCursor(),
        uploadingImages(),
        textMarks(),
        emptyHint(),
        endsInParagraph(),
      ],
    }),
    nodeViews: nodeViews(parts),
    attributes: {
      class: 'formatted-text prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    },
    dispatchTransaction(this: EditorView, tr) {
      this.updateState(this.state.apply(tr))
      handlers.current.onActive(activeTools(this.state))
      if (tr.docChanged) onChange()
    },
    scrollMargin: { top: 160, bottom: 120, left: 0, right: 0 },
    scrollThreshold: { top: 160, bottom: 120, left: 0, right: 0 },
  })
}

/** Shows what to do while the text is empty. */
function emptyHint(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const first = doc.firstChild
        if (
          !first ||
          doc.childCount > 1 ||
          first.type !== textSchema.nodes.paragraph ||
          first.content.size > 0
        )
          return null
        const hint = { class: 'empty-hint', 'data-hint': 'Write your text here.' }
        return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, hint)])
      },
    },
  })
}

/** Keeps a paragraph at the end, after blocks that touch input could not leave. The Markdown does not contain it. */
function endsInParagraph(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged) || isOpenAtEnd(doc)) return null
      return tr.insert(doc.content.size, textSchema.nodes.paragraph.create())
    },
  })
}

function isOpenAtEnd({ lastChild: last }: Node): boolean {
  const isWritten = last?.isTextblock && !last.type.spec.code
  return Boolean(isWritten) || (!last?.isAtom && last?.type !== textSchema.nodes.table && !last?.isTextblock)
}

function withEnd(doc: Node): Node {
  const { paragraph } = textSchema.nodes
  return isOpenAtEnd(doc) ? doc : doc.copy(doc.content.addToEnd(paragraph.create()))
}
