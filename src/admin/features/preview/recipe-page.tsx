import { highlightFirstWords } from '../../../domain/content/highlighted-words.ts'
import { ingredientLine, isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { formatDifficulty, formatPrepTime, formatServings } from '../../../domain/content/labels.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { TagList } from '../../../web/ui/tag.tsx'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { PageTitle } from './page-title.tsx'

/** A recipe as readers will see it. */
export function RecipePage({ recipe }: { recipe: RecipeFields }) {
  const { prep_time_minutes, servings, notes } = recipe
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TagList tags={recipe.dietary_tags} label="Dietary tags" />
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
      <div className="mt-4 grid gap-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <section>
          <h3 className="type-h3 mb-3">Ingredients</h3>
          <IngredientLines ingredients={recipe.ingredients} />
        </section>
        <section>
          <h3 className="type-h3 mb-3">Instructions</h3>
          <Lines
            numbered
            empty="No instructions available."
            lines={recipe.instructions.map(({ instruction }) => instruction)}
          />
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
        </section>
      </div>
    </div>
  )
}

function IngredientLines({ ingredients }: Pick<RecipeFields, 'ingredients'>) {
  const filled = ingredients.filter((line) => ingredientLine(line).trim() !== '')
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
          {ingredientLine(line)}
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
