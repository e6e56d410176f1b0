import { useEffect, useId } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { FieldError, TextArea } from '../../../../web/ui/field.tsx'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import { MarkedField, useProofDescription } from '../../proofreader/field-marks.tsx'
import { setTitle } from '../editor.ts'
import { focusField } from '../error-summary.tsx'
import { useEditor, useField } from '../use-editor.ts'

/** The title in the page's size; one line of text, wrapped as needed. */
export function TitleField() {
  const editor = useEditor()
  const { value, error } = useField(editor, 'title')
  const area = useAutoGrow()
  const id = useId()
  const description = useProofDescription('title')
  useEffect(() => {
    // A new item begins with its title; a field already in use keeps the focus.
    const isNew = editor.state.get().item === null
    if (isNew && !document.activeElement?.matches('input, textarea, [contenteditable="true"]'))
      area.current?.focus({ preventScroll: true })
  }, [editor, area])
  return (
    <MarkedField field="title" className="has-[.proof-number]:[&>textarea]:pr-10">
      <label htmlFor={id} className="sr-only">
        Title
      </label>
      <textarea
        ref={area}
        id={id}
        rows={1}
        required
        value={value}
        maxLength={CONTENT_LIMITS.title}
        placeholder={`${editor.kind.name} title`}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, description].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => setTitle(editor, target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          // The slug follows the title, and the excerpt is written last: Shift+Tab from the text leads to both.
          const isOnward = event.key === 'Tab' && !event.shiftKey
          if (event.key !== 'Enter' && !isOnward) return
          if (event.key === 'Enter' && event.nativeEvent.isComposing) return
          // While the text editor is loading, Tab moves to the next field as usual.
          const isThere = focusField(editor.kind.afterTitle)
          if (isThere || event.key === 'Enter') event.preventDefault()
        }}
        className="block field-sizing-content w-full resize-none border-b-2 border-line-strong bg-transparent pt-1 pb-2 font-display text-[clamp(1.875rem,1.4rem+1.6vw,2.875rem)] leading-[1.1] font-[750] tracking-[-.02em] placeholder:text-ink-2 placeholder:opacity-70 focus:border-focus focus:outline-none focus-visible:outline-none focus-visible:shadow-[0_2px_0_var(--hf-focus)] aria-invalid:border-danger"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </MarkedField>
  )
}

interface SummaryFieldProps {
  label: string
  /** The field's name in a save. */
  field: 'excerpt' | 'description'
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The short text under the title, on cards and in search results. */
export function SummaryField({ label, field, value, error, onChange }: SummaryFieldProps) {
  const description = useProofDescription(field)
  return (
    <TextArea
      label={label}
      spellCheck
      value={value}
      maxLength={CONTENT_LIMITS.excerpt}
      error={error ?? null}
      {...(description && !error && { 'aria-describedby': description })}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-21! field-sizing-content"
    />
  )
}
