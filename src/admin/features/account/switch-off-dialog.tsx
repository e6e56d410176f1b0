import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { callApiForNothing } from '../../data/api.ts'
import { AccountDialog } from './account-dialog.tsx'
import { useReloadAccount } from './account-queries.ts'
import { type Proof, ProofForm } from './proof-form.tsx'

/** Back to the password alone. */
export function SwitchOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const reload = useReloadAccount()
  const switchOff = useMutation({
    mutationFn: (proof: Proof) =>
      callApiForNothing('/api/admin/account/second-factor/off', { method: 'POST', body: proof }),
    onSuccess: async () => {
      showToast({ title: 'The second step is switched off' })
      onClose()
      await reload()
    },
  })
  const close = () => {
    switchOff.reset()
    onClose()
  }
  return (
    <AccountDialog open={open} title="Switch off the second step" onClose={close}>
      <p>From then on your password alone opens the door. Your recovery codes are thrown away.</p>
      <ProofForm action={switchOff} label="Switch off" busyLabel="Switching off..." withCode />
    </AccountDialog>
  )
}
