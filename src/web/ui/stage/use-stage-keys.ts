import { useLayoutEffect, useRef } from 'react'
import { topDialog } from '../top-dialog.ts'

/**
 * The keys of a stage, while no sheet lies over it. On a button or a link, space and Enter press that.
 *
 * @param keys names of actions by `KeyboardEvent.key`, letters in lower case; one object for as long as the stage is open
 */
export function useStageKeys<Action extends string>(
  keys: Readonly<Record<string, Action>>,
  actions: Readonly<Record<Action, () => void>>,
  isOn: boolean,
): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  // Before what is new is painted: a key may be pressed at once.
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      // A stage may be a dialog itself.
      if (topDialog()?.matches(':not(.stage)')) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, input')) return
      const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [keys, isOn])
}
