import { useQuery } from '@tanstack/react-query'
import { SECOND } from '../../../domain/time/durations.ts'
import { updateCalls } from '../../../domain/updates/update-calls.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, useChange } from '../../data/calls.ts'

/** How often one under way is looked after. While the site changes places no answer comes, and it is asked again. */
const WATCH_EVERY = SECOND

export const updatesQuery = readOf(
  updateCalls.read,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? WATCH_EVERY : false),
  },
)

/** Where the updates stand, and what the page says beyond that; looked after while one is under way. */
export function useUpdates() {
  const status = useQuery(updatesQuery)
  const isRunning = status.data?.state === 'running'
  const details = useQuery({
    ...readOf(updateCalls.details, {}, { refetchOnMount: 'always' }),
    refetchInterval: isRunning ? WATCH_EVERY : false,
  })
  return { status, details }
}

export function useLookNow() {
  return useChange(updateCalls.look, {
    failure: 'Nobody could be asked',
    onSuccess: ({ available }) => {
      const [newest] = available
      showToast({ title: newest ? `Version ${newest.version} is here` : 'There is nothing newer' })
    },
  })
}
