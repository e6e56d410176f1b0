import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BackupRun, backupListAnswer, backupRunAnswer } from '../../../domain/admin/backups.ts'
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

/**
 * The list, looked after while one is made or brought back. A restore is waited for by how it ended, not by who says
 * that it is under way: with several processes the next answer may come from another one.
 */
export function useBackups() {
  const client = useQueryClient()
  const [awaited, setAwaited] = useState<BackupRun | null>(null)
  const list = useQuery({
    ...backupsQuery(),
    refetchInterval: ({ state: { data } }) => (data?.running || awaited ? WATCH_EVERY : false),
  })
  const ended = list.data?.last_restore?.at ?? ''
  const isOver = awaited !== null && ended >= awaited.started_at
  useEffect(() => {
    if (!isOver) return
    setAwaited(null)
    // Everything the admin knows is of the site before.
    void client.invalidateQueries({ queryKey: ['admin'] })
  }, [isOver, client])
  const running = list.data?.running ?? (isOver ? null : awaited)
  return { list, running, onRestore: setAwaited }
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
