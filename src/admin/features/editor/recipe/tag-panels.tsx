import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CONTENT_LIMITS, DIETARY_TAGS } from '../../../../domain/items/limits.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import { ChipsInput } from '../../../ui/chips-input.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { FindingNumbers, MarkedField } from '../../proofreader/field-marks.tsx'
import { useFieldFindings } from '../../proofreader/proof-context.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { useField } from '../use-editor.ts'

/** The dietary tags that are offered (REC-API-2), and any other the recipe already has. */
export function DietaryTagsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: chosen, change } = useField(editor, 'dietary_tags')
  const known: readonly string[] = DIETARY_TAGS
  const options = [...known, ...chosen.filter((tag) => !known.includes(tag))]
  const toggle = (tag: string) =>
    // In the order of the options, so that the first ones shown on a card do not depend on the order of selection.
    change(options.filter((option) => (option === tag) !== chosen.includes(option)))
  return (
    <Panel title="Dietary tags">
      <fieldset data-field="dietary_tags" className="flex flex-wrap gap-2">
        <legend className="sr-only">Dietary tags</legend>
        {options.map((tag) => {
          const isChosen = chosen.includes(tag)
          return (
            <TagButton key={tag} place={chosen.indexOf(tag)}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => toggle(tag)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold hover:bg-sunken aria-pressed:border-on-field aria-pressed:bg-leaf aria-pressed:text-on-field lg:min-h-10"
              >
                {isChosen && <Check aria-hidden className="size-4" />}
                {tag}
              </button>
            </TagButton>
          )
        })}
      </fieldset>
    </Panel>
  )
}

function TagButton({ place, children }: { place: number; children: ReactNode }) {
  const field = `dietary_tags.${place}`
  const level = useFieldFindings(field)[0]?.level
  return (
    <span
      data-field={place === -1 ? undefined : field}
      data-level={level}
      className={classNames(
        'inline-flex items-center gap-1.5',
        level !== undefined && '*:first:border-2 *:first:border-(--proof-ink)!',
      )}
    >
      {children}
      <FindingNumbers field={field} />
    </span>
  )
}

/** The allergens that labels must name in the European Union, in everyday words. */
const COMMON = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soya',
  'fish',
  'shellfish',
  'sesame',
  'celery',
  'mustard',
]

export function AllergensPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value, error, change } = useField(editor, 'allergens')
  const missing = COMMON.filter((allergen) => !value.includes(allergen))
  return (
    <Panel title="Allergens">
      <MarkedField field="allergens">
        <ChipsInput
          label="Contains"
          values={value}
          onChange={change}
          maxLength={CONTENT_LIMITS.tag}
          maxItems={CONTENT_LIMITS.listItems}
          error={error ?? null}
          hint="Shown with the recipe. Tap one below, or type your own and press Enter."
        />
      </MarkedField>
      <fieldset className="-mt-2 -ml-1.5 flex flex-wrap gap-x-1">
        <legend className="sr-only">Common allergens</legend>
        {missing.map((allergen) => (
          <TextButton key={allergen} onClick={() => change([...value, allergen])}>
            <span aria-hidden>+</span>
            <span className="sr-only">Add </span>
            {allergen}
          </TextButton>
        ))}
      </fieldset>
    </Panel>
  )
}
