import { useMemo } from 'react'
import type { ArticleFields } from './article-kind.ts'
import { type Editor, setField, trackUpload } from './editor.ts'
import { TextPreview } from './markdown/text-preview.tsx'
import { WritingField } from './markdown/writing-field.tsx'
import { useObservable } from './observable.ts'
import { useField } from './use-editor.ts'

/** An article's text. */
export function ArticleText({ editor }: { editor: Editor<ArticleFields> }) {
  const error = useObservable(editor.state, ({ errors }) => errors.content)
  const text = useMemo(
    () => ({
      get: () => editor.state.get().fields.content,
      change: (content: string) => setField(editor, 'content', content),
      subscribe: editor.state.subscribe,
    }),
    [editor],
  )
  return (
    <WritingField
      label="Article text"
      kind="article"
      text={text}
      preset={editor.kind.contentType}
      titleOf={() => editor.state.get().fields.title}
      onUpload={(upload) => trackUpload(editor, upload)}
      onSurface={(current) => editor.textSurface.change({ current })}
      preview={<Reading editor={editor} />}
      error={error}
      errorId="content-error"
    />
  )
}

// A component of its own, since it renders anew with every key typed.
function Reading({ editor }: { editor: Editor<ArticleFields> }) {
  return <TextPreview text={useField(editor, 'content').value} />
}
