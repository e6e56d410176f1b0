import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { numberWord } from '../../../domain/text/number-words.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isOpen, NEXT_PATH, suggestionsQuery, useDecide } from './suggestion-queries.ts'

const SHOWN = 3

/** Shows the first ideas on the dashboard (IDEA-PAGE-1). */
export function NextPanel() {
  const { data, isError, refetch } = useQuery(suggestionsQuery())
  const { decide, isPending } = useDecide()
  const open = data?.suggestions.filter(isOpen) ?? []
  return (
    <Panel title="What to write next" padded={false} className="flex flex-col">
      <p className="-mt-3 px-5 pb-4 text-small text-muted">
        From what your readers looked for, and the time of year.
      </p>
      {isError ? (
        <FailureNote onRetry={() => void refetch()}>We couldn’t load the ideas.</FailureNote>
      ) : (
        <ul>
          {!data && <Skeleton className="mx-5 mb-4 h-56" />}
          {open.slice(0, SHOWN).map(({ id, draft, sentence }) => (
            <li
              key={id}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-t-[1.5px] border-line px-5 py-3 leading-snug sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-[650] wrap-anywhere">{draft.title}</p>
                <p className="text-small text-muted wrap-anywhere">{sentence}</p>
              </div>
              <LineButton
                icon={PenLine}
                disabled={isPending}
                onClick={() => decide(id, 'start')}
                className="justify-self-start"
              >
                {draft.id === null ? 'Start a draft' : 'Open it'}
                <span className="sr-only">: {draft.title}</span>
              </LineButton>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <div className="mt-auto border-t-[1.5px] border-line px-5 py-1.5">
          <ArrowLink href={NEXT_PATH}>
            {open.length === 0 ? 'Nothing is missing right now' : allOf(open.length)}
          </ArrowLink>
        </div>
      )}
    </Panel>
  )
}

const allOf = (count: number) => {
  if (count <= SHOWN) return count === 1 ? 'More about this idea' : 'More about these ideas'
  return `All ${numberWord(count, 9)} ideas`
}
