import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountAnswer, sessionsEndedAnswer } from '../../../domain/admin/account.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, callApiForNothing, describeFailure } from '../../data/api.ts'

const KEY = ['admin', 'account']

/** Sessions and second step; others may change them elsewhere, so each visit asks anew. */
export function accountQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(accountAnswer, '/api/admin/account', { signal }),
    refetchOnMount: 'always',
  })
}

/** Has the page ask again after a change. */
export function useReloadAccount(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** Signs one other device out. */
export function useEndSession() {
  const reload = useReloadAccount()
  return useMutation({
    mutationFn: (id: number) => callApiForNothing(`/api/admin/account/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: () => showToast({ title: 'Signed out there' }),
    onError: (error) =>
      showToast({ kind: 'alert', title: 'That didn’t work', description: describeFailure(error) }),
    onSettled: reload,
  })
}

/** Signs out everywhere else, or really everywhere. */
export function useEndSessions(onEndedHere: () => void) {
  const reload = useReloadAccount()
  return useMutation({
    mutationFn: (keep_this: boolean) =>
      callApi(sessionsEndedAnswer, '/api/admin/account/sessions/end', {
        method: 'POST',
        body: { keep_this },
      }),
    onSuccess: async ({ ended }, keep_this) => {
      if (!keep_this) return onEndedHere()
      showToast({
        title: ended === 0 ? 'Nobody else was logged in' : `Signed out ${pluralize(ended, 'device')}`,
      })
      await reload()
    },
    onError: (error) =>
      showToast({ kind: 'alert', title: 'That didn’t work', description: describeFailure(error) }),
  })
}
