import { expect, test } from 'vitest'
import { decidePopup } from './newsletter-popup.tsx'

const calm = {
  width: 1440,
  isDismissed: false,
  wasShownThisVisit: false,
  isTyping: false,
  isDialogOpen: false,
}

test('shows to an idle visitor on a wide window', () => {
  expect(decidePopup(calm)).toBe('show')
  expect(decidePopup({ ...calm, width: 768 })).toBe('show')
})
test('never shows below 768 pixels', () => {
  expect(decidePopup({ ...calm, width: 767 })).toBe('never')
})
// NEWS-POPUP-2
test('never shows again after a dismissal or within a visit', () => {
  expect(decidePopup({ ...calm, isDismissed: true })).toBe('never')
  expect(decidePopup({ ...calm, wasShownThisVisit: true, isTyping: true })).toBe('never')
})
// NEWS-POPUP-3
test('waits while the visitor types or another dialog is open', () => {
  expect(decidePopup({ ...calm, isTyping: true })).toBe('wait')
  expect(decidePopup({ ...calm, isDialogOpen: true })).toBe('wait')
})
