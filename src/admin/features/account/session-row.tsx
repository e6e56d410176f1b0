import { Monitor, Smartphone } from 'lucide-react'
import type { ListedSession } from '../../../domain/admin/account.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/state-badge.tsx'

interface SessionRowProps {
  session: ListedSession
  busy: boolean
  onEnd: () => void
}

/** One login: which browser, from where, when it was last used. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { time_zone } = useSite()
  const { browser, place, created_at, last_used_at, is_this } = session
  const Icon = /iPhone|Android/.test(browser) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-[1.5px] border-line px-5 py-3.5">
      <Icon aria-hidden className="size-5 flex-none text-muted" />
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
        <Button look="quiet" size="small" disabled={busy} onClick={onEnd}>
          Sign out<span className="sr-only"> {browser}</span>
        </Button>
      )}
    </li>
  )
}
