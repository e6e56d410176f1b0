import { Link2, RefreshCw } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { finishSlug, regenerateSlug, typeSlug } from '../../../../domain/content/slug.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { setSlug } from '../editor.ts'
import { useEditor } from '../editor-context.ts'
import { useField } from '../use-field.ts'
import { useObservable } from '../use-observable.ts'
import { SlugNotes } from './slug-notes.tsx'
import { TextButton } from './text-button.tsx'

/** The item's address: follows the title until she edits it by hand (product §17.3). */
export function SlugField() {
  const editor = useEditor()
  const { value, error } = useField(editor, 'slug')
  const isAuto = useObservable(editor.state, ({ slugIsAuto }) => slugIsAuto)
  const title = useObservable(editor.state, ({ fields }) => fields.title)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isEditing = isOpen || Boolean(error)
  const edit = () => {
    flushSync(() => setOpen(true))
    input.current?.select()
  }
  const finish = () => {
    const slug = finishSlug(value)
    if (slug !== value) setSlug(editor, { slug, isAuto: false })
    setOpen(false)
  }
  const regenerate = () => {
    setOpen(false)
    setSlug(editor, regenerateSlug(title, editor.kind.kind))
  }
  return (
    <div data-field="slug">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-2">
        <Link2 aria-hidden className="size-4.5 flex-none" />
        {isEditing ? (
          <>
            <label htmlFor={id}>
              <span className="sr-only">Slug, the address of the page: </span>
              {editor.kind.publicPath}/
            </label>
            <input
              ref={input}
              id={id}
              value={value}
              maxLength={CONTENT_LIMITS.slug}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-notes`}
              onChange={({ target }) => setSlug(editor, typeSlug(target.value))}
              onBlur={finish}
              onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && finish()}
              className={`${INPUT_CLASS} min-h-11 flex-1 basis-48 py-1.5 text-ink`}
            />
          </>
        ) : (
          <>
            <span className="min-w-0 wrap-anywhere max-md:basis-[calc(100%-2.5rem)]">
              <span className="sr-only">Slug, the address of the page: </span>
              {window.location.host}
              {editor.kind.publicPath}/<b className="font-semibold text-ink">{value || '...'}</b>
            </span>
            <TextButton onClick={edit}>
              Edit<span className="sr-only"> address</span>
            </TextButton>
          </>
        )}
        {!isAuto && (
          <TextButton onClick={regenerate}>
            <RefreshCw aria-hidden className="size-4.5" />
            Regenerate from title
          </TextButton>
        )}
      </div>
      <div id={`${id}-notes`}>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <SlugNotes />
      </div>
    </div>
  )
}
