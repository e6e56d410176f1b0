import { useQueryClient } from '@tanstack/react-query'
import { accountCalls, sessionCalls } from '../../../domain/auth/account-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, refresh, useChange } from '../../data/calls.ts'

/** Sessions and second step; others may change them elsewhere, so each visit asks anew. */
export const accountQuery = readOf(accountCalls.read, {}, { refetchOnMount: 'always' })

/** Signs one other device out. */
export function useEndSession() {
  return useChange(sessionCalls.end, {
    failure: 'That didn’t work',
    onSuccess: () => showToast({ title: 'Signed out on that device' }),
  })
}

/** Signs out everywhere else, or really everywhere. */
export function useEndSessions(onEndedHere: () => void) {
  const client = useQueryClient()
  return useChange(sessionCalls.endMany, {
    failure: 'That didn’t work',
    async onSuccess({ ended }, { body: { keep_this } }) {
      if (!keep_this) return onEndedHere()
      showToast({
        title: ended === 0 ? 'Nobody else was logged in' : `Signed out ${pluralize(ended, 'device')}`,
      })
      await refresh(client, ['/admin/account'])
    },
  })
}
