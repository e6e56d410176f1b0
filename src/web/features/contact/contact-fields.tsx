import { Check, CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { CONTACT_FIELDS, type ContactField, messageVerdict } from '../../../domain/contact/contact-rules.ts'
import { CONTACT_LIMITS } from '../../../domain/contact/limits.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type ContactState, shownProblem } from './contact-state.ts'

interface ContactFieldsProps {
  state: ContactState
  /** What is asked about an address that looks like a slip. */
  emailQuestion: ReactElement | null
  onType: (field: ContactField, value: string) => void
  onLeave: (field: ContactField) => void
}

export function ContactFields({ state, emailQuestion, onType, onLeave }: ContactFieldsProps) {
  const propsOf = (field: ContactField) => ({
    label: CONTACT_FIELDS[field].label,
    name: field,
    required: true,
    maxLength: CONTACT_FIELDS[field].max,
    disabled: state.phase === 'sending',
    value: state.values[field],
    error: shownProblem(state, field),
    onChange: (event: { currentTarget: { value: string } }) => onType(field, event.currentTarget.value),
    onBlur: () => onLeave(field),
  })
  const { message } = state.values
  // A message that is too short says so beside its counter; one sentence about it is enough.
  const isShort =
    message.trim() !== '' && !messageVerdict(message).good && state.refused.message === undefined
  const isShortAndLeft = isShort && state.left.has('message')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...propsOf('firstName')} autoComplete="given-name" />
        <TextField {...propsOf('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...propsOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={emailQuestion}
      />
      <TextField {...propsOf('subject')} autoComplete="off" />
      <TextArea
        {...propsOf('message')}
        minLength={CONTACT_LIMITS.messageMin}
        {...(isShort && { error: null, 'aria-invalid': isShortAndLeft || undefined })}
        hint={<MessageHint message={message} isProblem={isShortAndLeft} />}
      />
    </>
  )
}

interface MessageHintProps {
  message: string
  /** True once the field was left with a message that is too short. */
  isProblem: boolean
}

/** Verdict left, counter right. Only the good news is announced: every key pressed would be too much. */
function MessageHint({ message, isProblem }: MessageHintProps) {
  const { good, text } = messageVerdict(message)
  return (
    <span className="flex justify-between gap-4">
      <span>
        <span role="status" className="inline-flex items-center gap-[.4em] font-semibold text-ok">
          {good && (
            <>
              <Check aria-hidden className="size-4 flex-none" />
              {text}
            </>
          )}
        </span>
        {!good && (
          <span
            className={
              isProblem ? 'inline-flex items-center gap-[.4em] font-semibold text-danger' : undefined
            }
          >
            {isProblem && <CircleAlert aria-hidden className="size-4 flex-none" />}
            {text}
          </span>
        )}
      </span>
      <span className="[font-variant-numeric:tabular-nums]">
        {message.length}/{CONTACT_LIMITS.messageMax}
      </span>
    </span>
  )
}
