import type { Choices } from '../../../data/taxonomies.ts'
import { SelectField } from '../../../ui/fields.tsx'

interface ChoiceFieldProps extends Choices {
  label: string
  value: number | null
  /** What no choice means on the site. */
  none: string
  error: string | undefined
  onChange: (id: number | null) => void
}

/** One of the categories or authors. */
export function ChoiceField({ label, value, none, choices, isFallback, error, onChange }: ChoiceFieldProps) {
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = value === null || choices.some(({ id }) => id === value)
  return (
    <SelectField
      label={label}
      error={error ?? null}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: none },
        ...(isListed ? [] : [{ value: String(value), label: 'Loading...' }]),
        ...options,
      ]}
      hint={isFallback ? 'The list could not be loaded; this is the standard one.' : undefined}
    />
  )
}
