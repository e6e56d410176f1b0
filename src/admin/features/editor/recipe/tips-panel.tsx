import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { FieldError, TextArea, TextField } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { MarkedField } from '../../proofreader/field-marks.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { withRowKey } from '../row-keys.ts'
import { useField } from '../use-editor.ts'
import { EditableRows, ListFoot, useRowList } from './row-list.tsx'
import { VariationChanges } from './variation-changes.tsx'

const emptyRow = () => withRowKey({ name: '', description: '', changes: [], steps: [], allergens: null })
const nameOf = (index: number) => `Variation ${index + 1}`

export function TipsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const notes = useField(editor, 'notes')
  return (
    <Panel title="Pro Tips and variations">
      <MarkedField field="notes">
        <TextArea
          label="Pro Tips"
          value={notes.value}
          maxLength={CONTENT_LIMITS.notes}
          error={notes.error ?? null}
          hint="One tip a line."
          onChange={({ target }) => notes.change(target.value)}
          className="min-h-19! field-sizing-content"
        />
      </MarkedField>
      <Variations editor={editor} />
    </Panel>
  )
}

function Variations({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'variations')
  const { value: ingredients } = useField(editor, 'ingredients')
  const { value: instructions } = useField(editor, 'instructions')
  const errors = useObservable(editor.state, (state) => state.errors)
  const list = useRowList(rows, change)
  return (
    <div ref={list.ref} data-field="variations" className="grid grid-cols-1">
      <EditableRows
        rows={rows}
        list={list}
        field="variations"
        nameOf={nameOf}
        titleOf={({ name }) => name}
        fields="long"
      >
        {(row, index) => (
          <div className="grid grid-cols-1 gap-2 pb-2">
            <TextField
              label={
                <>
                  Variation<span className="sr-only"> {index + 1}, name</span>
                </>
              }
              name="name"
              value={row.name}
              maxLength={CONTENT_LIMITS.variationName}
              placeholder="All plants"
              error={errors[`variations.${index}.name`] ?? null}
              onChange={({ target }) => list.change(row.key, { name: target.value })}
            />
            <MarkedField field={`variations.${index}.description`}>
              <TextArea
                label={
                  <>
                    What changes<span className="sr-only"> in variation {index + 1}</span>
                  </>
                }
                name="description"
                value={row.description}
                maxLength={CONTENT_LIMITS.variationDescription}
                placeholder="Coconut oil, maple syrup and a plant yoghurt."
                error={errors[`variations.${index}.description`] ?? null}
                onChange={({ target }) => list.change(row.key, { description: target.value })}
                className="min-h-19! field-sizing-content"
              />
            </MarkedField>
            <VariationChanges
              variation={row}
              index={index}
              ingredients={ingredients}
              steps={instructions}
              errors={errors}
              onChange={(part) => list.change(row.key, part)}
            />
          </div>
        )}
      </EditableRows>
      {error && <FieldError id="variations-error">{error}</FieldError>}
      <ListFoot
        addLabel="Add variation"
        onAdd={() => list.insert(rows.length, [emptyRow()])}
        removed={list.removed ? list.removed.row.name || 'a variation' : null}
        onUndo={list.undo}
      />
    </div>
  )
}
