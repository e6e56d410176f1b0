import { useEffect, useRef, useState } from 'react'
import type { StoredPlanDay } from '../../../domain/newsletter/plan-calls.ts'
import { planChangeCalls, stalePlanDayAnswer } from '../../../domain/newsletter/plan-change-calls.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'
import {
  readLocalCopies,
  removeLocalCopy,
  removeOldCopies,
  writeLocalCopy,
} from '../editor/autosave/local-copies.ts'
import { findOpenTabs, lockTab, newTabName } from '../editor/autosave/open-tabs.ts'
import {
  isSamePayload,
  type PlanForm,
  type PlanProblems,
  payloadOf,
  placeProblems,
  planFormOf,
  problemsIn,
  readTyped,
  withoutMended,
} from './plan-form.ts'

const NONE: PlanProblems = new Map()

/** Manages a day of the plan being edited: its changes, its problems, and how it is stored. */
export function usePlanForm(opened: StoredPlanDay) {
  const [form, setForm] = useState(() => planFormOf(opened.day))
  const [saved, setSaved] = useState(() => ({ version: opened.updated_at, payload: payloadOf(form) }))
  const [problems, setProblems] = useState(NONE)
  /** The version stored meanwhile by another tab or device. */
  const [newer, setNewer] = useState<StoredPlanDay | null>(null)
  const { day } = form

  function show(stored: StoredPlanDay): void {
    const next = planFormOf(stored.day)
    setForm(next)
    setSaved({ version: stored.updated_at, payload: payloadOf(next) })
    setProblems(NONE)
    setNewer(null)
  }

  const save = useChange(planChangeCalls.save, {
    async onSuccess(_stored, _input, refreshed) {
      setProblems(NONE)
      setNewer(null)
      showToast({ title: `Day ${day} saved`, description: 'Its page and the next letters have it.' })
      await refreshed
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        const stale = stalePlanDayAnswer.safeParse(error.body)
        if (stale.success) return setNewer(stale.data)
      }
      if (error instanceof ApiError) setProblems(placeProblems(form, error.details))
      showAlert(`Day ${day} was not saved`, describeFailure(error))
    },
  })

  const reset = useChange(planChangeCalls.reset, {
    failure: 'That didn’t work',
    async onSuccess(stored, _input, refreshed) {
      show(stored)
      showToast({ title: `Day ${day} is the original again` })
      await refreshed
    },
  })

  return {
    form,
    problems,
    newer,
    /** Null while the stored day is the original. */
    version: saved.version,
    isChanged: !isSamePayload(payloadOf(form), saved.payload),
    isSaving: save.isPending,
    isResetting: reset.isPending,
    change(change: Partial<PlanForm>) {
      setForm((before) => ({ ...before, ...change }))
      setProblems((before) => withoutMended(before, form, change))
    },
    /** Stores the day; returns whether it could be sent. */
    submit(over = saved.version): boolean {
      const found = problemsIn(form)
      setProblems(found)
      if (found.size > 0) return false
      const payload = payloadOf(form)
      save.mutate(
        { params: { day }, body: { ...payload, updated_at: over } },
        { onSuccess: ({ updated_at: version }) => setSaved({ version, payload }) },
      )
      return true
    },
    reset: () => reset.mutateAsync({ params: { day } }),
    /** Restores what was typed on an earlier visit, based on a version that may be outdated. */
    takeTyped(typed: PlanForm, version: string | null) {
      setForm(typed)
      setSaved((before) => ({ ...before, version }))
    },
    discard() {
      setForm(planFormOf(opened.day))
      setSaved({ version: opened.updated_at, payload: payloadOf(planFormOf(opened.day)) })
      setProblems(NONE)
    },
    takeNewer() {
      if (newer) show(newer)
    },
  }
}

export type PlanEditing = ReturnType<typeof usePlanForm>

/**
 * Stores what is typed into a day in this browser until the server has it, and restores once what an earlier visit left.
 *
 * @returns when that was typed, ISO 8601; null when there was nothing, or once it is resolved
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
    const letGo = lockTab(tab)
    bringBack(latest).then((at) => at && setTypedAt(at), reportError)
    return letGo
  }, [tab])

  useEffect(() => {
    // A day is short enough to be written completely on every key press.
    if (!isChanged) return removeLocalCopy(localStorage, place)
    const copy = { fields: { ...payloadOf(form) }, based_on: latest.current.version }
    writeLocalCopy(localStorage, place, { ...copy, typed_at: new Date().toISOString() })
    // The key's parts do not change while the form is open.
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
    // Typing has begun and takes precedence; the copy is offered another time.
    if (isWorthIt && isChanged) return null
    removeLocalCopy(localStorage, { ...place, tab: copy.tab })
    if (!isWorthIt) continue
    takeTyped(typed, copy.based_on)
    return copy.typed_at
  }
  return null
}
