import { useMemo } from 'react'
import { drawStill, figureOf } from '../../../../domain/movement/figure/figure.ts'
import { findMove, isKnownMove } from '../../../../domain/movement/figure/find-move.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { SortableRows } from '../../../ui/sortable-rows.tsx'
import { ListFoot, SortableRow, useRowList } from '../recipe/row-list.tsx'
import { type Row, withRowKey } from '../row-keys.ts'

export interface MoveRow extends Row {
  name: string
  amount: string
  how: string
  easier: string
  harder: string
}

const TITLES = { warm_up: 'Warm-up', moves: 'The moves', cool_down: 'Cool-down' }

const emptyRow = (): MoveRow => withRowKey({ name: '', amount: '', how: '', easier: '', harder: '' })

interface MoveRowsProps {
  part: keyof typeof TITLES
  rows: readonly MoveRow[]
  onChange: (rows: MoveRow[]) => void
}

/** The moves of one part of a workout, each with the figure that will show it. */
export function MoveRows({ part, rows, onChange }: MoveRowsProps) {
  const list = useRowList(rows, onChange)
  const nameOf = (index: number) => `${TITLES[part]}, move ${index + 1}`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{TITLES[part]}</legend>
      <div ref={list.ref} className="grid grid-cols-[minmax(0,1fr)]">
        <SortableRows keys={rows.map(({ key }) => key)} nameAt={nameOf} onMove={list.move}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.key}
              rowKey={row.key}
              field={`${part}.${index}`}
              name={nameOf(index)}
              removeLabel={row.name || nameOf(index).toLowerCase()}
              index={index}
              count={rows.length}
              fields="long"
              onMove={list.move}
              onRemove={list.remove}
            >
              <MoveFields row={row} onChange={(change) => list.change(row.key, change)} />
            </SortableRow>
          ))}
        </SortableRows>
        <ListFoot
          addLabel="Add a move"
          onAdd={() => list.insert(rows.length, [emptyRow()])}
          removed={list.removed ? 'a move' : null}
          onUndo={list.undo}
        />
      </div>
    </fieldset>
  )
}

function MoveFields({ row, onChange }: { row: MoveRow; onChange: (change: Partial<MoveRow>) => void }) {
  const field = (name: 'name' | 'amount' | 'how' | 'easier' | 'harder', label: string, placeholder = '') => (
    <TextField
      label={label}
      value={row[name]}
      placeholder={placeholder}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-3 pb-3 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <MovePicture name={row.name} />
      <div className="grid gap-3 sm:grid-cols-2">
        {field('name', 'Name', 'Squat')}
        {field('amount', 'How much', '10 times')}
        <div className="sm:col-span-2">{field('how', 'How it goes')}</div>
        {field('easier', 'Easier')}
        {field('harder', 'Harder')}
      </div>
    </div>
  )
}

/** The figure as the player will show it; a name it does not know is said. */
function MovePicture({ name }: { name: string }) {
  const html = useMemo(() => drawStill(figureOf(findMove(name)), { ratio: 1, isDecorative: true }), [name])
  const isUnknown = name.trim() !== '' && !isKnownMove(name)
  return (
    <div>
      <div
        className="size-22 overflow-hidden rounded-paper surface-mist [&>svg]:size-full"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isUnknown && <p className="mt-1 text-label text-muted">She stands: this move has no figure yet.</p>}
    </div>
  )
}
