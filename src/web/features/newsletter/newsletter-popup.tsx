import { useCallback, useEffect, useState } from 'react'
import { POPUP } from '../../../domain/newsletter/constants.ts'
import { rememberDismissal, rememberShown } from './popup-memory.ts'
import { useNewsletterDialog } from './use-newsletter-dialog.ts'
import { usePopupMoment } from './use-popup-moment.ts'

type PopupState = 'closed' | 'open' | 'subscribed'

/** The popup of product §10.2: once per visit, and not again for 30 days after a dismissal. */
export function NewsletterPopup() {
  const { Sheet, prepare } = useNewsletterDialog()
  const [state, setState] = useState<PopupState>('closed')
  const show = useCallback(() => {
    rememberShown()
    setState('open')
  }, [])
  usePopupMoment(prepare, show)
  useEffect(() => {
    if (state !== 'subscribed') return
    const timer = setTimeout(() => setState('closed'), POPUP.closeAfterSuccessMs)
    return () => clearTimeout(timer)
  }, [state])

  function dismiss() {
    rememberDismissal()
    setState('closed')
  }

  if (!Sheet) return null
  return (
    <Sheet
      open={state !== 'closed'}
      source="popup"
      onClose={dismiss}
      onSubscribed={() => setState('subscribed')}
    />
  )
}
