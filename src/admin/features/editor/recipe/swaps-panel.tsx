import { useQuery } from '@tanstack/react-query'
import { ChevronDown, NotebookPen } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { AVOIDABLES, type Avoidable } from '../../../../domain/content/avoidables.ts'
import { CONTENT_LIMITS, LIST_LIMITS } from '../../../../domain/items/limits.ts'
import { firstWordOf } from '../../../../domain/notes/note-rules.ts'
import { type InboxNote, notesCalls } from '../../../../domain/notes/notes-calls.ts'
import { formatNearDate } from '../../../../domain/time/dates.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { FieldError, TextField } from '../../../../web/ui/field.tsx'
import { SiteLink } from '../../../../web/ui/site-link.tsx'
import { readOf } from '../../../data/calls.ts'
import { useClock } from '../../../data/use-clock.ts'
import { useSite } from '../../../data/use-site.ts'
import { StateBadge } from '../../../ui/badges.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useReveal } from '../../../ui/reveal.ts'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { EMPTY_LINE, type IngredientRow, NOT_CHOSEN, type SwapRow } from '../recipe-rows.ts'
import { withRowKey } from '../row-keys.ts'
import { useDebouncedFields, useField } from '../use-editor.ts'
import { IngredientSelect, ingredientName, LineInputs } from './ingredient-select.tsx'
import { EditableRows, ListFoot, useRowList } from './row-list.tsx'
import { useFoodTools } from './use-food-tools.ts'

const nameOf = (index: number) => `Swap ${index + 1}`

const AVOIDED = AVOIDABLES.map((value) => ({ value, label: value }))

function newSwap(avoid: Avoidable, line: IngredientRow | null): SwapRow {
  const { amount, unit } = line ?? EMPTY_LINE
  return withRowKey({
    avoid,
    ingredient: line?.key ?? NOT_CHOSEN,
    with: { amount, unit, ingredient: '' },
    note: '',
  })
}

/** Edits what replaces an ingredient for readers who avoid it (DIET-SWAP-1). */
export function SwapsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'swaps')
  const { value: ingredients } = useField(editor, 'ingredients')
  const list = useRowList(rows, change)
  const noteOf = useSwapNotes(editor, ingredients)
  const add = (swap: SwapRow) => list.insert(rows.length, [swap])
  return (
    <Panel title="Swaps">
      <p className="-mt-2 text-small text-muted">
        For readers who avoid something: what they use instead. The list and the steps follow.
      </p>
      <div ref={list.ref} data-field="swaps" className="grid grid-cols-1">
        <EditableRows rows={rows} list={list} field="swaps" nameOf={nameOf} fields="long">
          {(row, index) => (
            <SwapInputs
              editor={editor}
              row={row}
              index={index}
              ingredients={ingredients}
              note={noteOf(row)}
              before={rows.slice(0, index).findIndex((other) => isForTheSame(other, row))}
              onChange={(part) => list.change(row.key, part)}
            />
          )}
        </EditableRows>
        {error && <FieldError id="swaps-error">{error}</FieldError>}
        <ListFoot
          addLabel="Add swap"
          onAdd={() => rows.length < CONTENT_LIMITS.listItems && add(newSwap('dairy', null))}
          removed={list.removed ? 'a swap' : null}
          onUndo={list.undo}
        />
      </div>
      <SwapSuggestions editor={editor} onAdd={(avoid, line) => add(newSwap(avoid, line))} />
    </Panel>
  )
}

interface SwapInputsProps {
  editor: Editor<RecipeFields>
  row: SwapRow
  index: number
  ingredients: readonly IngredientRow[]
  /** The reader's note it was made from, while the swap is not published. */
  note: InboxNote | undefined
  /** Index of an earlier swap for the same case, which readers get instead; -1 for none. */
  before: number
  onChange: (part: Partial<SwapRow>) => void
}

/** Whether two swaps are of one ingredient for the same readers: the first is used. */
function isForTheSame(one: SwapRow, other: SwapRow): boolean {
  return one.avoid === other.avoid && one.ingredient === other.ingredient && other.ingredient !== NOT_CHOSEN
}

function SwapInputs({ editor, row, index, ingredients, note, before, onChange }: SwapInputsProps) {
  const name = nameOf(index)
  const error = useObservable(
    editor.state,
    ({ errors }) => errors[`swaps.${index}`] ?? errors[`swaps.${index}.note`] ?? null,
  )
  const line = ingredients.find(({ key }) => key === row.ingredient)
  return (
    <div
      className={classNames(
        'grid gap-2.5',
        note ? 'mb-3 rounded-[8px] border-2 border-ok bg-ok-bg/40 p-3 sm:p-4' : 'pb-3',
      )}
    >
      {note && <FromNote note={note} />}
      {before !== -1 && (
        <p className="text-small font-semibold text-warn">
          {nameOf(before)} is for the same, and readers get the first. Move this one above it, or take one
          out.
        </p>
      )}
      <FoldedSwap row={row} name={name} of={line?.ingredient ?? ''} isWrong={error !== null}>
        <div className="grid gap-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]">
          <SelectField
            label={<Spoken name={name}>Whoever avoids</Spoken>}
            value={row.avoid}
            options={AVOIDED}
            onChoose={(avoid) => onChange({ avoid })}
          />
          <div>
            <p aria-hidden className="mb-[.4rem] text-small font-[650]">
              Instead of
            </p>
            <IngredientSelect
              label={`${name}, instead of`}
              prompt={row.ingredient === NOT_CHOSEN ? 'Choose an ingredient' : 'No longer in the list'}
              rows={ingredients}
              value={row.ingredient}
              hasError={error !== null && line === undefined}
              onChange={(ingredient) => onChange({ ingredient })}
            />
          </div>
          <SelectField
            label={<Spoken name={name}>They</Spoken>}
            value={row.with === null ? 'without' : 'with'}
            options={[
              { value: 'with', label: 'use this' },
              { value: 'without', label: 'leave it out' },
            ]}
            onChoose={(value) => onChange({ with: value === 'with' ? EMPTY_LINE : null })}
          />
        </div>
        {row.with === null ? (
          error && <FieldError id={`${row.key}-error`}>{error}</FieldError>
        ) : (
          <LineInputs
            name={name}
            line={row.with}
            error={error}
            onChange={(line) => onChange({ with: line })}
          />
        )}
        <TextField
          label={<Spoken name={name}>A word about it</Spoken>}
          name="note"
          value={row.note}
          maxLength={CONTENT_LIMITS.swapNote}
          placeholder="Tahini is sesame."
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </FoldedSwap>
    </div>
  )
}

/** Says which reader's note a swap was made from, until readers see the swap. */
function FromNote({ note: { id, name, created_at } }: { note: InboxNote }) {
  const { time_zone } = useSite()
  const now = useClock()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-small">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <NotebookPen aria-hidden className="size-4.5 flex-none text-ok" />
        <span>From {firstWordOf(name)}’s note</span>
        <time dateTime={created_at} className="font-normal text-muted">
          {formatNearDate(created_at, now, time_zone)}
        </time>
        <SiteLink
          href={`/admin/notes?id=${id}`}
          className="inline-flex min-h-11 items-center text-accent-text"
        >
          Read it
        </SiteLink>
      </p>
      <StateBadge look="open">New, not published</StateBadge>
    </div>
  )
}

/** A label repeated in every row, with the row's name for screen readers. */
function Spoken({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="sr-only">{name}, </span>
      {children}
    </>
  )
}

/**
 * Returns the reader's note that a swap of the draft was made from, while readers do not see the swap: one with the
 * same avoided food, ingredient and credit. The replacement may have been corrected.
 */
function useSwapNotes(
  editor: Editor<RecipeFields>,
  ingredients: readonly IngredientRow[],
): (row: SwapRow) => InboxNote | undefined {
  const itemId = useObservable(editor.state, ({ item }) => item?.id ?? null)
  const { data } = useQuery({
    ...readOf(notesCalls.list, {
      query: { kind: 'recipe', item: itemId ?? undefined, limit: LIST_LIMITS.max },
    }),
    enabled: itemId !== null,
  })
  return ({ avoid, ingredient, note }) =>
    data?.notes.find(({ made_swap, swap, made_of }) => {
      if (!made_swap || swap !== null || made_swap.avoid !== avoid) return false
      const line = ingredients.find(({ key }) => key === ingredient)
      return line?.ingredient === made_of && note.startsWith(made_swap.note.replace(/\.$/, ''))
    })
}

interface FoldedSwapProps {
  row: SwapRow
  name: string
  /** The ingredient it is for. */
  of: string
  isWrong: boolean
  children: ReactNode
}

/** A swap in one line, which opens into its fields; a swap being edited is open. */
function FoldedSwap({ row, name, of, isWrong, children }: FoldedSwapProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(of === '' || row.with?.ingredient === '')
  useReveal(element, () => setOpen(true))
  return (
    <details
      ref={element}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small leading-snug [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere">
          <span className="sr-only">{name}, </span>
          <b className="font-[650]">No {row.avoid}:</b>{' '}
          {row.with === null
            ? `leave out ${of}`
            : `${row.with.ingredient || 'what'} instead of ${of || 'what'}`}
        </span>
        <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-2.5 pt-1">{children}</div>
    </details>
  )
}

interface SwapSuggestionsProps {
  editor: Editor<RecipeFields>
  onAdd: (avoid: Avoidable, line: IngredientRow) => void
}

/** Suggests ingredients that contain something readers avoid, and have no swap for it yet. */
function SwapSuggestions({ editor, onAdd }: SwapSuggestionsProps) {
  const tools = useFoodTools()
  const { ingredients, swaps } = useDebouncedFields(editor)
  const missing = useMemo(() => {
    if (tools === null) return []
    return ingredients
      .filter(({ isHeading }) => !isHeading)
      .flatMap((line) => tools.avoidedIn(line.ingredient).map((avoid) => ({ avoid, line })))
      .filter(
        ({ avoid, line }) => !swaps.some((swap) => swap.ingredient === line.key && swap.avoid === avoid),
      )
  }, [tools, ingredients, swaps])
  if (missing.length === 0) return null
  return (
    <fieldset className="-mt-2">
      <legend className="text-small text-muted">No swap yet for:</legend>
      <div className="flex flex-wrap gap-x-2">
        {missing.map(({ avoid, line }) => (
          <TextButton key={`${avoid} ${line.key}`} onClick={() => onAdd(avoid, line)}>
            <span aria-hidden>+</span>
            <span className="sr-only">Add a swap for </span>
            {ingredientName(line)} ({avoid})
          </TextButton>
        ))}
      </div>
    </fieldset>
  )
}
