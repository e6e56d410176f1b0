import { type FormEvent, useState } from 'react'
import { secondFactorCalls } from '../../../domain/auth/account-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { CodeField } from '../session/credential-fields.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Setting the second step up: the password, the key into the app, a code out of it, the recovery codes. */
export function SetupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const setup = useChange(secondFactorCalls.setUp)
  const close = () => {
    setup.reset()
    setCodes(null)
    onClose()
  }
  return (
    <TitledDialog open={open} title={codes ? 'Keep these codes' : 'Set up the second step'} onClose={close}>
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
          <ProofForm
            action={setup}
            onProof={({ password }) => setup.mutate({ body: { password } })}
            label="Go on"
            busyLabel="Checking..."
            withCode={false}
          />
        </>
      )}
    </TitledDialog>
  )
}

interface ConnectAppProps {
  secret: string
  uri: string
  onConfirmed: (codes: string[]) => void
}

/** The key into the app, by camera or by hand, and a code back as the proof that it arrived. */
function ConnectApp({ secret, uri, onConfirmed }: ConnectAppProps) {
  const [code, setCode] = useState('')
  const confirm = useChange(secondFactorCalls.confirm, {
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate({ body: { code } })
  }
  return (
    <>
      <p>Scan this with the app, then type the code it shows.</p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} label="QR code with the key for your authenticator app" />
        <p className="text-center text-small">
          Or type this key into the app:
          <br />
          <code className="font-semibold wrap-anywhere select-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <CodeField
          value={code}
          onType={(text) => {
            setCode(text)
            confirm.reset()
          }}
          error={confirm.error && describeFailure(confirm.error)}
          busy={confirm.isPending}
          recovery={false}
        />
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Switching on...' : 'Switch on'}
        </Button>
      </form>
    </>
  )
}
