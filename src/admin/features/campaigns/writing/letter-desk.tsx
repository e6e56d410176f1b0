import type { ComponentProps } from 'react'
import { CodeEditor } from '../../editor/markdown/code-editor.tsx'
import { MarkdownEditor } from '../../editor/markdown/markdown-editor.tsx'
import { useObservable } from '../../editor/observable.ts'
import { LetterPreview } from '../letter-preview.tsx'
import { type Writing, write } from './letter-writing.ts'

/** The letter's words, and beside them the letter as it will arrive. */
export function LetterDesk({ writing }: { writing: Writing }) {
  return (
    <MarkdownEditor
      contentType="blog"
      renderWriting={(field) => <Words writing={writing} label="The letter" {...field} />}
      preview={<Arriving writing={writing} />}
    />
  )
}

// Only these two follow every key.
function Words({
  writing,
  ...rest
}: { writing: Writing } & Omit<ComponentProps<typeof CodeEditor>, 'value' | 'onChange'>) {
  const content = useObservable(writing, ({ fields }) => fields.content)
  return <CodeEditor value={content} onChange={(text) => write(writing, { content: text })} {...rest} />
}

function Arriving({ writing }: { writing: Writing }) {
  return <LetterPreview fields={useObservable(writing, ({ fields }) => fields)} />
}
