import type { ComponentProps } from 'react'
import { CodeEditor } from '../editor/markdown/code-editor.tsx'
import { MarkdownEditor } from '../editor/markdown/markdown-editor.tsx'
import { useObservable } from '../editor/observable.ts'
import { type IssueEditor, write } from './issue-editor.ts'
import { IssuePreview } from './issue-preview.tsx'

/** The issue's text, and beside it the issue as it will arrive. */
export function IssueTextEditor({ editor }: { editor: IssueEditor }) {
  return (
    <MarkdownEditor
      contentType="blog"
      renderWriting={(field) => <Words editor={editor} label="The letter" {...field} />}
      preview={<Arriving editor={editor} />}
    />
  )
}

// Only these two follow every key.
function Words({
  editor,
  ...rest
}: { editor: IssueEditor } & Omit<ComponentProps<typeof CodeEditor>, 'value' | 'onChange'>) {
  const content = useObservable(editor, ({ fields }) => fields.content)
  return <CodeEditor value={content} onChange={(text) => write(editor, { content: text })} {...rest} />
}

function Arriving({ editor }: { editor: IssueEditor }) {
  return <IssuePreview fields={useObservable(editor, ({ fields }) => fields)} />
}
