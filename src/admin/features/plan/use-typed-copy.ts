import { useEffect, useRef, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import {
  readLocalCopies,
  removeLocalCopy,
  removeOldCopies,
  writeLocalCopy,
} from '../editor/autosave/local-copies.ts'
import { findOpenTabs, holdTab, newTabName } from '../editor/autosave/open-tabs.ts'
import { isSamePayload, payloadOf, readTyped } from './plan-form.ts'
import type { PlanEditing } from './use-plan-form.ts'

/**
 * Keeps what is typed into a day in this browser until the server has it, and brings back once what an earlier visit
 * left behind.
 *
 * @returns when that was typed, ISO 8601; null when there was nothing, or once it is settled
 */
export function useTypedCopy(editing: PlanEditing) {
  const [typedAt, setTypedAt] = useState<string | null>(null)
  const [tab] = useState(newTabName)
  const latest = useRef(editing)
  latest.current = editing
  const { form, isChanged } = editing
  const place = { kind: 'plan', id: form.day, tab } as const

  useEffect(() => {
    removeOldCopies(localStorage, new Date().toISOString())
    const letGo = holdTab(tab)
    bringBack(latest).then((at) => at && setTypedAt(at), reportError)
    return letGo
  }, [tab])

  useEffect(() => {
    // A day is short enough to be written whole with every key.
    if (!isChanged) return removeLocalCopy(localStorage, place)
    const copy = { fields: { ...payloadOf(form) }, based_on: latest.current.version }
    writeLocalCopy(localStorage, place, { ...copy, typed_at: new Date().toISOString() })
    // Its parts stay as they are while the form is open.
  }, [form, isChanged])

  return { typedAt, settle: () => setTypedAt(null) }
}

async function bringBack(latest: { readonly current: PlanEditing }): Promise<string | null> {
  const openTabs = await findOpenTabs()
  const { form, isChanged, takeTyped } = latest.current
  const place = { kind: 'plan', id: form.day } as const
  for (const copy of readLocalCopies(localStorage, place)) {
    if (openTabs.has(copy.tab)) continue
    const typed = readTyped(copy.fields)
    const isWorthIt = typed !== null && !isSamePayload(payloadOf(typed), payloadOf(form))
    // Typing has begun: that counts now, and the copy is offered another time.
    if (isWorthIt && isChanged) return null
    removeLocalCopy(localStorage, { ...place, tab: copy.tab })
    if (!isWorthIt) continue
    takeTyped(typed, copy.based_on)
    return copy.typed_at
  }
  return null
}
