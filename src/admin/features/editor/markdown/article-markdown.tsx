import type { EditorView } from '@codemirror/view'
import { type ComponentProps, useEffect, useState } from 'react'
import type { ArticleFields } from '../article-kind.ts'
import type { Editor } from '../editor.ts'
import { useField } from '../use-editor.ts'
import { CodeEditor } from './code-editor.tsx'
import { codeMirrorSurface } from './code-mirror-surface.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextPreview } from './text-preview.tsx'
import { useShownText } from './use-shown-text.ts'

interface ArticleMarkdownProps
  extends Pick<ComponentProps<typeof MarkdownEditor>, 'onUpload' | 'onReady' | 'children'> {
  label: string
  editor: Editor<ArticleFields>
  isShown: boolean
}

/** An article's text in Markdown, with the page's own rendering beside it. */
export function ArticleMarkdown({ label, editor, isShown, onReady, ...rest }: ArticleMarkdownProps) {
  const [view, setView] = useState<EditorView | null>(null)
  useEffect(() => {
    if (!isShown || !view) return
    editor.textSurface.change({ current: codeMirrorSurface(view) })
    return () => editor.textSurface.change({ current: null })
  }, [editor, view, isShown])
  return (
    <MarkdownEditor
      contentType={editor.kind.contentType}
      titleOf={() => editor.state.get().fields.title}
      renderWriting={(field) => <Writing label={label} editor={editor} isShown={isShown} {...field} />}
      preview={<Reading editor={editor} />}
      onReady={(next) => {
        setView(next)
        onReady?.(next)
      }}
      {...rest}
    />
  )
}

// Only these two follow every key.
function Writing({
  editor,
  isShown,
  ...rest
}: { editor: Editor<ArticleFields>; isShown: boolean } & Omit<
  ComponentProps<typeof CodeEditor>,
  'value' | 'onChange'
>) {
  const { value, change } = useShownText(editor, isShown)
  return <CodeEditor value={value} onChange={change} {...rest} />
}

function Reading({ editor }: { editor: Editor<ArticleFields> }) {
  return <TextPreview text={useField(editor, 'content').value} />
}
