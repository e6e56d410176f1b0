import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search'
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
import { useEffect, useState } from 'react'
import { INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { LineButton, QuietButton, TextButton } from '../../../ui/buttons.tsx'
import { Form } from '../../../ui/form.tsx'
import { leaveTable } from './text-commands.ts'

export function FindPanel({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const [search, setSearch] = useState(() => {
    const { from, to } = view.state.selection
    return view.state.doc.textBetween(from, to, ' ').slice(0, 100)
  })
  const [replace, setReplace] = useState('')
  const [count, setCount] = useState(0)
  useEffect(() => {
    const query = new SearchQuery({ search, replace, literal: true })
    view.dispatch(setSearchState(view.state.tr, query))
    setCount(search === '' ? 0 : getMatchHighlights(view.state).find().length)
  }, [view, search, replace])
  const close = () => {
    view.dispatch(setSearchState(view.state.tr, new SearchQuery({ search: '' })))
    onClose()
    view.focus()
  }
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    setCount(getMatchHighlights(view.state).find().length)
  }
  const find = () => {
    run(findNext)
  }
  return (
    <Form
      aria-label="Find in the text"
      onSubmit={find}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
      className="flex flex-wrap items-center gap-2 border-b-[1.5px] border-line bg-sunken px-3 py-2"
    >
      <input
        aria-label="Find"
        placeholder="Find"
        // biome-ignore lint/a11y/noAutofocus: it was opened to type in
        autoFocus
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className={`${INPUT_CLASS} min-h-11! min-w-40 flex-1 py-1!`}
      />
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        value={replace}
        onChange={({ target }) => setReplace(target.value)}
        className={`${INPUT_CLASS} min-h-11! min-w-40 flex-1 py-1!`}
      />
      <span role="status" className="text-small text-muted">
        {search === '' ? '' : count === 0 ? 'Not found' : `${count} found`}
      </span>
      <LineButton type="submit">Next</LineButton>
      <LineButton onClick={() => run(findPrev)}>Previous</LineButton>
      <LineButton onClick={() => run(replaceNext)}>Replace</LineButton>
      <LineButton onClick={() => run(replaceAll)}>Replace all</LineButton>
      <QuietButton onClick={close}>Close</QuietButton>
    </Form>
  )
}

/** A table keeps its header row, and at least one row under it. */
const deleteBodyRow: Command = (state, dispatch) => {
  const { top, map } = selectedRect(state)
  if (map.height < 2 || top === 0) return false
  return deleteRow(state, dispatch)
}

/** Keeps the caret in the table, in the cell nearest to its former one. */
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
