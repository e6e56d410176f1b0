import { useMutation } from '@tanstack/react-query'
import { recoveryCodesAnswer } from '../../../domain/admin/account.ts'
import { callApi } from '../../data/api.ts'
import { AccountDialog } from './account-dialog.tsx'
import { useReloadAccount } from './account-queries.ts'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes in the place of all old ones. */
export function NewCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const reload = useReloadAccount()
  const make = useMutation({
    mutationFn: (proof: Proof) =>
      callApi(recoveryCodesAnswer, '/api/admin/account/second-factor/recovery-codes', {
        method: 'POST',
        body: proof,
      }),
  })
  const close = () => {
    make.reset()
    onClose()
    void reload()
  }
  return (
    <AccountDialog open={open} title={make.data ? 'Keep these codes' : 'New recovery codes'} onClose={close}>
      {make.data ? (
        <RecoveryCodes codes={make.data.recovery_codes} onDone={close}>
          <p>The old codes no longer count. Each of these lets you in once without your phone.</p>
        </RecoveryCodes>
      ) : (
        <>
          <p>You get ten new codes, and those you had no longer count.</p>
          <ProofForm action={make} label="Make new codes" busyLabel="Making them..." withCode />
        </>
      )}
    </AccountDialog>
  )
}
