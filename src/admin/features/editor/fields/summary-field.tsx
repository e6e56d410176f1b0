import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { TextArea } from '../../../../web/ui/field.tsx'

interface SummaryFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The short text under the title, on cards and in search results. */
export function SummaryField({ label, value, error, onChange }: SummaryFieldProps) {
  return (
    <TextArea
      label={label}
      value={value}
      maxLength={CONTENT_LIMITS.excerpt}
      error={error ?? null}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-21! field-sizing-content"
    />
  )
}
