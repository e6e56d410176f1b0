import type { ArticleFields } from './article-fields.ts'
import type { Editor } from './editor.ts'
import { SummaryField } from './fields/summary-field.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { useField } from './use-field.ts'

/** What only an article has, between its title and the rail. */
export function ArticleMain({ editor }: { editor: Editor<ArticleFields> }) {
  const { value, error, change } = useField(editor, 'excerpt')
  return (
    <>
      <div data-field="excerpt">
        <SummaryField label="Excerpt" value={value} error={error} onChange={change} />
      </div>
      <MarkdownField label="Article text" editor={editor} />
    </>
  )
}
