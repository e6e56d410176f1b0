import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  type Account,
  accountCalls,
  type ListedSession,
  sessionCalls,
} from '../../../domain/auth/account-calls.ts'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../../../domain/auth/password.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { readOf, refresh, useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton, QuietButton, TextButton } from '../../ui/buttons.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { NotLoaded } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import { useLogout } from '../session/session.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** Returns how safe the login is, in two sentences: where else it is open, and what protects it. */
export function describeAccount({
  sessions,
  second_factor,
}: Pick<Account, 'sessions' | 'second_factor'>): string {
  const others = sessions.filter(({ is_this }) => !is_this).length
  const where =
    others === 0
      ? 'You’re logged in here only.'
      : `You’re logged in here and in ${others} other ${others === 1 ? 'place' : 'places'}.`
  return `${where} ${second_factor.since !== null ? 'A code is asked for as well as the password.' : 'Only the password protects your login.'}`
}

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
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <SecondFactorPanel secondFactor={account.data.second_factor} />
            <PasswordPanel fromEnvironment={account.data.password_from_environment} />
          </div>
          <SessionsPanel sessions={account.data.sessions} />
        </div>
      ) : (
        <NotLoaded
          query={account}
          failure="We couldn’t load your account."
          loading="Loading your account..."
        />
      )}
    </>
  )
}

const TOO_SHORT = `A password has at least ${PASSWORD_LENGTH.min} characters.`

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
  const submit = () => {
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
      <Form onSubmit={submit} className="grid gap-4">
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
        <LineButton type="submit" disabled={change.isPending} className="justify-self-start">
          {change.isPending ? 'Changing...' : 'Change password'}
        </LineButton>
      </Form>
    </Panel>
  )
}

type Asked = 'others' | 'all' | null

/** Number of sessions shown until the coach opens the full list. */
const SHOWN = 5

function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  const logOut = useLogout()
  const end = useEndSession()
  const endMany = useEndSessions(logOut)
  const [asked, setAsked] = useState<Asked>(null)
  const others = sessions.filter(({ is_this }) => !is_this)
  const close = () => setAsked(null)
  const [showsAll, setShowsAll] = useState(false)
  const hidden = showsAll ? 0 : Math.max(0, sessions.length - SHOWN)
  return (
    <Panel title="Where you are logged in" padded={false}>
      <ul aria-label="Sessions">
        {(hidden > 0 ? sessions.slice(0, SHOWN) : sessions).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.params.id === session.id}
            onEnd={() => end.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="border-t-[1.5px] border-line px-3 py-1">
          <TextButton onClick={() => setShowsAll(true)}>Show {pluralize(hidden, 'more login')}</TextButton>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5 border-t-[1.5px] border-line px-5 py-4">
        <LineButton disabled={others.length === 0} onClick={() => setAsked('others')}>
          Sign out everywhere else
        </LineButton>
        <LineButton onClick={() => setAsked('all')}>Sign out everywhere</LineButton>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'all' ? 'Sign out everywhere?' : 'Sign out everywhere else?'}
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={endMany.isPending}
        onConfirm={() => endMany.mutate({ body: { keep_this: asked !== 'all' } }, { onSettled: close })}
        onClose={close}
      >
        {asked === 'all'
          ? 'Every device is logged out, this one too. You can log in again with your password.'
          : 'Every other device is logged out at once. Here you stay logged in.'}
      </ConfirmDialog>
    </Panel>
  )
}

interface SessionRowProps {
  session: ListedSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { time_zone } = useSite()
  const { browser, place, created_at, last_used_at, is_this } = session
  const Icon = /iPhone|Android/.test(browser) ? Smartphone : Monitor
  return (
    <li className="flex gap-4 border-t-[1.5px] border-line px-5 py-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none text-muted" />
      {/* What wraps stays below the words, not below the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-52 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]">
            {browser} {is_this && <StateBadge look="good">This one</StateBadge>}
          </p>
          <p className="text-small">
            Last used {formatDateAndTime(last_used_at, time_zone)}
            {place && ` from ${place}`}
          </p>
          <p className="text-label text-muted">Logged in {formatDateAndTime(created_at, time_zone)}</p>
        </div>
        {!is_this && (
          <QuietButton disabled={busy} onClick={onEnd}>
            Sign out<span className="sr-only"> {browser}</span>
          </QuietButton>
        )}
      </div>
    </li>
  )
}

/** Sessions and second step; these may change elsewhere, so each visit fetches them again. */
const accountQuery = readOf(accountCalls.read, {}, { refetchOnMount: 'always' })

function useEndSession() {
  return useChange(sessionCalls.end, {
    goneIsDone: true,
    failure: 'That didn’t work',
    onSuccess: () => showToast({ title: 'Signed out on that device' }),
  })
}

function useEndSessions(onEndedHere: () => void) {
  const client = useQueryClient()
  return useChange(sessionCalls.endMany, {
    failure: 'That didn’t work',
    async onSuccess({ ended }, { body: { keep_this } }) {
      if (!keep_this) return onEndedHere()
      showToast({
        title: ended === 0 ? 'Nobody else was logged in' : `Signed out ${pluralize(ended, 'device')}`,
      })
      await refresh(client, ['/admin/account'])
    },
  })
}
