import { useRef } from 'react'
import type { ArticleFields } from '../article-kind.ts'
import type { Editor } from '../editor.ts'
import { useField } from '../use-editor.ts'

/** The text, or as long as the other way of writing is shown what it was before that. */
export function useShownText(editor: Editor<ArticleFields>, isShown: boolean) {
  const { value, change } = useField(editor, 'content')
  const kept = useRef(value)
  if (isShown) kept.current = value
  return { value: kept.current, change }
}
