import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Suggestion, suggestionAnswer, suggestionListAnswer } from '../../../domain/admin/suggestions.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'
import { editPath } from '../../data/items.ts'

const API_PATH = '/api/admin/suggestions'
const KEY = ['admin', 'suggestions']
export const NEXT_PATH = '/admin/next'

/** Asked anew at each visit: readers search and write meanwhile. */
export function suggestionsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi(suggestionListAnswer, API_PATH, { signal })).suggestions,
    refetchOnMount: 'always',
  })
}

/** Those to be shown now. */
export function isOpen({ state, later_until }: Suggestion): boolean {
  return state === 'open' && later_until === null
}

export type Decision = 'start' | 'later' | 'dismiss' | 'reopen'

const BODIES: Record<Decision, object> = {
  start: { state: 'started' },
  later: { state: 'open', later: true },
  dismiss: { state: 'dismissed' },
  reopen: { state: 'open' },
}
const SAID = { later: 'It comes back in 30 days', dismiss: 'Put aside' } as const

/** Carries out what the coach decides about an idea; what hides it can be undone. A start opens the editor. */
export function useDecide() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }) =>
      callApi(suggestionAnswer, `${API_PATH}/${encodeURIComponent(id)}`, {
        method: 'PUT',
        body: BODIES[decision],
      }),
    onSuccess: async ({ suggestion: { id, draft } }, { decision }) => {
      // The editor asks for the list again by itself.
      if (decision === 'start' && draft.id !== null) await navigate(editPath(draft.type, draft.id))
      await queries.invalidateQueries({ queryKey: KEY })
      if (decision === 'later' || decision === 'dismiss') {
        const undo = () => mutation.mutate({ id, decision: 'reopen' })
        showToast({ title: SAID[decision], description: draft.title, action: { label: 'Undo', run: undo } })
      }
    },
    onError: (error) =>
      showToast({ kind: 'alert', title: 'That didn’t work', description: describeFailure(error) }),
  })
  return mutation
}
