import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export const INPUT_CLASS =
  'w-full min-h-12 rounded-[8px] border-[1.5px] border-line-strong bg-surface px-[.9rem] py-[.6rem] leading-snug text-ink placeholder:text-ink-2 placeholder:opacity-100 focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-2'

interface FieldProps {
  label: ReactNode
  /** For what leads to the field; otherwise one is made. */
  id?: string
  error?: string | null
  /** What stands under the field, left of the counter. */
  hint?: ReactNode
}

type InputProps = Omit<ComponentProps<'input'>, 'id'> & FieldProps
type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

/** Ties label, field, hint and error together once, for eyes and for screen readers. */
export function Labelled({
  label,
  error,
  hint,
  id: givenId,
  children,
}: FieldProps & { children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy =
    [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-[.4rem] block text-small font-[650]">
        {label}
      </label>
      {children({ id, describedBy })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className="mt-[.4rem] text-label text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

export function TextField({ label, error, hint, id: givenId, className, ...rest }: InputProps) {
  return (
    <Labelled label={label} error={error} hint={hint} id={givenId}>
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={classNames(INPUT_CLASS, className)}
          {...rest}
        />
      )}
    </Labelled>
  )
}

export function TextArea({ label, error, hint, id: givenId, className, ...rest }: TextAreaProps) {
  return (
    <Labelled label={label} error={error} hint={hint} id={givenId}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={classNames(INPUT_CLASS, 'min-h-42 resize-y', className)}
          {...rest}
        />
      )}
    </Labelled>
  )
}

/** What is wrong with a field: raspberry, an icon and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-[.4rem] flex items-start gap-[.4em] text-label font-semibold text-danger">
      <CircleAlert aria-hidden className="size-4 flex-none" />
      {children}
    </p>
  )
}

/**
 * A field for programs that fill in whatever there is. Readers neither see it nor hear of it nor come to it by keyboard,
 * and being read-only it is no field that a browser fills in for them. Inert, or a dialog that opens would begin in it.
 */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div aria-hidden inert className="absolute -left-[999rem] size-px overflow-hidden print-hidden">
      <label>
        Leave this empty
        <input name={name} tabIndex={-1} autoComplete="off" readOnly defaultValue="" />
      </label>
    </div>
  )
}
