import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../data/use-site.ts'
import { EmptyState, FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { ClosedItemRow } from './closed-item.tsx'
import { closedItemsQuery } from './note-queries.ts'
import { NoteSettings } from './note-settings.tsx'

/** The items under which nothing can be written, and whether that is so for the whole site. */
export function ClosedNotes() {
  const { data, error, refetch } = useQuery(closedItemsQuery)
  const { notes_enabled } = useSite()
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load what is closed.</FailureNote>
  if (!data) return <LoadingRows>Loading what is closed...</LoadingRows>
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          picture="smile"
          title={notes_enabled ? 'Nothing is closed' : 'Notes are closed on the whole site'}
        >
          An article or recipe whose notes you close in its editor is found here.
        </EmptyState>
      ) : (
        <ul aria-label="Closed">
          {data.items.map((item) => (
            <ClosedItemRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      <NoteSettings />
    </>
  )
}
