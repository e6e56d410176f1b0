import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatServings } from '../../../domain/items/labels.ts'
import { classNames } from '../../ui/class-names.ts'
import type { KitchenPreferences } from '../kitchen/preferences.ts'

interface ServingsStepperProps {
  servings: number
  most: number
  onStep: (by: 1 | -1) => void
}

/** Changes the servings; the result is announced politely. Not rendered without JavaScript, where it has no function. */
export function ServingsStepper({ servings, most, onStep }: ServingsStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div
      role="group"
      aria-label="Servings"
      className="inline-flex items-center rounded-pill border-[1.5px] border-current noscript:hidden print-hidden"
    >
      <StepButton label="Fewer servings" disabled={servings <= 1} onClick={() => onStep(-1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="min-w-[2ch] text-center font-display text-[1.25rem] leading-none font-[750]">
        {servings}
        <span className="sr-only">{servings === 1 ? ' serving' : ' servings'}</span>
      </output>
      <StepButton label="More servings" disabled={servings >= most} onClick={() => onStep(1)}>
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

/** `aria-disabled` rather than `disabled`: a disabled button would lose the focus while it is being pressed. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}

/** Returns how the servings were changed: `Doubled from 2 servings`. */
export function servingsNote(servings: number, own: number): string {
  const factor = servings / own
  if (factor === 1) return `Written for ${formatServings(own)}`
  const change = factor === 2 ? 'Doubled' : factor === 3 ? 'Tripled' : factor === 0.5 ? 'Halved' : 'Changed'
  return `${change} from ${formatServings(own)}`
}

const UNITS: readonly { units: KitchenPreferences['units']; label: string }[] = [
  { units: 'as written', label: 'Original units' },
  { units: 'metric', label: 'Metric' },
  { units: 'US', label: 'US' },
]

interface UnitsChoiceProps {
  units: KitchenPreferences['units']
  onChoose: (units: KitchenPreferences['units']) => void
}

/** Selects the units, which apply to every recipe. */
export function UnitsChoice({ units: chosen, onChoose }: UnitsChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div
      role="group"
      aria-label="Units"
      className="inline-flex max-w-full flex-wrap rounded-[24px] border-[1.5px] border-current px-[3px]"
    >
      {UNITS.map(({ units, label }) => (
        <button
          key={units}
          type="button"
          aria-pressed={units === chosen}
          onClick={() => onChoose(units)}
          className={classNames(
            'relative z-0 min-h-11 rounded-pill px-[.85em] text-small font-[650]',
            'aria-pressed:text-butter aria-pressed:before:absolute aria-pressed:before:inset-x-0 aria-pressed:before:inset-y-[3px] aria-pressed:before:-z-1 aria-pressed:before:rounded-pill aria-pressed:before:bg-on-field',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
