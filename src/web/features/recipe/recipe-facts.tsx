import { formatDifficulty } from '../../../domain/content/labels.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'

/** What a cook asks first. The servings are those she has chosen, so that a printed recipe says what it is for. */
export function RecipeFacts({ recipe, servings }: { recipe: RecipePage; servings: number }) {
  const facts = [
    { name: 'Prep', value: `${recipe.prep_time_minutes} min` },
    ...(recipe.cook_time_minutes > 0 ? [{ name: 'Cook', value: `${recipe.cook_time_minutes} min` }] : []),
    { name: 'Servings', value: String(servings) },
    { name: 'Difficulty', value: formatDifficulty(recipe.difficulty) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-[clamp(1.1rem,2vw,1.5rem)] gap-y-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="type-label text-muted">{name}</dt>
          <dd className="font-display text-[1.2rem] leading-[1.2] font-[750] tracking-[-.01em] sm:text-[1.375rem] print:text-[12pt]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
