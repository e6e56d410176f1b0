import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import type { Editor } from '../editor.ts'
import { useAutoGrow } from '../fields/use-auto-grow.ts'
import type { RecipeFields, StepRow } from '../recipe-fields.ts'
import { useObservable } from '../use-observable.ts'

interface StepInputProps {
  editor: Editor<RecipeFields>
  row: StepRow
  index: number
  onChange: (instruction: string) => void
  /** Enter asks for the next step; Shift+Enter breaks the line. */
  onNext: () => void
  onPasteList: (text: string) => void
}

export function StepInput({ editor, row, index, onChange, onNext, onPasteList }: StepInputProps) {
  const area = useAutoGrow(row.instruction)
  const error = useObservable(
    editor.state,
    ({ errors }) => errors[`instructions.${index}.instruction`] ?? errors[`instructions.${index}`],
  )
  return (
    <div className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-2">
      <b
        aria-hidden
        className="text-center font-display text-[1.625rem] leading-11 font-extrabold text-accent-text"
      >
        {index + 1}
      </b>
      <div>
        <textarea
          ref={area}
          aria-label={`Step ${index + 1}`}
          value={row.instruction}
          maxLength={CONTENT_LIMITS.instruction}
          rows={2}
          enterKeyHint="next"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${row.key}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            onNext()
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (text.trim().split(/\r?\n/).length < 2) return
            event.preventDefault()
            onPasteList(text)
          }}
          className={`${INPUT_CLASS} field-sizing-content min-h-18 resize-none`}
        />
        {error && <FieldError id={`${row.key}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}
