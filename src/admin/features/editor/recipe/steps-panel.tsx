import { useState } from 'react'
import { splitSteps } from '../../../../domain/content/pasted-recipe.ts'
import { FieldError } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SortableRows } from '../../../ui/sortable-rows.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-fields.ts'
import { withRowKey } from '../row-keys.ts'
import { useField } from '../use-field.ts'
import { newRows } from './list-changes.ts'
import { ListFoot } from './list-foot.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SortableRow } from './sortable-row.tsx'
import { StepInput } from './step-input.tsx'
import { useRowList } from './use-row-list.ts'

const emptyRow = () => withRowKey({ instruction: '' })
const nameOf = (index: number) => `Step ${index + 1}`

/** The steps, numbered by their place (product §17.4). */
export function StepsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'instructions')
  const list = useRowList(rows, change)
  const [pasted, setPasted] = useState<string | null>(null)
  return (
    <Panel title="Instructions">
      <div ref={list.ref} data-field="instructions" className="grid grid-cols-[minmax(0,1fr)]">
        {rows.length === 0 && <p className="text-small text-muted">No steps yet.</p>}
        <SortableRows keys={rows.map(({ key }) => key)} nameAt={nameOf} onMove={list.move}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.key}
              rowKey={row.key}
              field={`instructions.${index}`}
              name={nameOf(index)}
              removeLabel={nameOf(index).toLowerCase()}
              index={index}
              count={rows.length}
              fields="long"
              onMove={list.move}
              onRemove={list.remove}
            >
              <StepInput
                editor={editor}
                row={row}
                index={index}
                onChange={(instruction) => list.change(row.key, { instruction })}
                onNext={() => list.insert(index + 1, [emptyRow()])}
                onPasteList={setPasted}
              />
            </SortableRow>
          ))}
        </SortableRows>
        {error && <FieldError id="instructions-error">{error}</FieldError>}
        <ListFoot
          addLabel="Add step"
          onAdd={() => list.insert(rows.length, [emptyRow()])}
          paste={{ label: 'Paste the method', onPress: () => setPasted('') }}
          removed={list.removed ? 'a step' : null}
          onUndo={list.undo}
        />
      </div>
      <PasteDialog
        text={pasted}
        onClose={() => setPasted(null)}
        title="Paste the method"
        hint="Numbers, bullets and 'Step 1' are taken away for you; lines that go on are joined."
        split={(text) => splitSteps(text).map((step) => [step])}
        columns={['Step']}
        addLabel={(count) => `Add ${count} ${count === 1 ? 'step' : 'steps'}`}
        onAdd={(lines) => {
          const kept = rows.filter(({ instruction }) => instruction.trim() !== '')
          change([...kept, ...newRows(lines.map(([instruction = '']) => ({ instruction })))])
          setPasted(null)
        }}
      />
    </Panel>
  )
}
