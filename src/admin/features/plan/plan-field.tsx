import type { ReactNode } from 'react'
import { PLAN_LIMITS } from '../../../domain/newsletter/plan-input.ts'
import { GrowingField } from '../../ui/fields.tsx'
import type { PlanEditing } from './use-plan-form.ts'

interface PlanFieldProps {
  editing: PlanEditing
  name: 'summary' | 'focus' | 'rest' | 'closing' | 'illustration_alt'
  label: string
  hint?: ReactNode
}

const FIELD_LIMITS = {
  summary: PLAN_LIMITS.summary,
  focus: PLAN_LIMITS.focus,
  rest: PLAN_LIMITS.rest,
  closing: PLAN_LIMITS.closing,
  illustration_alt: PLAN_LIMITS.alt,
}

/** A line of a day, as tall as it needs to be read whole, with what is wrong with it. */
export function PlanField({ editing: { form, problems, change }, name, label, hint }: PlanFieldProps) {
  return (
    <GrowingField
      label={label}
      value={form[name]}
      maxLength={FIELD_LIMITS[name]}
      hint={hint}
      error={problems.get(name) ?? null}
      onChange={({ target }) => change({ [name]: target.value.replace(/[\r\n]+/g, ' ') })}
    />
  )
}
