import { Copy, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Account, secondFactorCalls } from '../../../domain/auth/account-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { copyWithToast } from '../../../web/ui/copy-text.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton, QuietButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CodeField } from '../session/credential-fields.tsx'
import { ProofDialog, ProofForm } from './proof-form.tsx'

/** At this number of codes or fewer, new ones are due. */
const FEW_CODES = 3

type Opened = 'setup' | 'codes' | 'off' | null

/** Renders the second step of the login: what it is, its state, and everything to do about it. */
export function SecondFactorPanel({ secondFactor }: { secondFactor: Account['second_factor'] }) {
  const { time_zone } = useSite()
  const { since, recovery_codes_left: left } = secondFactor
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Panel
      title="Second step of the login"
      aside={<StateBadge look={since ? 'good' : 'quiet'}>{since ? 'On' : 'Off'}</StateBadge>}
    >
      <p className="text-small">
        {since
          ? `Since ${formatDateAndTime(since, time_zone)} logging in takes your password and a code from your phone.`
          : 'Logging in then takes your password and a code from your phone, so your password alone is no use to anyone else.'}
      </p>
      {since && left <= FEW_CODES && (
        <Note
          look="bad"
          title={left === 0 ? 'No recovery codes are left' : `Only ${pluralize(left, 'recovery code')} left`}
        >
          <p>Without your phone you could be locked out. Make new ones, and keep them on paper.</p>
        </Note>
      )}
      {since && left > FEW_CODES && (
        <p className="text-small text-muted">{pluralize(left, 'recovery code')} left.</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {since ? (
          <>
            <LineButton onClick={() => setOpened('codes')}>New recovery codes</LineButton>
            <QuietButton onClick={() => setOpened('off')}>Switch off</QuietButton>
          </>
        ) : (
          <Button size="small" onClick={() => setOpened('setup')}>
            Set up
          </Button>
        )}
      </div>
      <SetupDialog open={opened === 'setup'} onClose={close} />
      <NewCodesDialog open={opened === 'codes'} onClose={close} />
      <SwitchOffDialog open={opened === 'off'} onClose={close} />
    </Panel>
  )
}

interface CodesDialogProps {
  open: boolean
  /** Null until they are loaded. */
  codes: readonly string[] | null
  /** The title until then. */
  title: string
  onClose: () => void
  children: ReactNode
}

/** A sheet that ends with recovery codes. They are shown only once: closed while they load, it opens again for them. */
function CodesDialog({ open, codes, title, ...rest }: CodesDialogProps) {
  return <TitledDialog open={open || codes !== null} title={codes ? 'Keep these codes' : title} {...rest} />
}

function NewCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const make = useChange(secondFactorCalls.makeCodes, {
    onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const close = () => {
    make.reset()
    setCodes(null)
    onClose()
  }
  return (
    <CodesDialog open={open} codes={codes} title="New recovery codes" onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close}>
          <p>The old codes no longer work. Each of these lets you in once without your phone.</p>
        </RecoveryCodes>
      ) : (
        <>
          <p>You get ten new codes, and the old ones stop working.</p>
          <ProofForm
            action={make}
            onProof={(body) => make.mutate({ body })}
            label="Make new codes"
            busyLabel="Making them..."
            withCode
          />
        </>
      )}
    </CodesDialog>
  )
}

function SwitchOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const switchOff = useChange(secondFactorCalls.switchOff, {
    async onSuccess(_answer, _input, refreshed) {
      showToast({ title: 'The second step is switched off' })
      onClose()
      await refreshed
    },
  })
  return (
    <ProofDialog
      open={open}
      title="Switch off the second step"
      onClose={onClose}
      action={switchOff}
      onProof={(body) => switchOff.mutate({ body })}
      label="Switch off"
      busyLabel="Switching off..."
      withCode
    >
      <p>After that, your password alone lets you in. Your recovery codes stop working.</p>
    </ProofDialog>
  )
}

/** Sets up the second step: the password, the key for the app, a code from it, the recovery codes. */
function SetupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const setup = useChange(secondFactorCalls.setUp)
  const close = () => {
    setup.reset()
    setCodes(null)
    onClose()
  }
  return (
    <CodesDialog open={open} codes={codes} title="Set up the second step" onClose={close}>
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
          />
        </>
      )}
    </CodesDialog>
  )
}

interface ConnectAppProps {
  secret: string
  uri: string
  onConfirmed: (codes: string[]) => void
}

/** Transfers the key to the app, by camera or by hand, and asks for a code as the proof that it arrived. */
function ConnectApp({ secret, uri, onConfirmed }: ConnectAppProps) {
  const [code, setCode] = useState('')
  const confirm = useChange(secondFactorCalls.confirm, {
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  const submit = () => {
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
      <Form onSubmit={submit} className="grid gap-4">
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
      </Form>
    </>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
  children: ReactNode
}

function RecoveryCodes({ codes, onDone, children }: RecoveryCodesProps) {
  return (
    <>
      {children}
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-5 text-center font-semibold tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="text-small">
        They are shown only now. Keep them on paper, or in your password manager, away from your phone.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <LineButton icon={Copy} onClick={() => void copyWithToast(codes.join('\n'))}>
          Copy
        </LineButton>
        <LineButton icon={Printer} onClick={() => printCodes(codes)}>
          Print
        </LineButton>
        <Button size="small" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </>
  )
}

/** Prints only the codes: they are in a frame of their own, so that the surrounding page is not printed. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  // Hidden but laid out: some browsers print nothing of a frame that is not.
  frame.className = 'sr-only'
  frame.title = 'Recovery codes for printing'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return
  const heading = page.createElement('h1')
  heading.textContent = `Recovery codes for ${location.host}`
  const list = page.createElement('ol')
  for (const code of codes) {
    const item = page.createElement('li')
    item.textContent = code
    list.append(item)
  }
  const note = page.createElement('p')
  note.textContent =
    'Each lets you in once, instead of the code from your phone. Keep this where nobody else can read it.'
  page.body.append(heading, list, note)
  // Removed when the print dialog is closed, not earlier: some browsers do not wait for it.
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
