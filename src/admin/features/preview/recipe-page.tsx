import { type ReactNode, useState } from 'react'
import { AVOIDABLES, type Avoidable } from '../../../domain/content/avoidables.ts'
import { highlightFirstWords } from '../../../domain/content/highlighted-words.ts'
import { ingredientLine, isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { formatDifficulty, formatPrepTime, formatServings } from '../../../domain/items/labels.ts'
import { changeRecipe, type ShownLine, type ShownRecipe } from '../../../domain/kitchen/recipe-changes.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { TagList } from '../../../web/ui/tag.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { useFoodTools } from '../editor/recipe/use-food-tools.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { lineOf } from '../editor/recipe-rows.ts'
import { PageTitle } from './page-preview-dialog.tsx'

/** Shows a recipe as readers will see it, also as one of its variations and without what a reader avoids. */
export function RecipePage({ recipe }: { recipe: RecipeFields }) {
  const { prep_time_minutes, servings, notes } = recipe
  const { shown, choices } = useChoices(recipe)
  return (
    <div className="grid grid-cols-1 gap-5">
      <TagList tags={recipe.dietary_tags} />
      <PageTitle words={highlightFirstWords(recipe.title || 'Your title')} />
      {recipe.description && <p className="type-lead max-w-168 text-muted">{recipe.description}</p>}
      <p className="flex flex-wrap gap-x-4 text-small font-semibold">
        {prep_time_minutes !== null && <span>{formatPrepTime(prep_time_minutes)}</span>}
        {servings !== null && <span>{formatServings(servings)}</span>}
        <span>{formatDifficulty(recipe.difficulty)}</span>
      </p>
      <Picture
        source={{ ...recipe, featured_image_color: null }}
        ratio="4:3"
        sizes="(min-width: 48rem) 640px, 90vw"
        className="max-w-160"
      />
      {choices}
      <div className="mt-4 grid gap-8 @2xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <section data-part="ingredients">
          <h3 className="type-h3 mb-3">Ingredients</h3>
          <IngredientLines lines={shown.lines} />
        </section>
        <section data-part="steps">
          <h3 className="type-h3 mb-3">Instructions</h3>
          <Lines
            numbered
            empty="No instructions available."
            lines={shown.steps.map(({ instruction }) => instruction)}
          />
          <div data-part="extras">
            {notes.trim() && (
              <>
                <h3 className="type-h3 mt-8 mb-3">Pro Tips</h3>
                <p className="surface-mist rounded-field p-5 whitespace-pre-wrap">{notes.trim()}</p>
              </>
            )}
            {recipe.variations.length > 0 && (
              <>
                <h3 className="type-h3 mt-8 mb-3">Delicious Variations</h3>
                <Lines
                  empty=""
                  lines={recipe.variations.map(({ name, description }) => `${name}: ${description}`)}
                />
              </>
            )}
          </div>
        </section>
      </div>
    </div>
  )
}

/** Returns the reader's choices, and the recipe they result in (DIET-SWAP-1). */
function useChoices(recipe: RecipeFields): { shown: ShownRecipe; choices: ReactNode } {
  const tools = useFoodTools()
  const [chosen, setChosen] = useState<string | null>(null)
  const [avoid, setAvoid] = useState<readonly Avoidable[]>([])
  const names = recipe.variations.map(({ name }) => name).filter((name) => name.trim() !== '')
  const contains = (ingredient: string) => new Set(tools?.avoidedIn(ingredient) ?? [])
  const { lines, variations, swaps, steps } = toChangeable(recipe)
  const variation = variations.find(({ name }) => name === chosen) ?? null
  const shown = changeRecipe(
    { ingredients: lines, instructions: steps, allergens: recipe.allergens, swaps },
    { variation, avoid },
    contains,
  )
  const held = AVOIDABLES.filter(
    (avoidable) =>
      avoid.includes(avoidable) || lines.some(({ ingredient }) => contains(ingredient).has(avoidable)),
  )
  const toggle = (value: Avoidable) =>
    setAvoid(avoid.includes(value) ? avoid.filter((one) => one !== value) : [...avoid, value])
  const choices = (
    <div className="grid gap-3">
      {names.length > 0 && (
        <div>
          <h3 className="text-small font-bold">Cook it as</h3>
          <ChoiceChips
            label="Cook it as"
            choices={[
              { value: null, label: 'Original recipe' },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
      )}
      {held.length > 0 && (
        <fieldset>
          <legend className="text-small font-bold">I avoid</legend>
          <div className="flex flex-wrap gap-x-4">
            {held.map((avoidable) => (
              <label key={avoidable} className="flex min-h-11 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  checked={avoid.includes(avoidable)}
                  onChange={() => toggle(avoidable)}
                  className="size-5"
                />
                {avoidable}
              </label>
            ))}
          </div>
          <p role="status" className="text-small text-danger empty:hidden">
            {shown.unsolved.length > 0 && `There is no swap yet for all of: ${shown.unsolved.join(', ')}.`}
          </p>
        </fieldset>
      )}
    </div>
  )
  return { shown, choices }
}

function toChangeable(recipe: RecipeFields) {
  const { ingredients, instructions, variations, swaps } = recipe
  const placeOf = (key: string) => ingredients.findIndex((row) => row.key === key)
  return {
    lines: ingredients.map(lineOf),
    steps: instructions.map(({ instruction }, at) => ({ step: at + 1, instruction })),
    swaps: swaps
      .filter((swap) => swap.with === null || swap.with.ingredient.trim() !== '')
      .map((swap) => ({ ...swap, ingredient: placeOf(swap.ingredient) })),
    variations: variations.map(({ name, changes, steps, allergens }) => ({
      name,
      allergens,
      changes: changes
        .filter((change) => change.with === null || change.with.ingredient.trim() !== '')
        .map((change) => ({
          ...change,
          ingredient: change.ingredient === null ? null : placeOf(change.ingredient),
        })),
      steps: steps.map(({ step, instruction }) => ({
        step: instructions.findIndex(({ key }) => key === step) + 1,
        instruction,
      })),
    })),
  }
}

function IngredientLines({ lines }: { lines: readonly ShownLine[] }) {
  const filled = lines.filter((line) => ingredientLine(line).trim() !== '')
  if (filled.length === 0) return <p className="text-muted">No ingredients available.</p>
  return (
    <ul className="grid gap-2">
      {filled.map((line, index) => (
        <li
          key={index}
          className={
            isIngredientHeading(line) ? 'mt-4 font-bold first:mt-0' : 'border-b-[1.5px] border-line pb-2'
          }
        >
          {line.instead && (
            <s className="block text-small text-muted">
              <span className="sr-only">Instead of </span>
              {ingredientLine(line.instead)}
            </s>
          )}
          {line.isLeftOut ? 'Left out' : ingredientLine(line)}
          {line.note && <span className="block text-small text-muted">{line.note}</span>}
          {line.conflicts.length > 0 && (
            <span className="block text-small font-semibold text-danger">
              {line.conflicts.join(', ')}, no swap yet
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines, empty, numbered = false }: { lines: string[]; empty: string; numbered?: boolean }) {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ol className={numbered ? 'grid list-decimal gap-3 pl-6' : 'grid gap-2'}>
      {filled.map((line, index) => (
        <li key={index} className={numbered ? 'pl-1' : 'border-b-[1.5px] border-line pb-2'}>
          {line}
        </li>
      ))}
    </ol>
  )
}
