import { Heading } from 'lucide-react'
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { withoutCountableUnit } from '../../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../../domain/content/recipe.ts'
import { splitIngredients } from '../../../../domain/content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { useMatches } from '../../../../web/ui/use-matches.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import { NARROW, Panel } from '../../../ui/panel.tsx'
import { useReveal } from '../../../ui/reveal.ts'
import { MarkedField, RowNumbers, useProofDescription } from '../../proofreader/field-marks.tsx'
import { useFieldFindings } from '../../proofreader/proof-context.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { EMPTY_LINE, type IngredientRow, newLine } from '../recipe-rows.ts'
import { useField } from '../use-editor.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { EditableRows, ListFoot, useRowList } from './row-list.tsx'

const emptyRow = () => newLine(EMPTY_LINE)
const newHeading = () => ({ ...emptyRow(), isHeading: true })
const nameOf = (index: number) => `Ingredient ${index + 1}`

export function IngredientsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'ingredients')
  const list = useRowList(rows, change)
  const [pasted, setPasted] = useState<string | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const hasRoom = rows.length < CONTENT_LIMITS.listItems
  return (
    <Panel title="Ingredients">
      <div ref={list.ref} data-field="ingredients" className="grid grid-cols-1">
        {rows.length === 0 && <p className="text-small text-muted">No ingredients yet.</p>}
        <EditableRows
          rows={rows}
          list={list}
          field="ingredients"
          nameOf={nameOf}
          titleOf={({ ingredient }) => ingredient}
        >
          {(row, index) => {
            const line = {
              row,
              index,
              onChange: (part: Partial<Ingredient>) => list.change(row.key, part),
              onNext: () => list.insert(index + 1, [emptyRow()]),
            }
            return (
              <FoldedIngredient
                editor={editor}
                row={row}
                index={index}
                isOpen={open === row.key}
                onOpen={() => setOpen(row.key)}
              >
                {row.isHeading ? (
                  <HeadingInput {...line} />
                ) : (
                  <IngredientInputs {...line} editor={editor} onPasteList={setPasted} />
                )}
              </FoldedIngredient>
            )
          }}
        </EditableRows>
        {error && <FieldError id="ingredients-error">{error}</FieldError>}
        <ListFoot
          addLabel="Add ingredient"
          onAdd={() => hasRoom && list.insert(rows.length, [emptyRow()])}
          others={
            <TextButton icon={Heading} onClick={() => hasRoom && list.insert(rows.length, [newHeading()])}>
              Add heading
            </TextButton>
          }
          paste={{ label: 'Paste a list', onPress: () => setPasted('') }}
          removed={list.removed ? list.removed.row.ingredient || 'a line' : null}
          onUndo={list.undo}
        />
      </div>
      <PasteDialog
        text={pasted}
        onClose={() => setPasted(null)}
        title="Paste your ingredients"
        hint="One ingredient a line. Bullets and numbers are removed for you."
        split={(text) =>
          splitIngredients(text)
            .map(withoutCountableUnit)
            .map(({ amount, unit, ingredient }) => [amount, unit, ingredient])
        }
        columns={['Amount', 'Unit', 'Ingredient']}
        addLabel={(count) => `Add ${count} ${count === 1 ? 'ingredient' : 'ingredients'}`}
        onAdd={(lines) => {
          const added = lines.map(([amount = '', unit = '', ingredient = '']) => ({
            amount,
            unit,
            ingredient,
          }))
          // Blank lines are dropped: the pasted ones take their place.
          const kept = rows.filter((row) => row.amount || row.unit || row.ingredient)
          change([...kept, ...added.map(newLine)])
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
  /** Called on Enter, for the next line. */
  onNext: () => void
  /** Called when several lines are pasted into one. */
  onPasteList: (text: string) => void
}

type HeadingInputProps = Pick<IngredientInputsProps, 'row' | 'index' | 'onChange' | 'onNext'>

function HeadingInput({ row, index, onChange, onNext }: HeadingInputProps) {
  return (
    <input
      name="ingredient"
      aria-label={`Heading, line ${index + 1}`}
      placeholder="For the dressing"
      value={row.ingredient}
      maxLength={CONTENT_LIMITS.ingredientPart - 1}
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ target }) => onChange({ ingredient: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onNext()
      }}
      className={`${INPUT_CLASS} min-h-11 border-0! border-b-2! rounded-none! px-1! py-1.5 font-bold`}
    />
  )
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
    <div className="relative grid grid-cols-2 gap-2 md:grid-cols-[88px_88px_minmax(0,1fr)]">
      {PARTS.map(({ name, label, placeholder, place }) => {
        const error = errors[`ingredients.${index}.${name}`]
        const errorId = `${row.key}-${name}`
        return (
          <MarkedField key={name} field={`ingredients.${index}.${name}`} hasNumbers={false} className={place}>
            <div>
              <IngredientInput
                field={`ingredients.${index}.${name}`}
                errorId={error ? errorId : undefined}
                name={name}
                aria-label={`${label}, line ${index + 1}`}
                placeholder={placeholder}
                value={row[name]}
                maxLength={CONTENT_LIMITS.ingredientPart}
                autoComplete="off"
                enterKeyHint="next"
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => onChange({ [name]: target.value })}
                onKeyDown={goOn}
                onPaste={takeList}
                className={`${INPUT_CLASS} min-h-11 px-2.5 py-1.5`}
              />
              {error && <FieldError id={errorId}>{error}</FieldError>}
            </div>
          </MarkedField>
        )
      })}
      <RowNumbers fields={PARTS.map(({ name }) => `ingredients.${index}.${name}`)} />
    </div>
  )
}

interface IngredientInputProps extends ComponentProps<'input'> {
  field: string
  errorId: string | undefined
}

/** Input for one part of a line, described by its error and its findings. */
function IngredientInput({ field, errorId, ...rest }: IngredientInputProps) {
  const description = useProofDescription(field)
  return <input aria-describedby={[errorId, description].filter(Boolean).join(' ') || undefined} {...rest} />
}

interface FoldedIngredientProps {
  editor: Editor<RecipeFields>
  row: IngredientRow
  index: number
  /** True for the row being edited. */
  isOpen: boolean
  onOpen: () => void
  /** Its fields; the first to be focused is the ingredient's. */
  children: ReactNode
}

/** An ingredient as one line of text on a phone, which becomes its fields when pressed (EDIT-FIELD-4). */
function FoldedIngredient({ editor, row, index, isOpen, onOpen, children }: FoldedIngredientProps) {
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useMatches(NARROW)
  const place = `ingredients.${index}`
  const isWrong = useObservable(editor.state, ({ errors }) =>
    Object.keys(errors).some((name) => name === place || name.startsWith(`${place}.`)),
  )
  const found = [
    useFieldFindings(`${place}.amount`),
    useFieldFindings(`${place}.unit`),
    useFieldFindings(`${place}.ingredient`),
  ]
  const hasFindings = found.some(({ length }) => length > 0)
  useReveal(root, onOpen)
  const isFolded = isNarrow && !isOpen && !isWrong && !hasFindings && row.ingredient.trim() !== ''
  const amount = [row.amount, row.unit].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that a field of it is being written, which stays open when its last letter goes
    <div ref={root} onFocus={isOpen || isFolded ? undefined : onOpen}>
      {isFolded && (
        <button
          type="button"
          data-folded
          aria-expanded={false}
          onClick={() => {
            flushSync(onOpen)
            root.current?.querySelector<HTMLElement>('input[name="ingredient"]')?.focus()
          }}
          className="flex min-h-11 w-full items-baseline gap-1.5 rounded-paper border-b-[1.5px] border-line px-1 py-2.5 text-left leading-snug hover:bg-sunken"
        >
          <span className="sr-only">
            {row.isHeading ? 'Heading' : 'Ingredient'}, line {index + 1}:{' '}
          </span>
          {amount && <span className="flex-none font-[650]">{amount}</span>}
          <span className={classNames('min-w-0 wrap-anywhere', row.isHeading && 'font-bold')}>
            {row.ingredient}
          </span>
        </button>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}
