import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sortChecks } from '../../../domain/health/health-words.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { backupsQuery } from '../backups/backup-queries.ts'
import { describeNight } from '../backups/backup-words.ts'
import { healthQuery } from '../health/health-queries.ts'
import { HealthRow } from '../health/health-row.tsx'
import { bouncesQuery, mailboxQuery } from '../mail/mail-queries.ts'
import {
  describeHeldBounces,
  describeMailboxTrouble,
  HELD_BOUNCES,
  MAILBOX_TROUBLE,
} from '../mail/mailbox-words.ts'
import { describeHealth } from '../outbox/mail-health-note.tsx'
import { mailHealthQuery } from '../outbox/outbox-queries.ts'

/** Shows what has failed in mail or backups; nothing while everything works (ADMIN-HOME-4). */
export function TroublePanels() {
  return (
    <section aria-label="What went wrong" className="grid grid-cols-1 gap-4 empty:hidden">
      <MailTrouble />
      <HeldBounces />
      <MailboxTrouble />
      <BackupTrouble />
      <HealthTrouble />
    </section>
  )
}

function MailTrouble() {
  const { data } = useQuery(mailHealthQuery())
  if (!data) return null
  const { look, words } = describeHealth(data.health)
  if (look !== 'bad') return null
  return (
    <Trouble title="Trouble with your mail" way={{ href: '/admin/outbox', words: 'Open the outbox' }}>
      {words}
    </Trouble>
  )
}

function HeldBounces() {
  const { data } = useQuery(bouncesQuery)
  if (!data || data.total === 0) return null
  return (
    <Trouble title={HELD_BOUNCES} way={{ href: '/admin/mail', words: 'Look at them and decide' }}>
      {describeHeldBounces(data.total)}
    </Trouble>
  )
}

function MailboxTrouble() {
  const { time_zone } = useSite()
  const now = useClock()
  const trouble = useQuery(mailboxQuery).data?.trouble
  if (!trouble) return null
  const { happened } = describeMailboxTrouble(trouble, now, (at) => formatDateAndTime(at, time_zone))
  return (
    <Trouble title={MAILBOX_TROUBLE} way={{ href: '/admin/mail', words: 'See what to do' }}>
      {happened}
    </Trouble>
  )
}

function BackupTrouble() {
  const { time_zone } = useSite()
  const { data } = useQuery(backupsQuery)
  if (!data) return null
  const { look, words } = describeNight(data.nightly, (at) => formatDateAndTime(at, time_zone))
  if (look !== 'bad') return null
  return (
    <Trouble title="Trouble with your backups" way={{ href: '/admin/backups', words: 'Open backups' }}>
      {words}
    </Trouble>
  )
}

/** Failures with a more detailed note of their own above. */
const TOLD_ABOVE = new Set(['mail', 'backup'])

function HealthTrouble() {
  const { data } = useQuery(healthQuery)
  const notWell = sortChecks(data?.checks ?? []).notWell.filter(
    ({ name, state }) => state !== 'unknown' && !TOLD_ABOVE.has(name),
  )
  if (notWell.length === 0) return null
  return (
    <section aria-label="Health" className="min-w-0 rounded-field border-[1.5px] border-line bg-surface">
      <ul className="-mt-[1.5px]">
        {notWell.map((check) => (
          <HealthRow key={check.name} check={check} />
        ))}
      </ul>
      <p className="border-t-[1.5px] border-line px-5 py-2">
        <ArrowLink href="/admin/health">See all checks</ArrowLink>
      </p>
    </section>
  )
}

interface TroubleProps {
  title: string
  /** The page where it is fixed. */
  way: { href: string; words: string }
  children: ReactNode
}

function Trouble({ title, way, children }: TroubleProps) {
  return (
    <Note look="bad" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 lg:-mt-3">
        <p>{children}</p>
        <ArrowLink href={way.href}>{way.words}</ArrowLink>
      </div>
    </Note>
  )
}
