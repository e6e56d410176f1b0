import type { EditorView } from '@codemirror/view'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { UnreadableText } from '../../../../domain/errors.ts'
import { LoadingText } from '../../../../web/ui/skeleton.tsx'
import { Note } from '../../../ui/note.tsx'
import type { ArticleFields } from '../article-kind.ts'
import { type Editor, trackUpload } from '../editor.ts'
import { FormattedEditor } from '../formatted/formatted-editor.tsx'
import { openLongText } from '../formatted/read-in-worker.ts'
import type { FormattedSurface } from '../formatted/surface.ts'
import { TextSource } from '../formatted/text-source.ts'
import { reportError } from '../report-error.ts'
import { useShownText } from './use-shown-text.ts'
import { useWritingMode, type WritingMode, WritingSwitch } from './writing-mode.tsx'

// Its own field is loaded when it is asked for.
const ArticleMarkdown = lazy(async () => ({
  default: (await import('./article-markdown.tsx')).ArticleMarkdown,
}))

/** A text of so many characters takes more than a blink to read: that is said, and done in a worker. */
const LONG_TEXT = 40_000

interface ArticleTextEditorProps {
  label: string
  editor: Editor<ArticleFields>
}

/**
 * An article's text, written as it will look or in Markdown with the page's own rendering beside it. Both stay once they
 * were opened: each keeps its own steps of undo, and takes what was written on the other as one.
 */
export function ArticleTextEditor(props: ArticleTextEditorProps) {
  const { editor } = props
  const [source, setSource] = useState(() =>
    editor.state.get().fields.content.length < LONG_TEXT ? new TextSource() : null,
  )
  useEffect(() => {
    if (source) return
    let isShown = true
    openLongText(editor.state.get().fields.content)
      .then((read) => isShown && setSource(read))
      .catch(reportError)
    return () => {
      isShown = false
    }
  }, [editor, source])
  return source ? (
    <OpenedTextEditor {...props} source={source} />
  ) : (
    <div className="grid min-h-[40rem] place-items-center">
      <LoadingText>Opening a long text...</LoadingText>
    </div>
  )
}

function OpenedTextEditor({ label, editor, source }: ArticleTextEditorProps & { source: TextSource }) {
  const [wish, setWish] = useWritingMode()
  const [unreadable, setUnreadable] = useState(() => problemOf(source, editor.state.get().fields.content))
  const mode: WritingMode = unreadable === null ? wish : 'markdown'
  const [opened, setOpened] = useState<readonly WritingMode[]>([mode])
  const [surface, setSurface] = useState<FormattedSurface | null>(null)
  const [code, setCode] = useState<EditorView | null>(null)
  useEffect(() => {
    // The field of Markdown offers its own.
    if (mode === 'formatted') editor.textSurface.change({ current: surface })
    return () => editor.textSurface.change({ current: null })
  }, [editor, mode, surface])
  const pendingPlace = useRef<number | null>(null)
  const choose = (next: WritingMode) => {
    if (next === mode) return
    if (next === 'formatted') {
      const problem = problemOf(source, editor.state.get().fields.content)
      setUnreadable(problem)
      if (problem !== null) return
    }
    const place = mode === 'formatted' ? surface?.place() : code?.state.selection.main.head
    pendingPlace.current = place ?? 0
    if (!opened.includes(next)) setOpened([...opened, next])
    setWish(next)
  }
  useEffect(() => {
    const place = pendingPlace.current
    if (place === null) return
    // The key that was pressed is hidden now: the focus goes on to the text.
    if (mode === 'formatted' && surface) surface.toPlace(place)
    else if (mode === 'markdown' && code) {
      code.dispatch({ selection: { anchor: Math.min(place, code.state.doc.length) }, scrollIntoView: true })
      code.focus()
    } else return
    pendingPlace.current = null
  })
  const toggle = <WritingSwitch mode={mode} onChoose={choose} />
  const takeUpload = (upload: Parameters<typeof trackUpload>[1]) => trackUpload(editor, upload)
  return (
    <>
      {unreadable !== null && (
        <Note look="info" role="status" title={`${unreadable} Until then it is shown as Markdown.`} />
      )}
      {opened.includes('formatted') && unreadable === null && (
        <div hidden={mode !== 'formatted'}>
          <Formatted
            label={label}
            editor={editor}
            source={source}
            isShown={mode === 'formatted'}
            contentType={editor.kind.contentType}
            onUpload={takeUpload}
            onSurface={setSurface}
            onUnreadable={setUnreadable}
          >
            {toggle}
          </Formatted>
        </div>
      )}
      {opened.includes('markdown') || unreadable !== null ? (
        <div hidden={mode !== 'markdown'}>
          <Suspense fallback={<LoadingText>Getting the Markdown ready...</LoadingText>}>
            <ArticleMarkdown
              label={label}
              editor={editor}
              isShown={mode === 'markdown'}
              onUpload={takeUpload}
              onReady={setCode}
            >
              {toggle}
            </ArticleMarkdown>
          </Suspense>
        </div>
      ) : null}
    </>
  )
}

/** Why a text cannot be shown formatted; null when it can. */
function problemOf(source: TextSource, markdown: string): string | null {
  try {
    source.read(markdown)
    return null
  } catch (error) {
    if (error instanceof UnreadableText) return error.message
    throw error
  }
}

// Only this follows every key.
function Formatted({
  editor,
  isShown,
  ...rest
}: { editor: Editor<ArticleFields>; isShown: boolean } & Omit<
  ComponentProps<typeof FormattedEditor>,
  'value' | 'onChange' | 'titleOf'
>) {
  const { value, change } = useShownText(editor, isShown)
  const titleOf = () => editor.state.get().fields.title
  return <FormattedEditor value={value} onChange={change} titleOf={titleOf} {...rest} />
}
