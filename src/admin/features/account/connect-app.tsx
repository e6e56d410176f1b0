import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { recoveryCodesAnswer } from '../../../domain/admin/account.ts'
import { Button } from '../../../web/ui/button.tsx'
import { callApi } from '../../data/api.ts'
import { describeFailure } from '../../data/describe-failure.ts'
import { CodeField } from '../session/code-field.tsx'
import { QrCode } from './qr-code.tsx'

interface ConnectAppProps {
  secret: string
  uri: string
  onConfirmed: (codes: string[]) => void
}

/** The key into the app, by camera or by hand, and a code back as the proof that it arrived. */
export function ConnectApp({ secret, uri, onConfirmed }: ConnectAppProps) {
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () =>
      callApi(recoveryCodesAnswer, '/api/admin/account/second-factor/confirm', {
        method: 'POST',
        body: { code },
      }),
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate()
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
