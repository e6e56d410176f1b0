import { ChevronDown } from 'lucide-react'
import type { HealthCheck } from '../../../domain/health/health-calls.ts'
import type { HealthCheckName } from '../../../domain/health/health-check.ts'
import { adviseOn, HEALTH_TITLES, nameChecks } from '../../../domain/health/health-words.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { CheckMark, wordOf } from '../../ui/badges.tsx'
import { ForHelpers } from '../../ui/panel.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'

/** The admin page on which a check is fixed. */
const PAGES: Readonly<Partial<Record<HealthCheckName, { href: string; words: string }>>> = {
  backup: { href: '/admin/backups', words: 'Open backups' },
  copy: { href: '/admin/backups', words: 'Open backups' },
  disk: { href: '/admin/backups', words: 'Open backups' },
  pictures: { href: '/admin/images', words: 'Open images' },
  mail: { href: '/admin/mail', words: 'Open mail' },
}

/** A failing check, open: what was found, and what to do about it. */
export function HealthRow({ check }: { check: HealthCheck }) {
  const { name, state, sentence } = check
  const { isOpen, button, content } = useDisclosure(true)
  const { coach, helper } = adviseOn(check)
  const page = PAGES[name]
  const hasMore = coach !== null || page !== undefined
  const head = (
    <>
      <CheckMark state={state} />
      <span className="leading-snug max-[20rem]:order-last max-[20rem]:col-span-2">
        <span className="block font-[650]">
          {HEALTH_TITLES[name]}
          <span className="sr-only">: {wordOf(state)}</span>
        </span>
        <span className="block text-small wrap-anywhere text-muted">{sentence}</span>
      </span>
    </>
  )
  if (!hasMore) return <li className={classNames(ROW, 'border-t-[1.5px] border-line')}>{head}</li>
  return (
    <li className="border-t-[1.5px] border-line">
      <button
        type="button"
        {...button}
        className={classNames(ROW, 'w-full text-left -outline-offset-3 hover:bg-sunken')}
      >
        {head}
        <ChevronDown aria-hidden className={classNames('size-5 flex-none', isOpen && 'rotate-180')} />
      </button>
      <div {...content} className="grid gap-3.5 px-5 pt-0.5 pb-5 sm:pl-[4.15rem] [&[hidden]]:hidden">
        {coach && <p className="max-w-(--hf-measure)">{coach}</p>}
        {page && (
          <p>
            <ButtonLink href={page.href} look="line" size="small">
              {page.words}
            </ButtonLink>
          </p>
        )}
        {helper && <ForHelpers>{helper}</ForHelpers>}
      </div>
    </li>
  )
}

const ROW =
  'grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] max-[20rem]:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 px-5 py-3.5'

/** The checks that are ok: one line with their names, and on request the result of each. */
export function WellRow({ checks, title }: { checks: readonly HealthCheck[]; title: string }) {
  const { isOpen, button, content } = useDisclosure()
  return (
    <li className="border-t-[1.5px] border-line">
      <button
        type="button"
        {...button}
        className={classNames(ROW, 'w-full text-left -outline-offset-3 hover:bg-sunken')}
      >
        <CheckMark state="ok" />
        <span className="leading-snug">
          <span className="block font-[650]">{title}</span>
          <span className="block text-small text-muted">{nameChecks(checks)}</span>
        </span>
        <ChevronDown aria-hidden className={classNames('size-5 flex-none', isOpen && 'rotate-180')} />
      </button>
      <dl {...content} className="grid gap-2.5 px-5 pb-5 sm:pl-[4.15rem] [&[hidden]]:hidden">
        {checks.map(({ name, sentence }) => (
          <div key={name} className="leading-snug">
            <dt className="text-small font-[650]">{HEALTH_TITLES[name]}</dt>
            <dd className="text-small text-muted">{sentence}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
