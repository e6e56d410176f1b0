import { POPUP } from '../../../domain/newsletter/constants.ts'

/** What the popup looks at when its moment has come (product §10.2). */
export interface PopupSituation {
  /** Width of the window in CSS pixels. */
  width: number
  /** The 30-day cookie of a dismissal or a subscription. */
  isDismissed: boolean
  wasShownThisVisit: boolean
  isTyping: boolean
  isDialogOpen: boolean
}

/** `wait` asks again later: she is typing, or another dialog is open. */
export function decidePopup(situation: PopupSituation): 'show' | 'wait' | 'never' {
  if (situation.isDismissed || situation.wasShownThisVisit || situation.width < POPUP.minWidthPx)
    return 'never'
  return situation.isTyping || situation.isDialogOpen ? 'wait' : 'show'
}
