import { lazy, Suspense } from 'react'
import { FieldError } from '../../../../web/ui/field.tsx'
import { LoadingText } from '../../../../web/ui/skeleton.tsx'
import { useObservable } from '../../editor/observable.ts'
import { problemOf } from './letter-fields.tsx'
import type { Writing } from './letter-writing.ts'

const LetterDesk = lazy(async () => ({ default: (await import('./letter-desk.tsx')).LetterDesk }))

/** Where the letter is written; the editor is loaded when it is needed, its place is kept until then. */
export function LetterText({ writing }: { writing: Writing }) {
  const problem = useObservable(writing, (state) => state.problem)
  const error = problemOf(problem, 'content')
  return (
    <section
      data-field="content"
      aria-label="The letter"
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <Suspense
        fallback={
          <div className="grid min-h-[40rem] place-items-center">
            <LoadingText>Getting the editor ready...</LoadingText>
          </div>
        }
      >
        <LetterDesk writing={writing} />
      </Suspense>
      {error && (
        <div className="px-5 pb-3">
          <FieldError id="letter-error">{error}</FieldError>
        </div>
      )}
    </section>
  )
}
