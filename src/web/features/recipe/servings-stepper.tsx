import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { SERVINGS_RANGE } from './use-servings.ts'

/** Changes the servings; what it says is announced politely. Of no use without JavaScript, so it is not there then. */
export function ServingsStepper({ servings, onStep }: { servings: number; onStep: (by: 1 | -1) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div
      role="group"
      aria-label="Servings"
      className="inline-flex items-center rounded-pill border-[1.5px] border-current noscript:hidden print-hidden"
    >
      <StepButton label="Fewer servings" disabled={servings <= SERVINGS_RANGE.min} onClick={() => onStep(-1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="min-w-[2ch] text-center font-display text-[1.25rem] leading-none font-[750]">
        {servings}
        <span className="sr-only">{servings === 1 ? ' serving' : ' servings'}</span>
      </output>
      <StepButton label="More servings" disabled={servings >= SERVINGS_RANGE.max} onClick={() => onStep(1)}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** `aria-disabled` rather than `disabled`: a disabled button would drop the focus of the finger resting on it. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
