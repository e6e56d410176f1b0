import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showToast } from '../../../web/ui/toast.ts'
import { onSessionLost } from '../../data/api.ts'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * Logging in again in place when a call finds the session gone: above the page, whose unsaved input stays as it is.
 * What failed to load is asked for again; what failed to save has to be saved again.
 */
export function SessionDialog() {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onSessionLost(() => setOpen(true)), [])
  const goOn = () => {
    setOpen(false)
    showToast({ title: 'You are logged in again', description: 'You can go on where you were.' })
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <TitledDialog open={isOpen} title="Please log in again" onClose={() => setOpen(false)}>
      <p>
        Your session has ended. Everything you typed is still on this page: log in here, then save once more.
      </p>
      <LoginForm onLoggedIn={goOn} />
    </TitledDialog>
  )
}
