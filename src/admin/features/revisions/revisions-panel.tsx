import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RevisionSummary } from '../../../domain/admin/writing.ts'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Editor } from '../editor/editor.ts'
import { TextButton } from '../editor/fields/text-button.tsx'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { RevisionDialog } from './revision-dialog.tsx'
import { revisionListQuery } from './revision-queries.ts'
import { RevisionRow } from './revision-row.tsx'

/** Shown before 'Show all'. */
const FIRST = 5

/** The item's history: who saved it when, and what changed. */
export function RevisionsPanel<F extends SharedFields>({ editor }: { editor: Editor<F> }) {
  const item = useObservable(editor.state, (state) => state.item)
  return (
    <Panel title="History" padded={false}>
      {item ? (
        <RevisionList editor={editor} id={item.id} version={item.updated_at} />
      ) : (
        <p className="px-5 pb-5 text-small text-muted">Every save is kept here, and can be brought back.</p>
      )}
    </Panel>
  )
}

interface RevisionListProps<F extends SharedFields> {
  editor: Editor<F>
  id: number
  version: string
}

function RevisionList<F extends SharedFields>({ editor, id, version }: RevisionListProps<F>) {
  const { data, isError, refetch } = useQuery(revisionListQuery(editor.kind.plural, id, version))
  const [opened, setOpened] = useState<RevisionSummary | null>(null)
  const [isWhole, setWhole] = useState(false)
  if (isError)
    return <FailureNote onRetry={() => void refetch()}>The history could not be loaded.</FailureNote>
  if (!data)
    return (
      <div className="px-5 pb-5">
        <LoadingText>Loading the history...</LoadingText>
      </div>
    )
  const shown = isWhole ? data : data.slice(0, FIRST)
  return (
    <>
      <ul>
        {shown.map((revision, index) => (
          <RevisionRow
            key={revision.id}
            revision={revision}
            isPresent={index === 0}
            labels={editor.kind.labels}
            onOpen={() => setOpened(revision)}
          />
        ))}
      </ul>
      {data.length > shown.length && (
        <div className="border-t-[1.5px] border-line px-4 py-1">
          <TextButton onClick={() => setWhole(true)}>Show all {data.length} versions</TextButton>
        </div>
      )}
      <RevisionDialog editor={editor} itemId={id} revision={opened} onClose={() => setOpened(null)} />
    </>
  )
}
