import { setSlug } from '../editor.ts'
import { useEditor } from '../editor-context.ts'
import { useObservable } from '../use-observable.ts'
import { TextButton } from './text-button.tsx'

/** What a change of the address means, and a free one where it is taken. */
export function SlugNotes() {
  const editor = useEditor()
  const slug = useObservable(editor.state, ({ fields }) => fields.slug)
  const item = useObservable(editor.state, (state) => state.item)
  const suggestion = useObservable(editor.state, ({ suggestedSlug }) => suggestedSlug)
  // Only what was once published has an address somebody may know (product §12.3).
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
