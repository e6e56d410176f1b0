import { useQuery } from '@tanstack/react-query'
import { OctagonX, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { MailCheck } from '../../../domain/mail/mail-check-calls.ts'
import { findUnsafe } from '../../../domain/newsletter/before-sending.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { settingsQuery } from '../../data/use-site.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { anchorOf, CHECK_WORDS } from '../mail/check-words.ts'
import { mailCheckQuery } from '../mail/mail-queries.ts'
import { useRecipients } from './audience.tsx'
import type { IssueEditor } from './issue-editor.ts'
import { countPeople } from './issue-words.ts'

/** Id of the explanation where sending is refused; disabled buttons are described by it. */
export const UNSAFE_ID = 'unsafe-sending'

/** Why an issue to many recipients should not be sent yet (DELIVER-SEND-1). */
export interface UnsafeIssue {
  checks: readonly MailCheck[]
  recipients: number
  /** True where the button was pressed, from an older state of the mail checks, and the site did not send it. */
  wasRefused: boolean
}

/** Returns whether an issue is unsafe to send, known before a try, and the coach's decision. */
export function useUnsafe(editor: IssueEditor) {
  const recipients = useRecipients(editor)?.recipients ?? 0
  const mail = useQuery(mailCheckQuery).data
  const [refused, setRefused] = useState<readonly MailCheck[] | null>(null)
  const [isAccepted, setAccepted] = useState(false)
  const checks = refused ?? findUnsafe(recipients, mail?.checks ?? [])
  const found: UnsafeIssue | null =
    checks.length > 0 ? { checks, recipients, wasRefused: refused !== null } : null
  return {
    /** What prevents sending; null when nothing does, or the coach has accepted it. */
    unsafe: isAccepted ? null : found,
    /** The problems that the coach has accepted. */
    accepted: isAccepted ? found : null,
    accept: () => setAccepted(true),
    /** Takes the problems named by the site, which sent nothing. */
    refuse: (named: readonly MailCheck[]) => {
      setRefused(named)
      setAccepted(false)
    },
  }
}

interface UnsafeSendingProps {
  unsafe: UnsafeIssue
  onAccept: () => void
}

/** Shown for an issue to many that mail services would not trust: why, how to fix it, and how to send it anyway. */
export function UnsafeSending({ unsafe, onAccept }: UnsafeSendingProps) {
  const { checks, recipients, wasRefused } = unsafe
  const panel = useRef<HTMLDivElement>(null)
  // The dialog that had the focus is closed: it moves here.
  useEffect(() => {
    if (wasRefused) panel.current?.focus()
  }, [wasRefused])
  return (
    <div
      ref={panel}
      id={UNSAFE_ID}
      role="alert"
      tabIndex={-1}
      className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-field border-2 border-danger bg-surface px-4 py-5 focus:outline-none sm:px-5"
    >
      <span className="grid size-9 flex-none place-items-center rounded-t-[6px] rounded-b-[16px] bg-danger-bg text-danger">
        <OctagonX aria-hidden className="size-5" />
      </span>
      <div className="grid gap-1">
        <h2 className="type-h3">
          {wasRefused ? 'Not sent. Nobody got half a letter.' : 'Not yet. This letter might not arrive.'}
        </h2>
        <p className="text-pretty text-muted">
          Your letter is safe here, word for word. Sending it to {countPeople(recipients)} now would teach
          mail services to distrust your name, and that takes months to mend.
        </p>
      </div>
      <div className="col-start-2 mt-4 grid gap-4 max-sm:col-span-2 max-sm:col-start-1">
        <ul className="grid gap-2">
          {checks.map(({ name, sentence }) => (
            <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
              <X aria-hidden className="mt-1 size-5 text-danger" />
              <p className="leading-snug wrap-anywhere">
                <span className="font-[650]">{CHECK_WORDS[name].title}.</span> {sentence}
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2.5">
          {checks.map(({ name }, index) => (
            <ButtonLink
              key={name}
              href={`/admin/mail#${anchorOf(name)}`}
              look={index === 0 ? 'primary' : 'line'}
              size="small"
              className="max-sm:w-full"
            >
              {CHECK_WORDS[name].mend}
            </ButtonLink>
          ))}
          <QuietButton onClick={onAccept} className="max-sm:w-full">
            Send it anyway
          </QuietButton>
        </div>
      </div>
    </div>
  )
}

/** Repeats that mail services may not trust an issue the coach has decided to send. */
export function AcceptedNote({ accepted }: { accepted: UnsafeIssue | null }) {
  if (!accepted) return null
  const wrong = accepted.checks.map(({ name }) => CHECK_WORDS[name].title).join(', ')
  return (
    <p className="mt-3 rounded-field bg-danger-bg px-4 py-3 text-small text-ink">
      <span className="font-[650]">Still missing or wrong:</span> {wrong}. Many of these letters may land in
      junk folders.
    </p>
  )
}

/** Reminds the coach before sending that an issue has no postal address; nothing if it has one. */
export function PostalNote() {
  const { data } = useQuery(settingsQuery)
  if (data?.settings.postal_address !== '') return null
  return (
    <p className="mt-3 rounded-field bg-warn-bg px-4 py-3 text-small">
      Your letters name no postal address yet, and the law in many countries wants one.{' '}
      <Link to="/admin/settings#legal" className="font-[650] underline">
        Write your address
      </Link>
    </p>
  )
}
