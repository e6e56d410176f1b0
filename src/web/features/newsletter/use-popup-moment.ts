import { useEffect } from 'react'
import { POPUP } from '../../../domain/newsletter/constants.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { decidePopup } from './popup-decision.ts'
import { isDismissed, wasShownThisVisit } from './popup-memory.ts'

const ASK_AGAIN_MS = 1 * SECOND
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]'

/**
 * Finds the popup's moment: after 5 seconds or when the mouse leaves through the top, whichever is first,
 * and then as soon as nothing else is going on.
 *
 * @param prepare what has to be there before it can show; its failure only means no popup. Must be stable
 * @param show must be stable
 */
export function usePopupMoment(prepare: () => Promise<void>, show: () => void): void {
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

    const page = document.documentElement
    page.addEventListener('mouseleave', leave)
    return () => {
      isOver = true
      clearTimeout(timer)
      page.removeEventListener('mouseleave', leave)
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
