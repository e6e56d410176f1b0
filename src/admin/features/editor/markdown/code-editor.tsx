import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { syntaxTree } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, RangeSetBuilder } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { useEffect, useRef } from 'react'

/** What the server lets styles made in the browser carry; '' where it asks for none. */
function readStyleNonce(): string {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

interface CodeEditorProps {
  /** Its accessible name. */
  label: string
  value: string
  onChange: (text: string) => void
  /** Given once; what it needs later it reads from where it is kept. */
  extensions: Extension
  onReady: (view: EditorView | null) => void
}

/**
 * The text field of the Markdown editor. It never renders again for a key; a value that came from elsewhere (a restored
 * version, say) replaces the text. Its styles carry the page's nonce (content security policy).
 */
export function CodeEditor({ label, value, onChange, extensions, onReady }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const lastText = useRef(value)
  const latest = useRef({ onChange, onReady, extensions, label })
  useEffect(() => {
    latest.current = { onChange, onReady, extensions, label }
  })

  useEffect(() => {
    if (!host.current) return
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: lastText.current,
        extensions: [
          latest.current.extensions,
          history(),
          search({ top: true }),
          keymap.of([...markdownKeymap, ...historyKeymap, ...searchKeymap, ...defaultKeymap]),
          markdown({ base: markdownLanguage, addKeymap: false }),
          marksHighlight,
          EditorView.cspNonce.of(readStyleNonce()),
          EditorView.lineWrapping,
          writingTheme,
          placeholder('Write your text here. Leave an empty line between paragraphs.'),
          EditorView.contentAttributes.of({
            'aria-label': latest.current.label,
            tabindex: '0',
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return
            lastText.current = state.doc.toString()
            latest.current.onChange(lastText.current)
          }),
        ],
      }),
    })
    view.current = created
    latest.current.onReady(created)
    return () => {
      latest.current.onReady(null)
      created.destroy()
    }
  }, [])

  useEffect(() => {
    if (!view.current || value === lastText.current) return
    lastText.current = value
    view.current.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: value } })
  }, [value])

  return (
    <div
      ref={host}
      className="h-full rounded-[6px] focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-focus"
    />
  )
}

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

const marksHighlight = ViewPlugin.define(
  (view) => ({
    decorations: decorate(view),
    update(update: ViewUpdate) {
      const isReparsed = syntaxTree(update.startState) !== syntaxTree(update.state)
      if (update.docChanged || update.viewportChanged || isReparsed) this.decorations = decorate(update.view)
    },
  }),
  { decorations: (plugin) => plugin.decorations },
)

/** The look of the text while it is written. */
const writingTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--hf-ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    // 16 px: a phone does not zoom in on it.
    fontSize: '1rem',
    lineHeight: '1.7',
    overflow: 'auto',
  },
  '.cm-content': { padding: '.75rem 1.25rem 2rem', caretColor: 'var(--hf-ink)', minHeight: '18rem' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--hf-ink-2)' },
  '.md-mark': { color: 'var(--hf-accent-text)', fontWeight: '700' },
  '.md-quiet': { color: 'var(--hf-ink-2)' },
  '.md-strong': { fontWeight: '700' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-uploading': {
    display: 'inline-block',
    padding: '.1em .6em',
    borderRadius: '6px',
    backgroundColor: 'var(--hf-info-bg)',
    color: 'var(--hf-info)',
    font: '600 .8125rem/1.6 var(--hf-font-body)',
  },
  '.cm-panels': {
    backgroundColor: 'var(--hf-sunken)',
    color: 'var(--hf-ink)',
    borderColor: 'var(--hf-line)',
  },
  '.cm-panel.cm-search': { padding: '.5rem 1rem', font: '.9375rem/1.6 var(--hf-font-body)' },
  '.cm-textfield': { border: '1.5px solid var(--hf-line-strong)', backgroundColor: 'var(--hf-surface)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--hf-surface)', color: 'var(--hf-ink)' },
  '.cm-searchMatch': { backgroundColor: 'var(--hf-surface-butter)', color: 'var(--hf-on-field)' },
})
