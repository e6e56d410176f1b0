import { type ReactNode, useState } from 'react'
import { INPUT_CLASS, Labelled } from '../../web/ui/field.tsx'

interface NumberFieldProps {
  label: ReactNode
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** Behind the number, e.g. 'min'. */
  unit?: string
  error?: string | null
  hint?: ReactNode
  /** What counts while the field is empty. */
  placeholder?: string
  onBlur?: () => void
}

/** A whole number. What she types stays as typed; only digits count, and leaving the field brings it into its limits. */
export function NumberField({
  label,
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  unit,
  error,
  hint,
  placeholder,
  onBlur,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : String(value))
  const leave = () => {
    setTyped(null)
    if (value !== null) onChange(Math.min(max, Math.max(min, value)))
    onBlur?.()
  }
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <div className="relative">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 9)
              setTyped(digits)
              onChange(digits === '' ? null : Number(digits))
            }}
            onKeyDown={(event) => {
              const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
              if (step === undefined) return
              event.preventDefault()
              setTyped(null)
              onChange(Math.min(max, Math.max(min, (value ?? min - step) + step)))
            }}
            onBlur={leave}
            className={`${INPUT_CLASS} ${unit ? 'pr-14' : ''}`}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-small text-muted"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Labelled>
  )
}
