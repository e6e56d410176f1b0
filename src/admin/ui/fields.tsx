import { Check } from 'lucide-react'
import { type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { INPUT_CLASS, Labelled } from '../../web/ui/field.tsx'
import { useAutoGrow } from './use-auto-grow.ts'

interface GrowingFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'rows'> {
  label: ReactNode
  error?: string | null
  hint?: ReactNode
}

/** A line that grows with its text, so that all of it can be read; Enter submits its form, as in any line. */
export function GrowingField({ label, error, hint, className, ...rest }: GrowingFieldProps) {
  const area = useAutoGrow()
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <textarea
          ref={area}
          id={id}
          rows={1}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          className={classNames(INPUT_CLASS, 'block field-sizing-content resize-none', className)}
          {...rest}
        />
      )}
    </Labelled>
  )
}

interface NumberFieldProps {
  label: ReactNode
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** Shown after the number, e.g. 'min'. */
  unit?: string
  error?: string | null
  hint?: ReactNode
  /** The value that applies while the field is empty. */
  placeholder?: string
  /** Id of a description besides its hint. */
  describedBy?: string | undefined
}

/** An integer. What is typed stays as typed, and leaving the field clamps it to its limits. */
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
  describedBy: others,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : String(value))
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    setTyped(null)
    if (value !== null) onChange(Math.min(max, Math.max(min, value)))
    // The browser would go on showing what is not a number, such as '1e'.
    else target.value = ''
  }
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <div className="relative">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            autoComplete="off"
            value={shown}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={[describedBy, others].filter(Boolean).join(' ') || undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(target.value === '' ? null : Math.trunc(Number(target.value)))
            }}
            // Scrolling the page over it must not change the number.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            onBlur={leave}
            className={`${INPUT_CLASS} [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none ${unit ? 'pr-14' : ''}`}
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

interface SelectFieldProps<Value extends string> {
  label: ReactNode
  error?: string | null | undefined
  hint?: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** The browser's own select, styled like the project's fields: it opens as a wheel on a phone. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, error, hint, options, onChoose, ...rest } = props
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value)
            if (chosen) onChoose(chosen.value)
          }}
          className={classNames(INPUT_CLASS, 'truncate')}
          {...rest}
        >
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
}

/** On or off, effective immediately: a checkbox for the keyboard, a switch visually and for screen readers. */
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

interface CounterProps {
  length: number
  max: number
  /** The length from which the counter says that it is good. */
  goodFrom?: number
}

/** Shows how much of a field is used: a verdict on the left, `51/60` on the right. For a field's hint. */
export function Counter({ length, max, goodFrom }: CounterProps) {
  const isGood = goodFrom !== undefined && length >= goodFrom && length <= max
  return (
    <span className="flex justify-between gap-4">
      <span className="inline-flex items-center gap-1 font-semibold text-ok">
        {isGood && (
          <>
            <Check aria-hidden className="size-4" />
            Good length
          </>
        )}
      </span>
      <span className="tabular-nums">
        {length}/{max}
      </span>
    </span>
  )
}
