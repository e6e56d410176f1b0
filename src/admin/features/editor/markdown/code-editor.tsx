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
import { textMarks } from './code-mirror-surface.ts'

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
          EditorState.phrases.of(FINDING_WORDS),
          keymap.of([...markdownKeymap, ...historyKeymap, ...searchKeymap, ...defaultKeymap]),
          markdown({ base: markdownLanguage, addKeymap: false }),
          marksHighlight,
          textMarks,
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
    const shown = view.current.state.doc.toString()
    view.current.dispatch({ changes: differenceOf(shown, value.replace(/\r\n?/g, '\n')) })
  }, [value])

  return (
    <div
      ref={host}
      className="h-full rounded-[6px] focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-focus"
    />
  )
}

/** What makes one text of another, in one piece: the caret keeps its place in the rest. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** The words of the panel in which text is found and replaced. */
const FINDING_WORDS = {
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Same capitals',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
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
  '&': {
    height: '100%',
    color: 'var(--hf-ink)',
    backgroundColor: 'transparent',
    // Its panel stays under the bar that saves.
    isolation: 'isolate',
  },
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
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.5rem',
    padding: '.75rem 1rem',
    font: '.9375rem/1.6 var(--hf-font-body)',
    '& br': { display: 'none' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.4em',
      minHeight: '2.75rem',
      fontSize: 'inherit',
    },
    '& input, & button, & label': { margin: '0' },
    '& input[type=checkbox]': { width: '1.125rem', height: '1.125rem', accentColor: 'var(--hf-ink)' },
    '& [name=close]': {
      top: '.5rem',
      right: '.5rem',
      width: '2.75rem',
      height: '2.75rem',
      fontSize: '1.5rem',
    },
  },
  '.cm-textfield': {
    // A line of its own, beside it the button that closes; its own buttons under it.
    flex: '0 0 calc(100% - 2.5rem)',
    minWidth: '0',
    height: '2.75rem',
    padding: '0 .75rem',
    border: '1.5px solid var(--hf-line-strong)',
    borderRadius: '8px',
    backgroundColor: 'var(--hf-surface)',
    fontSize: '1rem',
  },
  '.cm-button': {
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: '1.5px solid var(--hf-line-strong)',
    borderRadius: 'var(--hf-r-pill)',
    backgroundImage: 'none',
    backgroundColor: 'var(--hf-surface)',
    color: 'var(--hf-ink)',
    fontSize: 'inherit',
    fontWeight: '650',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--hf-surface-butter)', color: 'var(--hf-on-field)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--hf-mark)', color: 'var(--hf-on-mark)' },
})
