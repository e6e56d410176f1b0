import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { accountCalls } from '../../../domain/auth/account-calls.ts'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../../../domain/auth/password.ts'
import { Button } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import { accountQuery } from './account-queries.ts'
import { describeAccount } from './account-words.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** `/admin/account`: password, second step of the login, and sessions. */
export function AccountPage() {
  const account = useQuery(accountQuery)
  const { coach_name } = useSite()
  return (
    <>
      <PageHeader title="Account">
        {`Signed in as ${coach_name}`}
        {account.data && `. ${describeAccount(account.data)}`}
      </PageHeader>
      {account.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <SecondFactorPanel secondFactor={account.data.second_factor} />
            <PasswordPanel fromEnvironment={account.data.password_from_environment} />
          </div>
          <SessionsPanel sessions={account.data.sessions} />
        </div>
      ) : account.isError ? (
        <FailureNote onRetry={() => void account.refetch()}>We couldn’t load your account.</FailureNote>
      ) : (
        <LoadingRows>Loading your account...</LoadingRows>
      )}
    </>
  )
}

const TOO_SHORT = `A password has at least ${PASSWORD_LENGTH.min} characters.`

/** A new password; the present one is asked again. */
function PasswordPanel({ fromEnvironment }: { fromEnvironment: boolean }) {
  const [password, setPassword] = useState('')
  const [next, setNext] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const change = useChange(accountCalls.changePassword, {
    async onSuccess(_answer, _input, refreshed) {
      setPassword('')
      setNext('')
      showToast({ title: 'Your password is changed', description: 'Every other device was signed out.' })
      await refreshed
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fits = isPassword(normalizePassword(next))
    setTooShort(!fits)
    if (fits && !change.isPending) change.mutate({ body: { password, new_password: next } })
  }
  const wrongPassword = fieldFailure(change.error, 'password')
  const wrongNext = isTooShort ? TOO_SHORT : fieldFailure(change.error, 'new_password')
  return (
    <Panel title="Password">
      {fromEnvironment && (
        <Note look="info" title="The password is also set on the server">
          <p>When the site restarts, its ADMIN_PASSWORD counts again. Have that changed or removed too.</p>
        </Note>
      )}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label="Current password"
          value={password}
          onType={(text) => {
            setPassword(text)
            change.reset()
          }}
          error={wrongPassword}
          busy={change.isPending}
        />
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          hint="Longer is better: four words you can picture, say. Every other device is signed out."
          value={next}
          onType={(text) => {
            setNext(text)
            setTooShort(false)
            change.reset()
          }}
          error={wrongNext}
          busy={change.isPending}
        />
        <div role="alert">
          {change.isError && !wrongPassword && !wrongNext && (
            <Note look="bad" title={describeFailure(change.error)} />
          )}
        </div>
        <Button
          type="submit"
          look="line"
          size="small"
          disabled={change.isPending}
          className="justify-self-start"
        >
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </Panel>
  )
}
