import { History } from 'lucide-react'
import { useState } from 'react'
import { type BackupRun, backupCalls } from '../../../domain/backups/backup-calls.ts'
import { useChange } from '../../data/calls.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { ProofForm } from '../account/proof-form.tsx'

interface RestoreBackupProps {
  name: string
  when: string
  /** While another backup is made or brought back. */
  disabled: boolean
  onBegun: (running: BackupRun) => void
}

/** Brings the whole site back to one backup, after saying what happens, behind the password. */
export function RestoreBackup({ name, when, disabled, onBegun }: RestoreBackupProps) {
  const [isAsking, setIsAsking] = useState(false)
  const restore = useChange(backupCalls.restore, {
    onSuccess: ({ running }) => {
      setIsAsking(false)
      onBegun(running)
    },
  })
  const close = () => {
    setIsAsking(false)
    restore.reset()
  }
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        onClick={() => setIsAsking(true)}
        className="inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold disabled:text-muted"
      >
        <History aria-hidden className="size-4.5" />
        Restore<span className="sr-only"> the backup of {when}</span>
      </button>
      <TitledDialog open={isAsking} title={`Go back to ${when}?`} width="middle" onClose={close}>
        <div className="grid gap-3 text-small">
          <p>
            Articles, recipes, categories, settings, the plan and drafts of your newsletter become what they
            were then; pictures you deleted come back. What you have changed since is no longer on the site.
          </p>
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>Your site is saved first as it is now, so you can come back.</li>
            <li>
              What your readers did stays: messages, sign-ups, and who has left. No letter goes out twice, and
              scheduled issues come back as drafts.
            </li>
            <li>Your password stays the one you have now, and you stay logged in.</li>
            <li>Readers notice nothing until it’s done; saving has to wait for a moment.</li>
          </ul>
        </div>
        {isAsking && (
          <ProofForm
            action={restore}
            onProof={({ password }) => restore.mutate({ params: { name }, body: { password } })}
            label="Restore this backup"
            busyLabel="Checking..."
            withCode={false}
          />
        )}
      </TitledDialog>
    </>
  )
}
