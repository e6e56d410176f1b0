import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'
import type { SharedFields } from './shared-fields.ts'

export const EditorContext = createContext<Editor<SharedFields> | null>(null)

/** The editor around this component, for what both kinds share. */
export function useEditor(): Editor<SharedFields> {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around this component')
  return editor
}
