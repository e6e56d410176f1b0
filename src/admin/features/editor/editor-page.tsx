import { useParams } from 'react-router'
import { EditorLoader } from './editor-loader.tsx'
import type { EditorParts } from './editor-screen.tsx'
import type { SharedFields } from './shared-fields.ts'
import { useOpenedEditor } from './use-opened-editor.ts'

/** `/admin/articles/new` and `/admin/articles/edit/{id}`, same for recipes. */
export function EditorPage<F extends SharedFields>(parts: EditorParts<F>) {
  const { id: asked = 'new' } = useParams()
  const { session, onCreated } = useOpenedEditor(asked)
  return <EditorLoader key={session} id={asked} onCreated={onCreated} {...parts} />
}
