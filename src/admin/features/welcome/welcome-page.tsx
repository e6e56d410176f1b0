import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ADMIN_HOME, LOGIN_PATH } from '../../../domain/auth/admin-paths.ts'
import { welcomeCalls } from '../../../domain/auth/welcome-calls.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { describeFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { PasswordStep } from './password-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { WelcomeSheet } from './welcome-sheet.tsx'

type Place = { step: 'password' | 'questions' | 'changed' } | { step: 'done'; coachName: string | null }

/** `/admin/welcome`: the first visit (WELCOME-PAGE-1), or a new password by a link of the server's owner. */
export function WelcomePage() {
  // Behind the hash, which no server is sent: it is in no log.
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
    // While the password is chosen it is not asked again.
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
