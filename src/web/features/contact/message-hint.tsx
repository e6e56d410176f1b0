import { Check, CircleAlert } from 'lucide-react'
import { messageVerdict } from '../../../domain/contact/contact-rules.ts'
import { CONTACT_LIMITS } from '../../../domain/contact/limits.ts'

interface MessageHintProps {
  message: string
  /** True once she has left a message that is too short. */
  isProblem: boolean
}

/** Verdict left, counter right. Only the good news is announced: every key pressed would be too much. */
export function MessageHint({ message, isProblem }: MessageHintProps) {
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
      <span className="tabular-nums">
        {message.length}/{CONTACT_LIMITS.messageMax}
      </span>
    </span>
  )
}
