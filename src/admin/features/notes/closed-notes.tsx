import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../domain/items/labels.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/items.ts'
import { EmptyState, FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { closedItemsQuery } from './note-queries.ts'
import { NoteSettings } from './note-settings.tsx'

/** The items under which nothing can be written, and whether that is so for the whole site. */
export function ClosedNotes() {
  const { data, error, refetch } = useQuery(closedItemsQuery)
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load what is closed.</FailureNote>
  if (!data) return <LoadingRows>Loading what is closed...</LoadingRows>
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState picture="smile" title="Nothing is closed">
          An article or recipe whose notes you close in its editor is found here.
        </EmptyState>
      ) : (
        <ul aria-label="Closed">
          {data.items.map(({ kind, id, title, notes }) => (
            <li
              key={`${kind} ${id}`}
              className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-[1.5px] border-line px-5 py-2.5 first:border-t-0"
            >
              <div className="min-w-0">
                <p className="font-display text-[1.0625rem] leading-snug font-bold wrap-anywhere">{title}</p>
                <p className="text-small text-muted">
                  {pluralize(notes, kind === 'article' ? 'question' : 'note')}{' '}
                  {notes === 1 ? 'stays' : 'stay'}
                </p>
              </div>
              <SiteLink
                href={editPath(kind, id)}
                className="inline-flex min-h-11 items-center text-small font-semibold text-accent-text"
              >
                Open the {kind}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <NoteSettings />
    </>
  )
}
