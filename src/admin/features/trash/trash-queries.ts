import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import {
  type RestoreChange,
  type Trashed,
  trashAnswer,
  untrashedAnswer,
} from '../../../domain/admin/trash.ts'
import { showToast, type ToastAction } from '../../../web/ui/toast.ts'
import { callApi, callApiForNothing, describeFailure } from '../../data/api.ts'
import { TYPE_WORDS } from './trash-words.ts'

const PER_PAGE = 30

/** What is in the trash, what was deleted last first. */
export function trashPages() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'trash'],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      return callApi(trashAnswer, `/api/admin/trash?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
  })
}

type InTrash = Pick<Trashed, 'type' | 'id'>

/** Brings something back; returns what could not be as it was. */
async function restore(what: InTrash): Promise<RestoreChange[]> {
  return (await callApi(untrashedAnswer, `${pathOf(what)}/restore`, { method: 'POST' })).changes
}

/** Brings something back, shows it again wherever it was listed, and says how it went. */
export async function bringBack(client: QueryClient, what: InTrash): Promise<void> {
  const { name, noun } = TYPE_WORDS[what.type]
  try {
    const changes = await restore(what)
    const description = changes.map(({ message }) => message).join(' ')
    showToast({ title: `${name} restored`, ...(description ? { description, duration: 10_000 } : {}) })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    showToast({
      kind: 'alert',
      title: `We couldn’t bring the ${noun} back`,
      description: describeFailure(error),
    })
  }
  await client.invalidateQueries({ queryKey: ['admin'] })
}

/** What the message of a deletion offers for as long as it is shown. */
export function undoDeletion(client: QueryClient, what: InTrash): ToastAction {
  return { label: 'Undo', run: () => void bringBack(client, what) }
}

export function deleteForGood(what: InTrash): Promise<void> {
  return callApiForNothing(pathOf(what), { method: 'DELETE' })
}

export function emptyTrash(): Promise<void> {
  return callApiForNothing('/api/admin/trash', { method: 'DELETE' })
}

function pathOf({ type, id }: InTrash): string {
  return `/api/admin/trash/${type}/${encodeURIComponent(id)}`
}
