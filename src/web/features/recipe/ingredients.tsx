import { useId } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { classNames } from '../../ui/class-names.ts'
import { IngredientList } from './ingredient-list.tsx'
import { scaledIngredients } from './scaled-ingredients.ts'
import { ServingsStepper } from './servings-stepper.tsx'
import type { Servings } from './use-servings.ts'

interface IngredientsProps {
  recipe: RecipePage
  today: Servings
  className?: string
}

export function Ingredients({ recipe, today, className }: IngredientsProps) {
  const id = useId()
  const { ingredients, allergens } = recipe
  const groups = scaledIngredients(ingredients, today.servings / recipe.servings, today.scale)
  return (
    <section
      aria-labelledby={id}
      className={classNames('field-butter rounded-field p-6 print:bg-transparent print:p-0', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:mb-1">
        <h2 id={id} className="type-h3 text-[1.5rem] print:text-[13pt]">
          Ingredients
        </h2>
        {ingredients.length > 0 && <ServingsStepper servings={today.servings} onStep={today.step} />}
      </div>
      {ingredients.length === 0 ? (
        <p>No ingredients available.</p>
      ) : (
        <IngredientList recipeId={recipe.id} groups={groups} />
      )}
      {allergens.length > 0 && (
        <p className="mt-4 rounded-paper border-[1.5px] border-current px-4 py-3 text-small print:mt-2 print:border-0 print:p-0 print:text-[1em]">
          <b>Contains:</b> {allergens.join(', ')}
        </p>
      )}
    </section>
  )
}
