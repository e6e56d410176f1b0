import { useCallback, useEffect, useState } from 'react'
import { POPUP } from '../../../domain/newsletter/constants.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isDismissed, rememberDismissal, rememberShown, wasShownThisVisit } from './popup-memory.ts'
import { useNewsletterDialog } from './use-newsletter-dialog.ts'

type PopupState = 'closed' | 'open' | 'subscribed'

/** The popup of NEWS-POPUP-2: once per visit, and not again for 30 days after a dismissal. */
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

const ASK_AGAIN_MS = 1 * SECOND
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]'

/**
 * Waits until the popup is due: after 5 seconds or when the mouse leaves through the top, whichever comes first, and
 * then until the visitor is not busy.
 *
 * @param prepare loads what must be there before it can show; if it fails, no popup is shown. Must be stable
 * @param show must be stable
 */
function usePopupMoment(prepare: () => Promise<void>, show: () => void): void {
  useEffect(() => {
    let isDue = false
    let isOver = false
    let timer = setTimeout(begin, POPUP.delayMs)

    function begin() {
      if (isDue) return
      isDue = true
      clearTimeout(timer)
      void tryNow().catch(() => undefined)
    }

    async function tryNow() {
      if (decideNow() === 'show') await prepare()
      if (isOver) return
      const decision = decideNow()
      if (decision === 'show') show()
      if (decision === 'wait') timer = setTimeout(() => void tryNow().catch(() => undefined), ASK_AGAIN_MS)
    }

    function leave(event: MouseEvent) {
      if (event.clientY <= 0) begin()
    }

    const root = document.documentElement
    // The mouse left before the page was awake.
    if (root.dataset.left !== undefined) begin()
    // Browsers differ in which of the two targets gets the event.
    document.addEventListener('mouseleave', leave)
    root.addEventListener('mouseleave', leave)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('mouseleave', leave)
      root.removeEventListener('mouseleave', leave)
    }
  }, [prepare, show])
}

function decideNow() {
  return decidePopup({
    width: window.innerWidth,
    isDismissed: isDismissed(),
    wasShownThisVisit: wasShownThisVisit(),
    isTyping: document.activeElement?.matches(TEXT_FIELDS) ?? false,
    isDialogOpen: document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null,
  })
}

/** The state that decides about the popup when it is due (NEWS-POPUP-3). */
interface PopupSituation {
  /** Width of the window in CSS pixels. */
  width: number
  /** The 30-day cookie of a dismissal or a subscription. */
  isDismissed: boolean
  wasShownThisVisit: boolean
  isTyping: boolean
  isDialogOpen: boolean
}

/** Decides about the popup. `wait` means checking again later: the reader is typing, or another dialog is open. */
export function decidePopup(situation: PopupSituation): 'show' | 'wait' | 'never' {
  if (situation.isDismissed || situation.wasShownThisVisit || situation.width < POPUP.minWidthPx)
    return 'never'
  return situation.isTyping || situation.isDialogOpen ? 'wait' : 'show'
}
