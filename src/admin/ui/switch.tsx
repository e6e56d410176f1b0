import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
}

/** On or off, at once: a checkbox for the keyboard, a switch for the eye and the screen reader. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <label htmlFor={id} className="flex-1 py-2 text-small font-[650]">
          {label}
        </label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="switch"
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
