import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MessageState, messageAnswer } from '../../../domain/admin/inbox.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi } from '../../data/api.ts'
import { describeFailure } from '../../data/describe-failure.ts'
import { messageQuery } from './inbox-queries.ts'
import { MESSAGE_STATE_WORDS } from './message-words.ts'

/** Moves a message to another state, and says so. */
export function useMessageState(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (state: MessageState) =>
      (await callApi(messageAnswer, `/api/admin/messages/${id}`, { method: 'PUT', body: { state } })).message,
    onSuccess: (message) => {
      client.setQueryData(messageQuery(id).queryKey, message)
      void client.invalidateQueries({ queryKey: ['admin', 'messages', 'list'] })
      void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
      showToast({ title: MESSAGE_STATE_WORDS[message.state].done })
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'The message could not be moved',
        description: describeFailure(error),
      }),
  })
}
