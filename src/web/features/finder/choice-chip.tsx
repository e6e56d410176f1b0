import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceChipProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  count: number | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box or button as a chip; what would leave nothing cannot be pressed. */
export function ChoiceChip({ type, name, value, checked, count, onChange, children }: ChoiceChipProps) {
  const disabled = count === 0 && !checked
  return (
    // By what the browser knows of the box itself, so that it shows without JavaScript as well.
    <label className="group inline-flex min-h-11 cursor-pointer items-center gap-[.45em] rounded-pill border-[1.5px] border-line-strong px-[1.1em] py-[.3em] text-small font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus not-has-checked:hover:bg-sunken has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-mute has-disabled:hover:bg-transparent">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <Check aria-hidden className="hidden size-[1.05em] stroke-3 group-has-checked:block" />
      {children}
      {count !== undefined && (
        <small className="text-label font-medium text-ink-2 group-has-checked:text-ground group-has-disabled:text-mute">
          {count}
          <span className="sr-only"> {count === 1 ? 'dish' : 'dishes'}</span>
        </small>
      )}
    </label>
  )
}
