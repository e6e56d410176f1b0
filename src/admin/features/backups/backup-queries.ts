import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BackupRun, backupCalls } from '../../../domain/backups/backup-calls.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, refresh, useChange } from '../../data/calls.ts'

/** How often one that is being made is looked after. */
const WATCH_EVERY = SECOND
/** And how far the second place is. */
const FOLLOW_EVERY = 5 * SECOND

/** The backups, newest first, and the one under way. */
export const backupsQuery = readOf(
  backupCalls.list,
  {},
  {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.running ? WATCH_EVERY : false),
  },
)

/**
 * The list, looked after while one is made or brought back. A restore is waited for by how it ended, not by who says
 * that it is under way: with several processes the next answer may come from another one.
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
    // Everything the admin knows is of the site before.
    void refresh(client, ['/*'])
  }, [isOver, client])
  const running = list.data?.running ?? (isOver ? null : awaited)
  return { list, running, onRestore: setAwaited }
}

/** Deletes one backup. `onSettled` is called however it ends. */
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
