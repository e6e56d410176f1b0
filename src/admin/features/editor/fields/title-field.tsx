import { useEffect, useId } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { FieldError } from '../../../../web/ui/field.tsx'
import { setTitle } from '../editor.ts'
import { useEditor } from '../editor-context.ts'
import { focusField } from '../focus-field.ts'
import { useField } from '../use-field.ts'
import { useAutoGrow } from './use-auto-grow.ts'

/** The title as large as the page will have it; one line of text, however many it takes. */
export function TitleField() {
  const editor = useEditor()
  const { value, error } = useField(editor, 'title')
  const area = useAutoGrow(value)
  const id = useId()
  useEffect(() => {
    // A new item begins with its title; whatever she is typing in already keeps the focus.
    const isNew = editor.state.get().item === null
    if (isNew && !document.activeElement?.matches('input, textarea, [contenteditable="true"]'))
      area.current?.focus({ preventScroll: true })
  }, [editor, area])
  return (
    <div data-field="title">
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
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => setTitle(editor, target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          const isOnward = event.key === 'Tab' && !event.shiftKey
          if (event.key !== 'Enter' && !isOnward) return
          if (event.key === 'Enter' && event.nativeEvent.isComposing) return
          event.preventDefault()
          // On to the text: the address writes itself, and Shift+Tab from there leads to it.
          focusField(editor.kind.summaryField)
        }}
        className="block field-sizing-content w-full resize-none border-b-2 border-line-strong bg-transparent pt-1 pb-2 font-display text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-[1.15] font-[750] tracking-[-.02em] placeholder:text-ink-2 placeholder:opacity-70 focus:border-focus focus:outline-none focus-visible:outline-none focus-visible:shadow-[0_2px_0_var(--hf-focus)] aria-invalid:border-danger"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
