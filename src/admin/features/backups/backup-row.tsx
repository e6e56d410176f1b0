import { Download, History, type LucideIcon, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { accountCalls } from '../../../domain/auth/account-calls.ts'
import { type Backup, type BackupRun, backupCalls } from '../../../domain/backups/backup-calls.ts'
import { formatSize } from '../../../domain/items/labels.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { DeleteDialog } from '../../ui/dialogs.tsx'
import { ProofDialog } from '../account/proof-form.tsx'
import { useDeleteBackup } from './backup-queries.ts'
import { BACKUP_NAMES, describeProof } from './backup-words.ts'

interface BackupRowProps {
  backup: Backup
  deletable: boolean
  /** True while a backup is made or restored. */
  busy: boolean
  onRestore: (running: BackupRun) => void
}

export function BackupRow({ backup, deletable, busy, onRestore }: BackupRowProps) {
  const { time_zone } = useSite()
  const when = formatDateAndTime(backup.created_at, time_zone)
  const { look, word, meaning } = describeProof(backup)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]">
          {when} <StateBadge look={look}>{word}</StateBadge>
        </p>
        <p className="text-small">
          {BACKUP_NAMES[backup.kind]} · {formatSize(backup.bytes)}
        </p>
        <p className="text-label text-muted">{meaning}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {backup.proof?.proven !== false && (
          <RestoreBackup name={backup.name} when={when} disabled={busy} onBegun={onRestore} />
        )}
        <DownloadBackup name={backup.name} when={when} />
        {deletable && <DeleteBackup name={backup.name} when={when} />}
      </div>
    </li>
  )
}

/** Downloads the file of one backup, after the password: it contains everything, and a browser may have been left open. */
function DownloadBackup({ name, when }: { name: string; when: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = useChange(accountCalls.confirm, {
    onSuccess: () => {
      setIsAsking(false)
      window.location.assign(`/api/admin/backups/${name}`)
    },
  })
  return (
    <>
      <RowAction icon={Download} name="Download" when={when} onClick={() => setIsAsking(true)} />
      <ProofDialog
        open={isAsking}
        title="Download this backup"
        onClose={() => setIsAsking(false)}
        action={confirm}
        onProof={({ password }) => confirm.mutate({ body: { password } })}
        label="Download"
      >
        <p className="text-small">
          It holds everything, your subscribers too. Enter your password, so we know it’s you.
        </p>
      </ProofDialog>
    </>
  )
}

function DeleteBackup({ name, when }: { name: string; when: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteBackup(() => setIsAsking(false))
  return (
    <>
      <RowAction icon={Trash2} name="Delete" when={when} onClick={() => setIsAsking(true)} />
      <DeleteDialog
        open={isAsking}
        title="Delete this backup?"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { name } })}
        onClose={() => setIsAsking(false)}
      >
        The backup of {when} goes for good. Copies you have downloaded stay, and so does your site.
      </DeleteDialog>
    </>
  )
}

interface RestoreBackupProps {
  name: string
  when: string
  /** True while another backup is made or restored. */
  disabled: boolean
  onBegun: (running: BackupRun) => void
}

function RestoreBackup({ name, when, disabled, onBegun }: RestoreBackupProps) {
  const [isAsking, setIsAsking] = useState(false)
  const restore = useChange(backupCalls.restore, {
    onSuccess: ({ running }) => {
      setIsAsking(false)
      onBegun(running)
    },
  })
  return (
    <>
      <RowAction
        icon={History}
        name="Restore"
        when={when}
        disabled={disabled}
        onClick={() => setIsAsking(true)}
      />
      <ProofDialog
        open={isAsking}
        title={`Go back to ${when}?`}
        width="middle"
        onClose={() => setIsAsking(false)}
        action={restore}
        onProof={({ password }) => restore.mutate({ params: { name }, body: { password } })}
        label="Restore this backup"
      >
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
      </ProofDialog>
    </>
  )
}

interface RowActionProps extends ComponentProps<'button'> {
  icon: LucideIcon
  name: string
  when: string
}

function RowAction({ icon: Icon, name, when, ...rest }: RowActionProps) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold disabled:text-muted"
      {...rest}
    >
      <Icon aria-hidden className="size-4.5" />
      {name}
      <span className="sr-only"> the backup of {when}</span>
    </button>
  )
}
