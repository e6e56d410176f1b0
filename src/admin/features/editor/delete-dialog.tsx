import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, callApiForNothing } from '../../data/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useEditor } from './editor-context.ts'

/** Deletes the item for good, asking first (product §16.5). */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { kind, state } = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { item } = state.get()
  if (!item) return null

  async function remove(id: number) {
    setBusy(true)
    try {
      await callApiForNothing(`/api/admin/${kind.plural}/${id}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error
      showToast({ kind: 'alert', title: `Error deleting ${kind.kind}`, description: error.message })
      return
    } finally {
      setBusy(false)
    }
    showToast({ title: `${kind.name} deleted successfully` })
    // Nothing is left to be saved or asked about.
    state.change({ saved: state.get().fields })
    client.removeQueries({ queryKey: ['admin', kind.plural, 'item', String(id)] })
    void client.invalidateQueries({ queryKey: ['admin', kind.plural] })
    void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
    await navigate(`/admin/${kind.plural}`)
  }

  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Delete ${kind.kind}`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={isBusy}
      onConfirm={() => void remove(item.id)}
      onClose={onClose}
    >
      Are you sure you want to delete "{item.title}"? This action cannot be undone.
    </ConfirmDialog>
  )
}
