import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { splitIngredients } from '../../../../domain/content/pasted-recipe.ts'
import type { Ingredient } from '../../../../domain/content/recipe.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SortableRows } from '../../../ui/sortable-rows.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { IngredientRow, RecipeFields } from '../recipe-kind.ts'
import { withRowKey } from '../row-keys.ts'
import { useField } from '../use-editor.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { ListFoot, newRows, SortableRow, useRowList } from './row-list.tsx'

const emptyRow = () => withRowKey({ amount: '', unit: '', ingredient: '' })
const nameOf = (index: number) => `Ingredient ${index + 1}`

/** The ingredients: amount, unit and ingredient a line, in the order they are dragged into. */
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

interface IngredientInputsProps {
  editor: Editor<RecipeFields>
  row: IngredientRow
  index: number
  onChange: (part: Partial<Ingredient>) => void
  /** Enter asks for the next line. */
  onNext: () => void
  /** Several lines were pasted into one. */
  onPasteList: (text: string) => void
}

const PARTS = [
  { name: 'amount', label: 'Amount', placeholder: 'amount', place: '' },
  { name: 'unit', label: 'Unit', placeholder: 'unit', place: '' },
  { name: 'ingredient', label: 'Ingredient', placeholder: 'ingredient', place: 'max-md:col-span-2' },
] as const

function IngredientInputs({ editor, row, index, onChange, onNext, onPasteList }: IngredientInputsProps) {
  const errors = useObservable(editor.state, (state) => state.errors)
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  const takeList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text.trim().split(/\r?\n/).length < 2) return
    event.preventDefault()
    onPasteList(text)
  }
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[88px_88px_minmax(0,1fr)]">
      {PARTS.map(({ name, label, placeholder, place }) => {
        const error = errors[`ingredients.${index}.${name}`]
        const errorId = `${row.key}-${name}`
        return (
          <div key={name} className={place}>
            <input
              name={name}
              aria-label={`${label}, line ${index + 1}`}
              placeholder={placeholder}
              value={row[name]}
              maxLength={CONTENT_LIMITS.ingredientPart}
              autoComplete="off"
              enterKeyHint="next"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={({ target }) => onChange({ [name]: target.value })}
              onKeyDown={goOn}
              onPaste={takeList}
              className={`${INPUT_CLASS} min-h-11 px-2.5 py-1.5`}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )
      })}
    </div>
  )
}
