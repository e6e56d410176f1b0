import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { accountQuery } from './account-queries.ts'
import { PasswordPanel } from './password-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** `/admin/account`: her password, the second step of the login, and where she is logged in. */
export function AccountPage() {
  const account = useQuery(accountQuery())
  return (
    <>
      <PageHeader title="Account">Your password and signed-in devices.</PageHeader>
      {account.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <SecondFactorPanel secondFactor={account.data.second_factor} />
            <PasswordPanel fromEnvironment={account.data.password_from_environment} />
          </div>
          <SessionsPanel sessions={account.data.sessions} />
        </div>
      ) : account.isError ? (
        <FailureNote onRetry={() => void account.refetch()}>Your account could not be loaded.</FailureNote>
      ) : (
        <LoadingRows>Loading your account...</LoadingRows>
      )}
    </>
  )
}
