import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteBackup } from './backup-queries.ts'

/** Deletes one backup, asking first. */
export function DeleteBackup({ name, when }: { name: string; when: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteBackup(() => setIsAsking(false))
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold"
      >
        <Trash2 aria-hidden className="size-4.5" />
        Delete<span className="sr-only"> the backup of {when}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Delete this backup?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(name)}
        onClose={() => setIsAsking(false)}
      >
        The backup of {when} goes for good. Copies you have downloaded stay, and so does your site.
      </ConfirmDialog>
    </>
  )
}
