import { lazy, type ReactNode, Suspense } from 'react'
import { FieldError } from '../../../../web/ui/field.tsx'
import { LoadingText } from '../../../../web/ui/skeleton.tsx'
import type { TextEditorProps } from './text-editor.tsx'

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }))

interface WritingFieldProps extends TextEditorProps {
  error: string | null | undefined
  errorId: string
  /** Shown under the field while it has no error. */
  below?: ReactNode
}

/** The editor of a text, loaded on demand; its room is reserved, so that nothing moves. */
export function WritingField({ error, errorId, below, ...editor }: WritingFieldProps) {
  return (
    <section
      data-field="content"
      aria-label={editor.label}
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <Suspense
        fallback={
          <div className="grid min-h-[40rem] place-items-center">
            <LoadingText>Getting the editor ready...</LoadingText>
          </div>
        }
      >
        <TextEditor {...editor} />
      </Suspense>
      {error ? (
        <div className="px-5 pb-3">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : (
        below
      )}
    </section>
  )
}
