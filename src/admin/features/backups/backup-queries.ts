import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { backupListAnswer, backupRunAnswer } from '../../../domain/admin/backups.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, callApiForNothing, describeFailure } from '../../data/api.ts'

/** How often one that is being made is looked after. */
const WATCH_EVERY = SECOND

/** The backups, newest first, and the one under way. */
export function backupsQuery() {
  return queryOptions({
    queryKey: ['admin', 'backups'],
    queryFn: ({ signal }) => callApi(backupListAnswer, '/api/admin/backups', { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.running ? WATCH_EVERY : false),
  })
}

/** Begins a backup; the list then says how far it is. */
export function useMakeBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(backupRunAnswer, '/api/admin/backups', { method: 'POST' }),
    onError: (error) =>
      showToast({ kind: 'alert', title: 'No backup was begun', description: describeFailure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'backups'] }),
  })
}

/** Deletes one backup. `onSettled` is called however it ends. */
export function useDeleteBackup(onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => callApiForNothing(`/api/admin/backups/${name}`, { method: 'DELETE' }),
    onSuccess: () => showToast({ title: 'The backup is deleted' }),
    onError: (error) =>
      showToast({ kind: 'alert', title: 'The backup was not deleted', description: describeFailure(error) }),
    onSettled: () => {
      onSettled()
      return client.invalidateQueries({ queryKey: ['admin', 'backups'] })
    },
  })
}
