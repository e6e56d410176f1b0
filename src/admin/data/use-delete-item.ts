import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentKind } from '../../domain/content/status.ts'
import { showToast } from '../../web/ui/toast.ts'
import { ApiError, callApiForNothing } from './api.ts'
import { dropItem } from './drop-item.ts'
import { ITEM_KINDS } from './item-kinds.ts'
import type { ItemPage } from './item-lists.ts'

const CONNECTION_MESSAGE = 'Please check your connection and try again.'

/** Deletes an item, takes it from every list at once and says how it went (product §16.5). */
export function useDeleteItem(kind: ContentKind) {
  const client = useQueryClient()
  const { path, singular, Singular } = ITEM_KINDS[kind]
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await callApiForNothing(`/api/admin/${path}/${id}`, { method: 'DELETE' })
      } catch (error) {
        // Somebody was faster, in another tab perhaps: it is gone, as she wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: (_answer, id) => {
      client.setQueriesData<InfiniteData<ItemPage<{ id: number }>>>(
        { queryKey: ['admin', path, 'list'] },
        (list) => dropItem(list, id),
      )
      void client.invalidateQueries({ queryKey: ['admin', path, 'list'] })
      void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
      showToast({ title: `${Singular} deleted successfully` })
    },
    onError: (error) => {
      const description = error instanceof ApiError ? error.message : CONNECTION_MESSAGE
      showToast({ kind: 'alert', title: `Error deleting ${singular}`, description })
    },
  })
}
