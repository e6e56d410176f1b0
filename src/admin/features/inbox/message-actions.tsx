import { Archive, CheckCheck, MailOpen, Reply, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { InboxMessage, MessageState } from '../../../domain/admin/inbox.ts'
import { replyLink } from '../../../domain/contact/reply-link.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { useMessageState } from './use-message-state.ts'

const MOVES = [
  { to: 'answered', label: 'Mark as answered', icon: CheckCheck, from: ['unread', 'read', 'archived'] },
  { to: 'archived', label: 'Archive', icon: Archive, from: ['unread', 'read', 'answered'] },
  { to: 'unread', label: 'Mark as unread', icon: MailOpen, from: ['read', 'answered', 'archived'] },
  { to: 'spam', label: 'Spam', icon: ShieldAlert, from: ['unread', 'read', 'answered', 'archived'] },
  { to: 'unread', label: 'Not spam', icon: ShieldCheck, from: ['spam'] },
] as const satisfies { to: MessageState; label: string; icon: typeof Archive; from: MessageState[] }[]

/** What can be done with a message. Answering happens in her own mail program. */
export function MessageActions({ message }: { message: InboxMessage }) {
  const { time_zone } = useSite()
  const move = useMessageState(message.id)
  const moves = MOVES.filter(({ from }) => from.some((state) => state === message.state))
  return (
    <div className="flex flex-wrap gap-2">
      {message.state !== 'spam' && (
        <a
          href={replyLink(message, time_zone)}
          onClick={() => message.state !== 'answered' && move.mutate('answered')}
          className={buttonClass({ size: 'small' })}
        >
          <Reply aria-hidden className="size-4.5" />
          Reply by mail
        </a>
      )}
      {moves.map(({ to, label, icon: Icon }) => (
        <Button
          key={label}
          look="line"
          size="small"
          disabled={move.isPending}
          onClick={() => move.mutate(to)}
          className="border-line-strong"
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Button>
      ))}
    </div>
  )
}
