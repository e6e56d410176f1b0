import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MailCheck, MailChecks } from '../../../domain/mail/mail-check-calls.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { CheckMark, wordOf } from '../../ui/badges.tsx'
import { CopyButton } from '../../ui/buttons.tsx'
import { ForHelpers } from '../../ui/panel.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { anchorOf, askForLines, CHECK_WORDS, markOf, shortNameOf } from './check-words.ts'

interface CheckRowProps {
  check: MailCheck
  /** All checks. */
  all: MailChecks
  /** True for the check that explains how to add a DNS line, which is said only once. */
  isFirstToMend: boolean
}

/** One check: its subject, its state, and what is to be done. One with a line to add is open. */
export function CheckRow({ check, all, isFirstToMend }: CheckRowProps) {
  const { name, sentence, dns } = check
  const row = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  const isMeant = hash === `#${anchorOf(name)}`
  const { isOpen, button, content } = useDisclosure(dns !== null || isMeant)
  // A link in the address points to this check.
  useEffect(() => {
    if (isMeant) row.current?.focus()
  }, [isMeant])
  const { title, short, meaning } = CHECK_WORDS[name]
  const mark = markOf(check)
  return (
    <li id={anchorOf(name)} className="scroll-mt-4 border-t-[1.5px] border-line">
      <button
        ref={row}
        type="button"
        {...button}
        className="grid min-h-16 w-full grid-cols-[auto_minmax(0,1fr)_auto] max-[20rem]:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 px-5 py-3.5 text-left -outline-offset-3 hover:bg-sunken"
      >
        <CheckMark state={mark} />
        <span className="leading-snug max-[20rem]:order-last max-[20rem]:col-span-2">
          <span className="block font-[650]">
            {title} {short && <span className="font-normal text-muted">{short}</span>}
            <span className="sr-only">: {wordOf(mark)}</span>
          </span>
          <span className="block text-small wrap-anywhere text-muted">{sentence}</span>
        </span>
        <ChevronDown
          aria-hidden
          className={classNames('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div {...content} className="grid grid-cols-1 gap-3.5 px-5 pt-1.5 pb-5 sm:pl-[4.15rem]">
        {dns === null ? (
          <>
            <p className="max-w-(--hf-measure) text-small text-muted">{meaning}</p>
            {check.name === 'from' && check.state !== 'ok' && (
              <ForHelpers>
                Set <code>MAIL_FROM</code>, such as <code>Anna Berg &lt;hello@example.com&gt;</code>, and
                start the site again.
              </ForHelpers>
            )}
          </>
        ) : (
          <>
            {isFirstToMend && <Steps domain={all.domain} />}
            <DnsLine line={dns} domain={all.domain} />
            {isFirstToMend && <Helper all={all} />}
          </>
        )}
      </div>
    </li>
  )
}

function Steps({ domain }: { domain: string }) {
  const steps = [
    `Open the page where you bought ${domain} and find “DNS”.`,
    'Add a new line with exactly this, or change the one that is there. Nothing else needs to change.',
    'Come back and tap “Check again”. It can take an hour.',
  ]
  return (
    <ol className="grid gap-1.5 text-small">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-2">
          <span aria-hidden className="w-4 flex-none font-display font-bold text-accent-text">
            {index + 1}
          </span>
          <span className="min-w-0 wrap-anywhere">{step}</span>
        </li>
      ))}
    </ol>
  )
}

function DnsLine({ line, domain }: { line: NonNullable<MailCheck['dns']>; domain: string }) {
  const short = shortNameOf(line.name, domain)
  const parts = [
    { label: 'Type', value: line.type, note: null },
    { label: 'Name', value: short ?? line.name, note: short && `In full: ${line.name}` },
    { label: 'Value', value: line.value, note: null },
  ]
  return (
    <dl className="min-w-0 overflow-clip rounded-[8px] border-[1.5px] border-line bg-ground">
      {parts.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t-[1.5px] border-line py-1 pr-2 pl-4 first:border-t-0 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-label font-[650] text-muted max-sm:pt-1.5">{label}</dt>
          <dd className="py-1.5 max-sm:col-span-2 max-sm:row-start-2 max-sm:pr-2">
            <code className="font-mono text-small leading-normal break-all select-all">{value}</code>
            {note && <span className="block text-label wrap-anywhere text-muted">{note}</span>}
          </dd>
          {label !== 'Type' && (
            <dd className="max-sm:col-start-2 max-sm:row-start-1">
              <CopyButton text={value} label={`the ${label.toLowerCase()}`} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Offers all DNS lines for a person who helps the coach: as a letter in the mail program, or to paste anywhere. */
function Helper({ all }: { all: MailChecks }) {
  const { subject, body } = askForLines(all)
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <p>
        Rather not do it yourself?{' '}
        <a
          href={`mailto:?${query}`}
          className="inline-block py-2.5 font-[650] text-accent-text underline underline-offset-4"
        >
          Send these lines to a helper
        </a>
      </p>
      <CopyButton text={body} label="them as a letter" isLabelShown />
    </div>
  )
}
