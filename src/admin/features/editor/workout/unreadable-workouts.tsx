import type { EditorView } from '@codemirror/view'
import { useFoundInText } from '../markdown/use-found-in-text.ts'
import { describeUnreadable, UnreadableNotes } from './unreadable-notes.tsx'

/** The workouts that cannot be read in the text of the Markdown field. */
export function UnreadableWorkouts({ view }: { view: EditorView }) {
  return <UnreadableNotes problems={useFoundInText(view, describeUnreadable)} />
}
