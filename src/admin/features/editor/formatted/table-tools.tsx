import { type Command, Selection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  selectedRect,
  TableMap,
} from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { TextButton } from '../../../ui/buttons.tsx'
import { leaveTable } from './text-commands.ts'

/** A table keeps its head, and something under it. */
const deleteBodyRow: Command = (state, dispatch) => {
  const { top, map } = selectedRect(state)
  if (map.height < 2 || top === 0) return false
  return deleteRow(state, dispatch)
}

/** The caret stays in the table, in the nearest cell to the one it was in. */
const thenStay =
  (remove: Command): Command =>
  (state, dispatch) => {
    const { tableStart, top, left } = selectedRect(state)
    return remove(state, (tr) => {
      const table = tr.doc.nodeAt(tableStart - 1)
      if (table?.type.spec.tableRole === 'table') {
        const map = TableMap.get(table)
        const cell = map.positionAt(Math.min(top, map.height - 1), Math.min(left, map.width - 1), table)
        tr.setSelection(Selection.near(tr.doc.resolve(tableStart + cell + 1)))
      }
      dispatch?.(tr)
    })
  }

const TOOLS: { label: string; run: Command }[] = [
  { label: 'Add row', run: addRowAfter },
  { label: 'Add column', run: addColumnAfter },
  { label: 'Remove row', run: thenStay(deleteBodyRow) },
  { label: 'Remove column', run: thenStay(deleteColumn) },
  { label: 'Remove table', run: deleteTable },
  { label: 'Leave table', run: leaveTable },
]

export function TableTools({ view, isIn }: { view: EditorView; isIn: boolean }) {
  if (!isIn) return null
  return (
    <fieldset className="flex overflow-x-auto border-b-[1.5px] border-line px-2 py-0.5 [scrollbar-width:none]">
      <legend className="sr-only">Table</legend>
      {TOOLS.map(({ label, run }) => (
        <TextButton
          key={label}
          className="flex-none"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            run(view.state, view.dispatch, view)
            view.focus()
          }}
        >
          {label}
        </TextButton>
      ))}
    </fieldset>
  )
}
