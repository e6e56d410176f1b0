import { useState } from 'react'
import type { ListedSession } from '../../../domain/admin/account.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLogout } from '../session/use-logout.ts'
import { useEndSession, useEndSessions } from './account-queries.ts'
import { SessionRow } from './session-row.tsx'

type Asked = 'others' | 'all' | null

/** Where she is logged in, and the way to end it. */
export function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  const logOut = useLogout()
  const end = useEndSession()
  const endMany = useEndSessions(logOut)
  const [asked, setAsked] = useState<Asked>(null)
  const others = sessions.filter(({ is_this }) => !is_this)
  const close = () => setAsked(null)
  return (
    <Panel title="Where you are logged in" padded={false}>
      <ul aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 border-t-[1.5px] border-line px-5 py-4">
        <Button look="line" size="small" disabled={others.length === 0} onClick={() => setAsked('others')}>
          Sign out everywhere else
        </Button>
        <Button look="line" size="small" onClick={() => setAsked('all')}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'all' ? 'Sign out everywhere?' : 'Sign out everywhere else?'}
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={endMany.isPending}
        onConfirm={() => endMany.mutate(asked !== 'all', { onSettled: close })}
        onClose={close}
      >
        {asked === 'all'
          ? 'Every device is logged out, this one too. You can log in again with your password.'
          : 'Every other device is logged out at once. Here you stay logged in.'}
      </ConfirmDialog>
    </Panel>
  )
}
