import { useMemo } from 'react'
import type { TextEditorProps } from '../editor/markdown/text-editor.tsx'
import { WritingField } from '../editor/markdown/writing-field.tsx'
import { useObservable } from '../editor/observable.ts'
import { TokenProblems } from './first-name.tsx'
import { type IssueEditor, problemOf, write } from './issue-editor.ts'
import { IssuePreview } from './issue-preview.tsx'

interface IssueTextProps extends Pick<TextEditorProps, 'onSurface'> {
  editor: IssueEditor
}

/** The letter's text, and beside it the letter as it will arrive. */
export function IssueText({ editor, onSurface }: IssueTextProps) {
  const problem = useObservable(editor, (state) => state.problem)
  const text = useMemo(
    () => ({
      get: () => editor.get().fields.content,
      change: (content: string) => write(editor, { content }),
      subscribe: editor.subscribe,
    }),
    [editor],
  )
  return (
    <WritingField
      label="The letter"
      kind="issue"
      text={text}
      preset="blog"
      titleOf={() => ''}
      onSurface={onSurface}
      preview={<Arriving editor={editor} />}
      isAlwaysPreviewed
      error={problemOf(problem, 'content')}
      errorId="letter-error"
      below={<ContentTokens editor={editor} />}
    />
  )
}

// Components of their own, since they render anew with every key typed.
function Arriving({ editor }: { editor: IssueEditor }) {
  return <IssuePreview fields={useObservable(editor, ({ fields }) => fields)} />
}

function ContentTokens({ editor }: { editor: IssueEditor }) {
  return <TokenProblems text={useObservable(editor, ({ fields }) => fields.content)} />
}
