import { useState } from 'react'
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog.ts'
import type { Group } from './group.ts'

/** What is being done on the page of categories or authors. */
export type GroupTask<G> =
  | { kind: 'write'; group: G | null }
  | { kind: 'merge'; group: G }
  | { kind: 'delete'; group: G }

/** The task of the moment, and where the focus goes when its row is gone. */
export function useGroupPage<G extends Group>() {
  const [task, setTask] = useState<GroupTask<G> | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(task !== null)
  return {
    task,
    setTask,
    list,
    close: () => setTask(null),
    closeAfterRemoval: () => {
      setTask(null)
      moveFocus()
    },
  }
}
