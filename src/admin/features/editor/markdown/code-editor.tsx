import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { marksHighlight } from './marks-highlight.ts'
import { writingTheme } from './writing-theme.ts'

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
