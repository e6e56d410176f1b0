import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { welcomeCalls } from '../../../domain/auth/account-calls.ts'
import { ADMIN_HOME, LOGIN_PATH } from '../../../domain/auth/admin-paths.ts'
import {
  describeStrength,
  isPassword,
  normalizePassword,
  PASSWORD_LENGTH,
  passwordStrength,
} from '../../../domain/auth/password.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { describeFailure } from '../../data/api.ts'
import { ask, useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import { markLoggedIn } from '../session/session.ts'
import { QuestionsStep } from './questions-step.tsx'
import { WelcomeSheet } from './welcome-sheet.tsx'

type Place = { step: 'password' | 'questions' | 'changed' } | { step: 'done'; coachName: string | null }

/** `/admin/welcome`: the first visit (WELCOME-PAGE-1), or a new password by a link of the server's owner. */
export function WelcomePage() {
  // In the fragment, which is never sent to a server and so appears in no log.
  const token = useLocation().hash.slice(1)
  const [place, setPlace] = useState<Place>({ step: 'password' })
  switch (place.step) {
    case 'password':
      return (
        <Door token={token} onDone={(loggedIn) => setPlace({ step: loggedIn ? 'questions' : 'changed' })} />
      )
    case 'questions':
      return (
        <WelcomeSheet title="Three short questions" step={2}>
          <QuestionsStep onDone={(coachName) => setPlace({ step: 'done', coachName })} />
        </WelcomeSheet>
      )
    case 'changed':
      return <Changed />
    case 'done':
      return <Done coachName={place.coachName} />
  }
}

interface DoorProps {
  token: string
  onDone: (loggedIn: boolean) => void
}

function Door({ token, onDone }: DoorProps) {
  const link = useQuery({
    queryKey: ['welcome-link', token],
    queryFn: ({ signal }) => ask(welcomeCalls.check, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    // Not fetched again while the password is being chosen.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '') {
    return (
      <Shut title="The door needs its key">
        Please open the whole link that was printed when the site was started. It ends in a row of letters
        behind a #.
      </Shut>
    )
  }
  if (link.error) return <Shut title="The key no longer fits">{describeFailure(link.error)}</Shut>
  if (!link.data) return <LoadingText>Trying the key...</LoadingText>
  return (
    <WelcomeSheet
      title={link.data.first ? 'Your key to the door' : 'A new key to the door'}
      step={link.data.first ? 1 : null}
    >
      <PasswordStep token={token} expiresAt={link.data.expires_at} onDone={onDone} />
    </WelcomeSheet>
  )
}

function Shut({ title, children }: { title: string; children: string }) {
  return (
    <WelcomeSheet title={title} step={null}>
      <div role="alert">
        <h2 className="type-h2">This link doesn’t open it</h2>
        <p className="mt-1.5">{children}</p>
      </div>
      <p>
        <ButtonLink href={LOGIN_PATH} look="line">
          Go to the login
        </ButtonLink>
      </p>
    </WelcomeSheet>
  )
}

function Changed() {
  return (
    <WelcomeSheet title="The new key fits" step={null}>
      <div role="status">
        <h2 className="type-h2">Your password is changed</h2>
        <p className="mt-1.5 text-muted">
          Every device that was logged in is logged out. The link is used up.
        </p>
      </div>
      <p>
        <ButtonLink href={LOGIN_PATH}>Go to the login</ButtonLink>
      </p>
    </WelcomeSheet>
  )
}

function Done({ coachName }: { coachName: string | null }) {
  const { host, protocol } = window.location
  const { site_name } = useSite()
  const done = [
    'Password set. The link is used up.',
    ...(protocol === 'https:' ? ['Locked with a certificate: nobody reads along on the way.'] : []),
    'A backup every night at three. The first is made now.',
  ]
  const title = coachName === null ? 'Come in.' : `Come in, ${firstNameOf({ coach_name: coachName })}.`
  return (
    <WelcomeSheet title={title} step={3}>
      <div role="status">
        <h2 className="type-h2">It is all yours</h2>
        <p className="mt-1.5 text-muted">
          {site_name} is open at {host}. Readers can come from this minute.
        </p>
      </div>
      <ul>
        {done.map((sentence) => (
          <li
            key={sentence}
            className="grid grid-cols-[1.4rem_minmax(0,1fr)] gap-3 border-t-[1.5px] border-line py-2.5"
          >
            <CircleCheck aria-hidden className="mt-0.5 size-5 text-ok" />
            {sentence}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <ButtonLink href="/">See my site</ButtonLink>
        <ButtonLink href={ADMIN_HOME} look="line">
          Go to my desk
        </ButtonLink>
      </div>
      <p className="text-small text-muted">
        On your desk waits a list, “Make this site your own”. Take your time.
      </p>
    </WelcomeSheet>
  )
}

interface PasswordStepProps {
  token: string
  expiresAt: string
  /** @param loggedIn whether a session was begun */
  onDone: (loggedIn: boolean) => void
}

function PasswordStep({ token, expiresAt, onDone }: PasswordStepProps) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const fail = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const save = useChange(welcomeCalls.setPassword, {
    onSuccess: ({ logged_in }) => {
      if (logged_in) markLoggedIn(client)
      onDone(logged_in)
    },
    onError: (failure) => fail(describeFailure(failure)),
  })
  const submit = () => {
    if (save.isPending) return
    if (isPassword(normalizePassword(password))) save.mutate({ body: { token, password } })
    else fail(`A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`)
  }
  // The device's own time zone: the site's is not set yet.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Form onSubmit={submit} className="grid gap-5.5">
      <div>
        <h2 className="type-h2">Set a password</h2>
        <p className="mt-1.5 text-muted">
          Only you come in with it. The link that brought you here works once and ends on{' '}
          {formatDateAndTime(expiresAt, timeZone)}.
        </p>
      </div>
      <div>
        <PasswordField
          ref={field}
          label="New password"
          autoComplete="new-password"
          value={password}
          onType={(text) => {
            setPassword(text)
            setError(null)
          }}
          error={error}
          busy={save.isPending}
        />
        <StrengthMeter password={password} />
      </div>
      <p className="text-small text-muted">
        {PASSWORD_LENGTH.min} characters or more, better twelve. Four words that mean nothing together are
        easy to keep and hard to guess.
      </p>
      <BusyButton type="submit" busy={save.isPending} className="w-full">
        {save.isPending ? 'Setting it...' : 'Set it and go on'}
      </BusyButton>
    </Form>
  )
}

const MARKS = [1, 2, 3, 4] as const

function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const isStrong = strength >= 3
  return (
    <>
      <div aria-hidden className="mt-2.5 grid grid-cols-4 gap-1.25">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={`h-2.25 rounded-b-[9px] border-[1.5px] ${mark <= strength ? 'border-ok bg-ok' : 'border-line-strong'}`}
          />
        ))}
      </div>
      <p
        role="status"
        className={`mt-1.5 flex min-h-[1.4em] items-center gap-1.5 text-label font-semibold ${isStrong ? 'text-ok' : 'text-muted'}`}
      >
        {isStrong && <Check aria-hidden className="size-4" />}
        {describeStrength(strength)}
      </p>
    </>
  )
}
