import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BackupRun, backupCalls } from '../../../domain/backups/backup-calls.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, refresh, useChange } from '../../data/calls.ts'

/** Polling interval while a backup is being made. */
const WATCH_EVERY = SECOND
/** Polling interval of the copy elsewhere. */
const FOLLOW_EVERY = 5 * SECOND

/** The backups, newest first, and the run in progress. */
export const backupsQuery = readOf(
  backupCalls.list,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.running ? WATCH_EVERY : false),
  },
)

/**
 * Returns the list, polled while a backup is made or restored. The end of a restore is detected by its result, not by
 * the reported run: with several processes the next answer may come from another one.
 */
export function useBackups() {
  const client = useQueryClient()
  const [awaited, setAwaited] = useState<BackupRun | null>(null)
  const list = useQuery({
    ...backupsQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.running || awaited || data?.copy?.proving ? WATCH_EVERY : data?.copy ? FOLLOW_EVERY : false,
  })
  const ended = list.data?.last_restore?.at ?? ''
  const isOver = awaited !== null && ended >= awaited.started_at
  useEffect(() => {
    if (!isOver) return
    setAwaited(null)
    // Everything the admin has cached predates the restore.
    void refresh(client, ['/*'])
  }, [isOver, client])
  const running = list.data?.running ?? (isOver ? null : awaited)
  return { list, running, onRestore: setAwaited }
}

/** Deletes one backup. `onSettled` is called whatever the result. */
export function useDeleteBackup(onSettled: () => void) {
  return useChange(backupCalls.remove, {
    failure: 'The backup was not deleted',
    onSuccess() {
      onSettled()
      showToast({ title: 'The backup is deleted' })
    },
    onError: onSettled,
  })
}
