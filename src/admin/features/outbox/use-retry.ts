import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outboxLetterAnswer } from '../../../domain/admin/outbox.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'

/** Tries a failed letter again; wherever letters are shown, they are asked for anew. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      callApi(outboxLetterAnswer, `/api/admin/outbox/${id}/retry`, { method: 'POST' }),
    onSuccess: () => showToast({ title: 'The letter is being tried again' }),
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'The letter could not be tried again',
        description: describeFailure(error),
      }),
    onSettled: () => {
      for (const area of ['outbox', 'messages', 'campaigns'])
        void client.invalidateQueries({ queryKey: ['admin', area] })
    },
  })
}
