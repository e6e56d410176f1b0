import { useEffect, useState } from 'react'
import type { Editor } from './editor.ts'
import type { SharedFields } from './shared-fields.ts'

/** Typing rests for so long before what is made from all fields follows, in milliseconds. */
const SETTLE = 300

/** All fields, a moment after the last change: for what is made from many and need not follow every key. */
export function useSettledFields<F extends SharedFields>({ state }: Editor<F>): F {
  const [fields, setFields] = useState(() => state.get().fields)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setFields(state.get().fields), SETTLE)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [state])
  return fields
}
