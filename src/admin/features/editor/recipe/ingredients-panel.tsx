import { useState } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { splitIngredients } from '../../../../domain/content/pasted-recipe.ts'
import { FieldError } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SortableRows } from '../../../ui/sortable-rows.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-fields.ts'
import { withRowKey } from '../row-keys.ts'
import { useField } from '../use-field.ts'
import { IngredientInputs } from './ingredient-inputs.tsx'
import { newRows } from './list-changes.ts'
import { ListFoot } from './list-foot.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SortableRow } from './sortable-row.tsx'
import { useRowList } from './use-row-list.ts'

const emptyRow = () => withRowKey({ amount: '', unit: '', ingredient: '' })
const nameOf = (index: number) => `Ingredient ${index + 1}`

/** The ingredients: amount, unit and ingredient a line, in any order she drags them into. */
export function IngredientsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'ingredients')
  const list = useRowList(rows, change)
  const [pasted, setPasted] = useState<string | null>(null)
  return (
    <Panel title="Ingredients">
      <div ref={list.ref} data-field="ingredients" className="grid grid-cols-[minmax(0,1fr)]">
        {rows.length === 0 && <p className="text-small text-muted">No ingredients yet.</p>}
        <SortableRows keys={rows.map(({ key }) => key)} nameAt={nameOf} onMove={list.move}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.key}
              rowKey={row.key}
              field={`ingredients.${index}`}
              name={nameOf(index)}
              removeLabel={row.ingredient || nameOf(index).toLowerCase()}
              index={index}
              count={rows.length}
              onMove={list.move}
              onRemove={list.remove}
            >
              <IngredientInputs
                editor={editor}
                row={row}
                index={index}
                onChange={(part) => list.change(row.key, part)}
                onNext={() => list.insert(index + 1, [emptyRow()])}
                onPasteList={setPasted}
              />
            </SortableRow>
          ))}
        </SortableRows>
        {error && <FieldError id="ingredients-error">{error}</FieldError>}
        <ListFoot
          addLabel="Add ingredient"
          onAdd={() => rows.length < CONTENT_LIMITS.listItems && list.insert(rows.length, [emptyRow()])}
          paste={{ label: 'Paste a list', onPress: () => setPasted('') }}
          removed={list.removed ? list.removed.row.ingredient || 'a line' : null}
          onUndo={list.undo}
        />
      </div>
      <PasteDialog
        text={pasted}
        onClose={() => setPasted(null)}
        title="Paste your ingredients"
        hint="One ingredient a line. Bullets and numbers are taken away for you."
        split={(text) =>
          splitIngredients(text).map(({ amount, unit, ingredient }) => [amount, unit, ingredient])
        }
        columns={['Amount', 'Unit', 'Ingredient']}
        addLabel={(count) => `Add ${count} ${count === 1 ? 'ingredient' : 'ingredients'}`}
        onAdd={(lines) => {
          const added = lines.map(([amount = '', unit = '', ingredient = '']) => ({
            amount,
            unit,
            ingredient,
          }))
          // A line still empty at the end was only waiting for this.
          const kept = rows.filter((row) => row.amount || row.unit || row.ingredient)
          change([...kept, ...newRows(added)])
          setPasted(null)
        }}
      />
    </Panel>
  )
}
