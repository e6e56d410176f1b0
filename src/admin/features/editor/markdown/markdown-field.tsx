import { lazy, Suspense } from 'react'
import { FieldError } from '../../../../web/ui/field.tsx'
import { LoadingText } from '../../../../web/ui/skeleton.tsx'
import type { ArticleFields } from '../article-kind.ts'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'

const ArticleTextEditor = lazy(async () => ({
  default: (await import('./article-text-editor.tsx')).ArticleTextEditor,
}))

/** The editor of the text, loaded when it is needed; its place is kept until then, so that nothing jumps. */
export function MarkdownField({ label, editor }: { label: string; editor: Editor<ArticleFields> }) {
  const error = useObservable(editor.state, ({ errors }) => errors.content)
  return (
    <section
      data-field="content"
      aria-label={label}
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <Suspense
        fallback={
          <div className="grid min-h-[40rem] place-items-center">
            <LoadingText>Getting the editor ready...</LoadingText>
          </div>
        }
      >
        <ArticleTextEditor label={label} editor={editor} />
      </Suspense>
      {error && (
        <div className="px-5 pb-3">
          <FieldError id="content-error">{error}</FieldError>
        </div>
      )}
    </section>
  )
}
