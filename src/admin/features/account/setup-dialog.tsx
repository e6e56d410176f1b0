import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorSetupAnswer } from '../../../domain/admin/account.ts'
import { callApi } from '../../data/api.ts'
import { AccountDialog } from './account-dialog.tsx'
import { useReloadAccount } from './account-queries.ts'
import { ConnectApp } from './connect-app.tsx'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Setting the second step up: the password, the key into the app, a code out of it, the recovery codes. */
export function SetupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const reload = useReloadAccount()
  const [codes, setCodes] = useState<string[] | null>(null)
  const setup = useMutation({
    mutationFn: ({ password }: Proof) =>
      callApi(secondFactorSetupAnswer, '/api/admin/account/second-factor/setup', {
        method: 'POST',
        body: { password },
      }),
  })
  const close = () => {
    setup.reset()
    setCodes(null)
    onClose()
    void reload()
  }
  return (
    <AccountDialog open={open} title={codes ? 'Keep these codes' : 'Set up the second step'} onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close}>
          <p>The second step is on. If you ever lose your phone, each of these codes lets you in once.</p>
        </RecoveryCodes>
      ) : setup.data ? (
        <ConnectApp secret={setup.data.secret} uri={setup.data.uri} onConfirmed={setCodes} />
      ) : (
        <>
          <p>
            You need an authenticator app on your phone, such as Google Authenticator, Aegis or the one in
            your password manager. First, your password once more.
          </p>
          <ProofForm action={setup} label="Go on" busyLabel="Checking..." withCode={false} />
        </>
      )}
    </AccountDialog>
  )
}
