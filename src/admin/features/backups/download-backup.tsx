import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callApiForNothing } from '../../data/api.ts'
import { AccountDialog } from '../account/account-dialog.tsx'
import { type Proof, ProofForm } from '../account/proof-form.tsx'

/** The file of one backup, behind the password: it holds everything, and a browser may have been left open. */
export function DownloadBackup({ name, when }: { name: string; when: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = useMutation({
    mutationFn: ({ password }: Proof) =>
      callApiForNothing('/api/admin/account/confirm', { method: 'POST', body: { password } }),
    onSuccess: () => {
      setIsAsking(false)
      window.location.assign(`/api/admin/backups/${name}`)
    },
  })
  const close = () => {
    setIsAsking(false)
    confirm.reset()
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold"
      >
        <Download aria-hidden className="size-4.5" />
        Download<span className="sr-only"> the backup of {when}</span>
      </button>
      <AccountDialog open={isAsking} title="Download this backup" onClose={close}>
        <p className="text-small">
          It holds everything, your subscribers too. Enter your password, so we know it’s you.
        </p>
        {isAsking && <ProofForm action={confirm} label="Download" busyLabel="Checking..." withCode={false} />}
      </AccountDialog>
    </>
  )
}
