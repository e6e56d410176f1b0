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
    <label className="finder-choice text-small">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <Check aria-hidden className="size-[1.05em]" />
      {children}
      {count !== undefined && (
        <small className="text-label">
          {count}
          <span className="sr-only"> {count === 1 ? 'dish' : 'dishes'}</span>
        </small>
      )}
    </label>
  )
}
