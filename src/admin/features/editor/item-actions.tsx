import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { itemCalls } from '../../../domain/content/item-calls.ts'
import { isVisible } from '../../../domain/items/status.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { ask, queriesAt, refresh } from '../../data/calls.ts'
import { DeleteDialog } from '../../ui/dialogs.tsx'
import { StaysInTrash } from '../trash/trash-note.tsx'
import { undoDeletion } from '../trash/trash-queries.ts'
import { useObservable } from './observable.ts'
import { useEditor, useNow } from './use-editor.ts'

export function ItemActions({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const { kind, state } = useEditor()
  const item = useObservable(state, (current) => current.item)
  const now = useNow()
  const [isDeleting, setDeleting] = useState(false)
  if (!item) return null
  const look = buttonClass({ look: 'quiet', size: 'small' })
  return (
    <>
      {isVisible(item, now) && (
        <a href={`${kind.publicPath}/${item.slug}`} target="_blank" rel="noopener" className={look}>
          <ExternalLink aria-hidden className="size-4.5" />
          View on site
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <button
        type="button"
        aria-label={`Delete this ${kind.kind}`}
        onClick={() => setDeleting(true)}
        className={`${look} ${iconsOnly ? 'w-11 px-0!' : ''}`}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {!iconsOnly && 'Delete'}
      </button>
      <DeleteItemDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** Deletes the item, asking first (ADMIN-DELETE-1). */
function DeleteItemDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { kind, state } = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { item } = state.get()
  if (!item) return null

  async function remove(id: number) {
    setBusy(true)
    try {
      await ask(itemCalls[kind.plural].remove, { params: { id } })
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error
      showAlert(`Error deleting ${kind.kind}`, describeFailure(error))
      return
    } finally {
      setBusy(false)
    }
    showToast({
      title: `${kind.name} deleted successfully`,
      action: undoDeletion(client, { type: kind.kind, id }),
    })
    // Nothing is left to save, and no question to ask on leaving.
    state.change({ saved: state.get().fields })
    // Not refetched immediately: until the list is rendered, this editor would fetch the deleted item.
    void client.invalidateQueries({ ...queriesAt([`/admin/${kind.plural}/*`]), refetchType: 'none' })
    void refresh(client, ['/admin/overview'])
    await navigate(`/admin/${kind.plural}`)
  }

  return (
    <DeleteDialog
      open={open}
      title={`Delete ${kind.kind}`}
      busy={isBusy}
      onConfirm={() => void remove(item.id)}
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{item.title}"? This action cannot be undone.</p>
      <StaysInTrash />
    </DeleteDialog>
  )
}
