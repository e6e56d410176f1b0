import { StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useState } from 'react'

/** The text rests for so long before it is looked through again, in milliseconds. */
const DEBOUNCE_MS = 400

/** What is found in the text of an editor, found again whenever the text has changed and rests. */
export function useFoundInText(
  view: EditorView,
  find: (markdown: string) => readonly string[],
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => {
      const next = find(view.state.doc.toString())
      setFound((before) => (before.join('\n') === next.join('\n') ? before : next))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const follow = EditorView.updateListener.of(({ docChanged }) => {
      if (!docChanged || isGone) return
      clearTimeout(timer)
      timer = setTimeout(look, DEBOUNCE_MS)
    })
    view.dispatch({ effects: StateEffect.appendConfig.of(follow) })
    look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [view, find])
  return found
}
