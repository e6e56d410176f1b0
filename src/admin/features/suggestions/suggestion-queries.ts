import { useNavigate } from 'react-router'
import { type Suggestion, suggestionCalls } from '../../../domain/suggestions/suggestion-calls.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, useChange } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'

export const NEXT_PATH = '/admin/next'

/** Returns the query, which is fetched at each visit: readers search and write meanwhile. */
export function suggestionsQuery() {
  return readOf(suggestionCalls.list, {}, { refetchOnMount: 'always' })
}

export function isOpen({ state, later_until }: Suggestion): boolean {
  return state === 'open' && later_until === null
}

export type Decision = 'start' | 'later' | 'dismiss' | 'reopen'

const BODIES = {
  start: { state: 'started' },
  later: { state: 'open', later: true },
  dismiss: { state: 'dismissed' },
  reopen: { state: 'open' },
} as const satisfies Record<Decision, object>

/** Carries out the coach's decision about an idea; one that hides it can be undone. A start opens the editor. */
export function useDecide() {
  const navigate = useNavigate()
  const change = useChange(suggestionCalls.decide, {
    failure: 'That didn’t work',
    async onSuccess({ suggestion: { id, draft } }, { body: { state, later } }, refreshed) {
      // The editor fetches the list again itself.
      if (state === 'started' && draft.id !== null) await navigate(editPath(draft.type, draft.id))
      await refreshed
      const title = later ? 'It comes back in 30 days' : state === 'dismissed' && 'Put aside'
      const undo = () => decide(id, 'reopen')
      if (title) showToast({ title, description: draft.title, action: { label: 'Undo', run: undo } })
    },
  })
  const decide = (id: string, decision: Decision) => change.mutate({ params: { id }, body: BODIES[decision] })
  return { decide, isPending: change.isPending }
}
