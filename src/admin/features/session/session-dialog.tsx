import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { onSessionLost } from '../../data/api.ts'
import { LoginForm } from './login-form.tsx'

/**
 * Logging in again in place when a call finds the session gone: above the page, whose unsaved input stays as it is.
 * What failed to load is asked for again; what failed to save has to be saved again.
 */
export function SessionDialog() {
  const client = useQueryClient()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onSessionLost(() => setOpen(true)), [])
  const goOn = () => {
    setOpen(false)
    showToast({ title: 'You are logged in again', description: 'You can go on where you were.' })
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      labelledBy={id}
      className="m-auto max-w-[min(432px,calc(100%-2rem))]"
    >
      <div className="grid gap-4 p-6">
        <h2 id={id} className="type-h3 pr-10">
          Please log in again
        </h2>
        <p>
          Your session has ended. Everything you typed is still on this page: log in here, then save once
          more.
        </p>
        <LoginForm onLoggedIn={goOn} />
      </div>
    </Dialog>
  )
}
