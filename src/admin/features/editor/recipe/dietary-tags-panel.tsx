import { Check } from 'lucide-react'
import { DIETARY_TAGS } from '../../../../domain/content/limits.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-fields.ts'
import { useField } from '../use-field.ts'

/** The dietary tags of product §6.1, and any other the recipe already has. */
export function DietaryTagsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: chosen, change } = useField(editor, 'dietary_tags')
  const known: readonly string[] = DIETARY_TAGS
  const options = [...known, ...chosen.filter((tag) => !known.includes(tag))]
  const toggle = (tag: string) =>
    // In the order of the options, so that the first ones shown on a card are the same whatever she presses first.
    change(options.filter((option) => (option === tag) !== chosen.includes(option)))
  return (
    <Panel title="Dietary tags">
      <fieldset data-field="dietary_tags" className="flex flex-wrap gap-2">
        <legend className="sr-only">Dietary tags</legend>
        {options.map((tag) => {
          const isChosen = chosen.includes(tag)
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(tag)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold hover:bg-sunken aria-pressed:border-on-field aria-pressed:bg-leaf aria-pressed:text-on-field lg:min-h-10"
            >
              {isChosen && <Check aria-hidden className="size-4" />}
              {tag}
            </button>
          )
        })}
      </fieldset>
    </Panel>
  )
}
