import { createContext, useContext, useEffect, useState } from 'react'
import { useClock } from '../../data/use-clock.ts'
import { type Editor, setField } from './editor.ts'
import { hasChanges } from './editor-kind.ts'
import { useObservable } from './observable.ts'
import type { SharedFields } from './shared-fields.ts'

export const EditorContext = createContext<Editor<SharedFields> | null>(null)

/** Returns the editor around this component, for what both kinds share. */
export function useEditor(): Editor<SharedFields> {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around this component')
  return editor
}

export function useField<F extends SharedFields, K extends keyof F & string>(editor: Editor<F>, name: K) {
  const value = useObservable(editor.state, ({ fields }) => fields[name])
  const error = useObservable(editor.state, ({ errors }) => errors[name])
  return { value, error, change: (next: F[K]) => setField(editor, name, next) }
}

export function useHasChanges<F extends SharedFields>({ kind, state }: Editor<F>): boolean {
  return useObservable(state, ({ saved, fields }) => hasChanges(kind, saved, fields))
}

/**
 * Returns the time, ISO 8601, updated every minute; never before the item's last save, so that what was published just
 * now counts as public, whatever this device's clock says.
 */
export function useNow(): string {
  const now = useClock()
  const savedAt = useObservable(useEditor().state, ({ item }) => item?.updated_at ?? '')
  return savedAt.localeCompare(now) > 0 ? savedAt : now
}

/** Debounce delay, in milliseconds, of what depends on all fields. */
const DEBOUNCE_MS = 300

/** Returns all fields, debounced: for what depends on many fields and need not follow every key press. */
export function useDebouncedFields<F extends SharedFields>({ state }: Editor<F>): F {
  const [fields, setFields] = useState(() => state.get().fields)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setFields(state.get().fields), DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [state])
  return fields
}

interface Shown {
  id: string
  /** Number of the editor opened here: each starts with fresh state. */
  session: number
  /** The id given to this editor's new item. */
  born: string | null
}

/**
 * Identifies an editor. The first save of a new item changes the address but not the editor (EDIT-SAVE-2): the focus
 * and every word stay where they are.
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
