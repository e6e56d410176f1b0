import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { checkContactMessage } from '../../../domain/contact/contact-rules.ts'
import { CONTACT_TIMES } from '../../../domain/contact/limits.ts'
import type { BotSignals } from '../../../domain/newsletter/honeypot.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { useEmailQuestion, useSingleSubmit } from '../forms/form-hooks.ts'
import { type ContactOutcome, noticeOf, rateNoticeOf, sendContactMessage } from './contact-outcome.ts'
import { type ContactState, EMPTY_MESSAGE, nextContactState, START, saveDraft } from './contact-state.ts'

/**
 * Manages the form's state, its timers and sending.
 *
 * @param readSigns tells a person from a program
 */
export function useContactForm(readSigns: () => BotSignals) {
  const [state, dispatch] = useReducer(nextContactState, START)
  const cooldown = useCooldown()
  const { question, ask } = useEmailQuestion((value) => dispatch({ type: 'typed', field: 'email', value }))
  const toasts = useRef<number[]>([])
  const { phase, values } = state

  useEffect(() => {
    if (phase !== 'sent') return
    const timer = setTimeout(() => dispatch({ type: 'thanked' }), CONTACT_TIMES.successMs)
    return () => clearTimeout(timer)
  }, [phase])

  function tell(outcome: ContactOutcome) {
    dispatch({ type: 'answered', outcome })
    toasts.current.push(showToast(noticeOf(outcome)))
    const rateNotice = rateNoticeOf(outcome)
    if (rateNotice) setTimeout(() => showToast(rateNotice), CONTACT_TIMES.noticeDelayMs)
  }

  /** Sends the message, unless something is missing or the last try was a moment ago. */
  const oneAtATime = useSingleSubmit()
  async function submit() {
    if (phase !== 'editing') return
    if (cooldown.isOn) return tell({ kind: 'too-fast' })
    if (checkContactMessage(values).length > 0) return dispatch({ type: 'left-all' })
    if (await ask(values.email.trim())) return
    cooldown.start()
    dispatch({ type: 'sending' })
    // The result of the last try is out of date.
    for (const id of toasts.current.splice(0)) dismissToast(id)
    const outcome = await sendContactMessage(values, readSigns())
    // Another page may be shown by now, so the draft is deleted here and not by an effect of the form.
    if (outcome.kind === 'sent') saveDraft(EMPTY_MESSAGE)
    tell(outcome)
  }

  return {
    state,
    dispatch,
    submit: () => oneAtATime(submit),
    emailQuestion: question,
    isCooling: cooldown.isOn,
  }
}

/** True for two seconds after each try (CONTACT-FORM-3). */
function useCooldown() {
  const [isOn, setOn] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOn,
    start() {
      setOn(true)
      timer.current = setTimeout(() => setOn(false), CONTACT_TIMES.cooldownMs)
    },
  }
}

/**
 * Moves the focus: to the thanks, then to the new form; after a failure to the first invalid field, else to the notice.
 * Sending disables the focused button, so the browser would lose the place. Where the visitor has focused something
 * else on the page meanwhile, the focus stays there.
 */
export function useOutcomeFocus(box: RefObject<HTMLElement | null>, phase: ContactState['phase']): void {
  const before = useRef(phase)
  useEffect(() => {
    const was = before.current
    before.current = phase
    const element = box.current
    if (!element || was === phase || phase === 'sending' || !isWaiting(element)) return
    if (was === 'sent') element.focus({ preventScroll: true })
    else if (phase === 'sent') showThanks(element)
    else focusFirst(element, ['[aria-invalid]', '[data-notices]'])
  }, [phase, box])
}

/** Aligned to its top, so that the toast at the lower edge of the screen does not cover its text. */
function showThanks(box: HTMLElement): void {
  focusFirst(box, ['[data-thanks]'])
  box.querySelector('[data-thanks]')?.scrollIntoView({ block: 'start' })
}

function isWaiting(box: HTMLElement): boolean {
  const at = document.activeElement
  return at === null || at === document.body || box.contains(at)
}

function focusFirst(box: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = box.querySelector<HTMLElement>(selector)
    if (!element) continue
    element.focus()
    return
  }
}
