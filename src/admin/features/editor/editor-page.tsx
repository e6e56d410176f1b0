import { useState } from 'react'
import { useParams } from 'react-router'
import { EditorLoader } from './editor-loader.tsx'
import type { EditorParts } from './editor-screen.tsx'
import type { SharedFields } from './shared-fields.ts'

interface Shown {
  id: string
  /** Counts the editors opened here: each begins anew. */
  session: number
  /** The id the new item of this editor was given. */
  born: string | null
}

/**
 * `/admin/articles/new` and `/admin/articles/edit/{id}`, same for recipes. The first save of a new item changes the
 * address but not the editor (specification §2): the focus and every word stay where they are.
 */
export function EditorPage<F extends SharedFields>(parts: EditorParts<F>) {
  const { id: asked = 'new' } = useParams()
  const [shown, setShown] = useState<Shown>({ id: asked, session: 0, born: null })
  if (asked !== shown.id) {
    const isSame = asked === shown.born
    setShown({ id: asked, session: shown.session + (isSame ? 0 : 1), born: isSame ? shown.born : null })
  }
  return (
    <EditorLoader
      key={shown.session}
      id={asked}
      onCreated={(id) => setShown((current) => ({ ...current, born: String(id) }))}
      {...parts}
    />
  )
}
