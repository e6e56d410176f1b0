import type { ComponentProps } from 'react'
import type { ArticleFields } from '../article-kind.ts'
import { type Editor, trackUpload } from '../editor.ts'
import { useField } from '../use-editor.ts'
import { CodeEditor } from './code-editor.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextPreview } from './text-preview.tsx'

/** An article's text with the page's own rendering beside it. */
export function ArticleTextEditor({ label, editor }: { label: string; editor: Editor<ArticleFields> }) {
  return (
    <MarkdownEditor
      contentType={editor.kind.contentType}
      renderWriting={(field) => <Writing label={label} editor={editor} {...field} />}
      onUpload={(upload) => trackUpload(editor, upload)}
      preview={<Reading editor={editor} />}
    />
  )
}

// Only these two follow every key.
function Writing({
  editor,
  ...rest
}: { editor: Editor<ArticleFields> } & Omit<ComponentProps<typeof CodeEditor>, 'value' | 'onChange'>) {
  const { value, change } = useField(editor, 'content')
  return <CodeEditor value={value} onChange={change} {...rest} />
}

function Reading({ editor }: { editor: Editor<ArticleFields> }) {
  return <TextPreview text={useField(editor, 'content').value} />
}
