import { Link2, RefreshCw } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { regenerateSlug, slugifyWhileTyping, trimSlug } from '../../../../domain/items/slug.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { setSlug } from '../editor.ts'
import { useObservable } from '../observable.ts'
import { useEditor, useField } from '../use-editor.ts'

/** The item's address: follows the title until it is edited by hand (EDIT-SLUG-1). */
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
    const slug = trimSlug(value)
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
              onChange={({ target }) => setSlug(editor, slugifyWhileTyping(target.value))}
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
          <TextButton icon={RefreshCw} onClick={regenerate}>
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

/** Explains what a change of the address means, and offers a free one where it is taken. */
function SlugNotes() {
  const editor = useEditor()
  const slug = useObservable(editor.state, ({ fields }) => fields.slug)
  const item = useObservable(editor.state, (state) => state.item)
  const suggestion = useObservable(editor.state, ({ suggestedSlug }) => suggestedSlug)
  // Only an item that was published before has an address that readers may know (CONTENT-GONE-2).
  const isMoving = item?.published_at && slug !== item.slug && slug !== ''
  return (
    <>
      {suggestion && (
        <TextButton onClick={() => setSlug(editor, { slug: suggestion, isAuto: false })}>
          Use “{suggestion}” instead
        </TextButton>
      )}
      {isMoving && (
        <p role="status" className="mt-1 text-label text-muted">
          Readers who know the old address, {editor.kind.publicPath}/{item.slug}, will be led to the new one.
        </p>
      )}
    </>
  )
}
