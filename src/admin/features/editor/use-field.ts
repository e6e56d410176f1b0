import { type Editor, setField } from './editor.ts'
import type { SharedFields } from './shared-fields.ts'
import { useObservable } from './use-observable.ts'

/** One field of the editor: its value, what is wrong with it, and how to change it. */
export function useField<F extends SharedFields, K extends keyof F & string>(editor: Editor<F>, name: K) {
  const value = useObservable(editor.state, ({ fields }) => fields[name])
  const error = useObservable(editor.state, ({ errors }) => errors[name])
  return { value, error, change: (next: F[K]) => setField(editor, name, next) }
}
