import type { ComponentProps } from 'react'
import { CodeEditor } from '../editor/markdown/code-editor.tsx'
import { MarkdownEditor } from '../editor/markdown/markdown-editor.tsx'
import { insertPiece } from '../editor/markdown/text-commands.ts'
import { useObservable } from '../editor/observable.ts'
import { type IssueEditor, write } from './issue-editor.ts'
import { IssuePreview } from './issue-preview.tsx'

interface IssueTextEditorProps {
  editor: IssueEditor
  /** Hears how a piece of text is put where the caret is; null when there is no field any more. */
  onReady: (insert: ((piece: string) => void) | null) => void
}

/** The issue's text, and beside it the issue as it will arrive. */
export function IssueTextEditor({ editor, onReady }: IssueTextEditorProps) {
  return (
    <MarkdownEditor
      contentType="blog"
      renderWriting={({ extensions, onReady: onView }) => (
        <Words
          editor={editor}
          label="The letter"
          extensions={extensions}
          onReady={(view) => {
            onView(view)
            onReady(view && ((piece) => insertPiece(view, piece)))
          }}
        />
      )}
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
