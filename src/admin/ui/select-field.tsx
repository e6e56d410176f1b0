import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { INPUT_CLASS, Labelled } from '../../web/ui/field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: ReactNode
  error?: string | null
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
}

/** The browser's own select, dressed as our fields: it opens as a wheel on a phone. */
export function SelectField({ label, error, hint, options, className, ...rest }: SelectFieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy }) => (
        <div className="relative">
          <select
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={classNames(INPUT_CLASS, 'appearance-none truncate pr-10', className)}
            {...rest}
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </Labelled>
  )
}
