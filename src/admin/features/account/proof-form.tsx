import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { CodeField, PasswordField } from '../session/credential-fields.tsx'

interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  action: Pick<UseMutationResult<unknown, Error, never>, 'isPending' | 'error' | 'reset'>
  onProof: (proof: Proof) => void
  label: string
  busyLabel?: string
  /** True where the login has a second step. */
  withCode?: boolean
}

/** Confirms the coach’s identity before a sensitive action: the password, and the code where there is one. */
export function ProofForm({
  action,
  onProof,
  label,
  busyLabel = 'Checking...',
  withCode = false,
}: ProofFormProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const set = (name: keyof Proof) => (text: string) => {
    setProof((before) => ({ ...before, [name]: text }))
    action.reset()
  }
  const submit = () => {
    if (!action.isPending) onProof(proof)
  }
  const wrongPassword = fieldFailure(action.error, 'password')
  const wrongCode = fieldFailure(action.error, 'code')
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <PasswordField
        value={proof.password}
        onType={set('password')}
        error={wrongPassword}
        busy={action.isPending}
      />
      {withCode && (
        <CodeField value={proof.code} onType={set('code')} error={wrongCode} busy={action.isPending} />
      )}
      <div role="alert">
        {action.error && !wrongPassword && !wrongCode && (
          <Note look="bad" title={describeFailure(action.error)} />
        )}
      </div>
      <Button type="submit" disabled={action.isPending}>
        {action.isPending ? busyLabel : label}
      </Button>
    </Form>
  )
}

interface ProofDialogProps extends ProofFormProps {
  open: boolean
  title: string
  width?: 'narrow' | 'middle'
  onClose: () => void
  /** Describes the action to confirm. */
  children: ReactNode
}

/** Describes an action and asks for the proof; closing it clears the error. */
export function ProofDialog({ open, title, width, onClose, children, ...form }: ProofDialogProps) {
  const close = () => {
    onClose()
    form.action.reset()
  }
  return (
    <TitledDialog open={open} title={title} width={width} onClose={close}>
      {children}
      <ProofForm {...form} />
    </TitledDialog>
  )
}
