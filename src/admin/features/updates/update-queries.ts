import { useQuery } from '@tanstack/react-query'
import { SECOND } from '../../../domain/time/durations.ts'
import { updateCalls } from '../../../domain/updates/update-calls.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, useChange } from '../../data/calls.ts'

/** Polling interval of an update. While the site is being switched no answer comes, and the request is retried. */
const WATCH_EVERY = SECOND

export const updatesQuery = readOf(
  updateCalls.read,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? WATCH_EVERY : false),
  },
)

/** Returns the state of updates, and the page's further details; polled while an update is in progress. */
export function useUpdates() {
  const status = useQuery(updatesQuery)
  const isRunning = status.data?.state === 'running'
  const details = useQuery({
    ...readOf(updateCalls.details, {}, { refetchOnMount: 'always' }),
    refetchInterval: isRunning ? WATCH_EVERY : false,
  })
  return { status, details }
}

export function useCheckForUpdates() {
  return useChange(updateCalls.look, {
    failure: 'Nobody could be asked',
    onSuccess: ({ available }) => {
      const [newest] = available
      showToast({ title: newest ? `Version ${newest.version} is here` : 'There is nothing newer' })
    },
  })
}
