import { useMutation, useQueryClient } from '@tanstack/react-query'
import { healthCalls } from '../../../domain/health/health-calls.ts'
import { showAlert } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, readOf } from '../../data/calls.ts'

/** The state of the site and its machine: the server checks every five minutes. */
export const healthQuery = readOf(healthCalls.read, {}, { refetchOnMount: 'always' })

export function useRerunHealthChecks() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(healthCalls.read, { query: { again: true } }),
    onSuccess: (health) => client.setQueryData(healthQuery.queryKey, health),
    onError: (error) => showAlert('We couldn’t check again', describeFailure(error)),
  })
}
