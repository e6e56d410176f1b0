import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import { TextField } from '../../../web/ui/field.tsx'

interface AltTextFieldProps {
  value: string | null
  onChange: (alt: string | null) => void
  onBlur?: () => void
  /** True once there is a picture: then a missing description is pointed out. It never blocks anything. */
  isAsked: boolean
}

/** The description of a picture, asked for kindly. */
export function AltTextField({ value, onChange, onBlur, isAsked }: AltTextFieldProps) {
  const isMissing = isAsked && !value?.trim()
  return (
    <TextField
      label="Describe the picture"
      value={value ?? ''}
      maxLength={CONTENT_LIMITS.imageAlt}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      hint={
        <>
          Read aloud to people who can’t see it.{' '}
          {isMissing && (
            <strong className="font-semibold text-warn">
              Still missing: one sentence about what is to be seen, such as “A woman stretching by a window”.
            </strong>
          )}
        </>
      }
    />
  )
}
