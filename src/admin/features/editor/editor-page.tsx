import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { type Draft, itemCalls } from '../../../domain/content/item-calls.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { showAlert } from '../../../web/ui/toast.ts'
import { ApiError } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { EditorKind, LoadedItem } from './editor-kind.ts'
import { type EditorParts, EditorScreen } from './editor-screen.tsx'
import type { SharedFields } from './shared-fields.ts'
import { useOpenedEditor } from './use-editor.ts'

export function EditorPage<F extends SharedFields>(parts: EditorParts<F>) {
  const { id: asked = 'new' } = useParams()
  const { session, onCreated } = useOpenedEditor(asked)
  return <EditorLoader key={session} id={asked} onCreated={onCreated} {...parts} />
}

interface EditorLoaderProps<F extends SharedFields> extends EditorParts<F> {
  /** From the address: a number, or `new`. */
  id: string
  onCreated: (id: number) => void
}

interface Opened<F> {
  loaded: LoadedItem<F> | null
  draft: Draft | null
}

/** Loads the item and its unsaved draft once, and opens the editor with both. */
function EditorLoader<F extends SharedFields>({ id, ...rest }: EditorLoaderProps<F>) {
  const { kind } = rest
  // The id with which it was opened: a new item gets its id while it is open.
  const [openedId] = useState(id)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'opened', kind.plural, openedId],
    queryFn: ({ signal }) => openItem(kind, openedId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const isMissing = error instanceof ApiError && error.status === 404
  const failure = error ? (isMissing ? `${kind.name} not found` : 'Error loading data') : null
  useEffect(() => {
    if (failure) showAlert(failure)
  }, [failure])
  if (data) return <EditorScreen {...data} {...rest} />
  if (isMissing) return <ItemNotFound kind={kind} />
  if (failure) return <FailureNote onRetry={() => void refetch()}>{failure}</FailureNote>
  return <EditorSkeleton name={kind.kind} />
}

async function openItem<F extends SharedFields>(
  kind: EditorKind<F>,
  id: string,
  signal: AbortSignal,
): Promise<Opened<F>> {
  if (id !== 'new' && !/^[1-9]\d{0,14}$/.test(id)) throw new ApiError(404, `${kind.name} not found`)
  const [loaded, { draft }] = await Promise.all([
    id === 'new' ? null : loadItem(kind, id, signal),
    ask(itemCalls[kind.plural].readDraft, { params: { id } }, { signal }),
  ])
  return { loaded, draft }
}

async function loadItem<F extends SharedFields>(kind: EditorKind<F>, id: string, signal: AbortSignal) {
  const loaded = kind.readItem(await ask(kind.calls.read, { params: { id } }, { signal }))
  if (!loaded) throw new Error('The answer holds no item')
  return loaded
}

function EditorSkeleton({ name }: { name: string }) {
  return (
    <div className="grid gap-5">
      <LoadingText>{`Loading ${name}...`}</LoadingText>
      <Skeleton className="h-14 max-w-xl" />
      <Skeleton className="h-6 max-w-sm" />
      <Skeleton className="h-24" />
      <Skeleton className="h-120" />
    </div>
  )
}

function ItemNotFound({ kind }: { kind: Pick<EditorKind<SharedFields>, 'name' | 'kind' | 'plural'> }) {
  return (
    <>
      <PageHeader title={`${kind.name} not found`} />
      <Panel title="Nothing here" padded={false}>
        <EmptyState
          picture="glass"
          title={`This ${kind.kind} does not exist any more`}
          action={<ButtonLink href={`/admin/${kind.plural}`}>{`All ${kind.plural}`}</ButtonLink>}
        >
          It may have been deleted, or the address is not quite right.
        </EmptyState>
      </Panel>
    </>
  )
}
