import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type InboxMessage, type MessageState, messageAnswer } from '../../../domain/admin/inbox.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'
import { reportError } from '../editor/report-error.ts'
import { messageQuery } from './inbox-queries.ts'
import { MESSAGE_STATE_WORDS } from './message-words.ts'

async function saveState(id: number, state: MessageState): Promise<InboxMessage> {
  const call = { method: 'PUT', body: { state } } as const
  return (await callApi(messageAnswer, `/api/admin/messages/${id}`, call)).message
}

function takeMessage(client: QueryClient, message: InboxMessage): void {
  client.setQueryData(messageQuery(message.id).queryKey, message)
  void client.invalidateQueries({ queryKey: ['admin', 'messages', 'list'] })
  void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
}

/** Marks an unread message as read when it is opened, once: 'Mark as unread' stays hers to say (product §15.5). */
export function useMarkAsRead({ id, state }: InboxMessage): void {
  const client = useQueryClient()
  const opened = useRef<number>(null)
  useEffect(() => {
    if (opened.current === id) return
    opened.current = id
    if (state !== 'unread') return
    // It stays unread where that fails, and is marked the next time.
    saveState(id, 'read').then((message) => takeMessage(client, message), reportError)
  }, [client, id, state])
}

/** Moves a message to another state, and says so. */
export function useMessageState(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: MessageState) => saveState(id, state),
    onSuccess: (message) => {
      takeMessage(client, message)
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
