import { useState } from 'react'

interface Shown {
  id: string
  /** Counts the editors opened here: each begins anew. */
  session: number
  /** The id the new item of this editor was given. */
  born: string | null
}

/**
 * Tells one editor from the next. The first save of a new item changes the address but not the editor
 * (EDIT-SAVE-2): the focus and every word stay where they are.
 *
 * @param asked the id in the address, or `new`
 */
export function useOpenedEditor(asked: string): { session: number; onCreated: (id: number) => void } {
  const [shown, setShown] = useState<Shown>({ id: asked, session: 0, born: null })
  if (asked !== shown.id) {
    const isSame = asked === shown.born
    setShown({ id: asked, session: shown.session + (isSame ? 0 : 1), born: isSame ? shown.born : null })
  }
  return {
    session: shown.session,
    onCreated: (id) => setShown((current) => ({ ...current, born: String(id) })),
  }
}
